extension Sample {
    /// All snippets of the tests. Their output must compile, too.
    static let all: [Sample] =
        ObjectTests.samples + EnumerationTests.samples + PlainValueTests.samples + AllOfTests.samples
        + UnionTests.samples + BranchTests.samples + BranchOrderTests.samples + NumberTagTests.samples
        + MergeTests.samples + DirectionTests.samples + DefaultTests.samples
        + InlineReferenceTests.samples + ParameterTests.samples + ParameterTypeTests.samples
        + BodyTests.samples + PlainBodyTests.samples + FormTests.samples + ResponseTests.samples
        + OperationTests.samples + SelectionTests.samples + GivenNameTests.samples + ChosenTypeTests.samples
        + EnumChoiceTests.samples + DocumentationTests.samples + ServerTests.samples + SecurityTests.samples
        + SwaggerTests.samples + SwaggerParameterTests.samples + SwaggerBodyTests.samples + SwaggerResponseTests.samples
        + SwaggerSubtypeTests.samples
}
