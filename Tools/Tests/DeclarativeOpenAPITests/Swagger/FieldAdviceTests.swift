import OpenAPIGrammar
import Testing

@testable import OpenAPIDocument

/// Advice on fields of the other specification.
@Suite struct FieldAdviceTests {
    @Test func concernsFieldsOfTheOtherSpecificationAlone() throws {
        for (kind, advice) in FieldAdvice.ofOpenAPI3 {
            for name in advice.keys {
                let field = try #require(kind.field(name), "\(kind.words) \(name)")
                #expect(field.isOfOpenAPI3 && !field.versions.contains(.v2_0), "\(kind.words) \(name)")
            }
        }
        for (kind, advice) in FieldAdvice.ofSwagger2 {
            for name in advice.keys {
                let field = try #require(kind.field(name), "\(kind.words) \(name)")
                #expect(field.versions == .v2_0 ... .v2_0, "\(kind.words) \(name)")
            }
        }
    }
}
