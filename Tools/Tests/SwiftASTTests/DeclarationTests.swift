import SwiftAST
import Testing

struct DeclarationTests {
    @Test func partsGroupsByAnEmptyLine() {
        let members: [Declaration] = [
            .enumCase(EnumCase("a")), .enumCase(EnumCase("b", rawValue: .integer(-1))),
            .enumCase(EnumCase("c", documentation: DocComment("The third."))), .enumCase(EnumCase("d")),
            .typeAlias(TypeAlias("A", .int)), .typeAlias(TypeAlias("B", .int)),
            .property(Property(.let, "x", .int, .stored(.integer(1)), modifiers: [.static])),
            .property(Property(.var, "y", .int, .computed([.return(.integer(1))]))),
            .comment("Why."), .function(Function("f", body: [])),
        ]
        #expect(
            printed(.enum("E", inherits: [.int], modifiers: [], members: members)) == """
                enum E: Int {
                    case a
                    case b = -1

                    /// The third.
                    case c

                    case d

                    typealias A = Int
                    typealias B = Int

                    static let x: Int = 1

                    var y: Int {
                        return 1
                    }

                    // Why.
                    func f() {}
                }

                """)
    }

    @Test func writesEveryKindOfDeclaration() {
        #expect(
            SwiftFile(declarations: [
                .enum("Empty", members: []),
                .extension(.member("Pet", "Kind"), inherits: ["Identifiable"], members: [.mark("Id")]),
                .type(TypeDeclaration(.class, "C", modifiers: [.final], members: [.comment("Nothing yet.")])),
                .property(
                    Property(
                        .var, "x", .int,
                        .accessors(
                            get: .subscript(.name("values"), [.init(.integer(1))]),
                            modify: .subscript(.name("values"), [.init(.integer(1))])))),
                .initializer(
                    Initializer([Parameter("from", label: .wildcard, .int)], failable: true, throws: .any, body: [])),
                .function(
                    Function(
                        "f", [Parameter("b", label: "in", .int, inOut: true)], returns: .int,
                        attributes: [.deprecated(), .discardableResult, .spi("Generated")],
                        modifiers: [.public, .static],
                        body: [.return(.name("b"))])),
                .enumCase(EnumCase("a", [.init(.int), .init("in", .string)], indirect: true)),
            ]).source == """
                public nonisolated enum Empty {}

                nonisolated extension Pet.Kind: Identifiable {
                    // MARK: - Id
                }

                final class C {
                    // Nothing yet.
                }

                var x: Int { get { values[1] } _modify { yield &values[1] } }

                init?(_ from: Int) throws {}

                @available(*, deprecated)
                @discardableResult @_spi(Generated) public static func f(`in` b: inout Int) -> Int {
                    return b
                }

                indirect case a(Int, `in`: String)

                """)
    }

    @Test func ordersImports() {
        let file = SwiftFile(header: "Made.", imports: ["Foundation", "B", "A", "B"], declarations: [])
        #expect(file.source == "// Made.\n\nimport A\nimport B\nimport Foundation\n")
        #expect(SwiftFile(declarations: []).source == "")
    }

    @Test func importsSayTheirLevelWhereTheInterfaceNamesTheModule() {
        let imports: [Import] = [Import("B", spi: "Generated", exposed: true), "A"]
        func source(_ access: Access) -> String {
            SwiftFile(imports: imports, access: access, declarations: []).source
        }
        #expect(source(.public) == "import A\n@_spi(Generated) public import B\n")
        #expect(source(.internal) == "import A\n@_spi(Generated) import B\n")
        #expect(
            source(.package) == """
                #if hasFeature(InternalImportsByDefault)
                    import A
                    @_spi(Generated) package import B
                #else
                    import A
                    @_spi(Generated) import B
                #endif

                """)
    }
}
