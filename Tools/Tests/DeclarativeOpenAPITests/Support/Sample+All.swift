extension Sample {
    /// Every snippet of the tests: all that they make has to compile too.
    static let all: [Sample] =
        ObjectTests.samples + EnumerationTests.samples + PlainValueTests.samples + AllOfTests.samples
        + UnionTests.samples + BranchTests.samples + MergeTests.samples + DirectionTests.samples + DefaultTests.samples
        + PlacedReferenceTests.samples + ParameterTests.samples + BodyTests.samples + ResponseTests.samples
        + OperationTests.samples + SelectionTests.samples + GivenNameTests.samples + ChosenTypeTests.samples
        + EnumChoiceTests.samples + DocumentationTests.samples + ServerTests.samples + SecurityTests.samples
        + SwaggerTests.samples
}
