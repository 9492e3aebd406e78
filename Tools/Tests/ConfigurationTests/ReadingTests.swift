import Diagnostics
import Testing

@testable import Configuration

@Suite struct ReadingTests {
    @Test func everyKey() throws {
        let (configuration, findings) = read(
            """
            name: Shop
            module: ShopClient
            spec: Specs/shop.yaml
            version: 1.2.3-beta.1+5
            linuxLibraries: [crypto, stdc++]
            enumName: ShopAPI
            include:
              tags: [pets]
              paths: [/pets*]
              operations: [listPets, GET /a]
              schemes: [key]
              deprecated: false
            exclude: {deprecated: true, tags: [admin]}
            excludeSchemes: [Admin, Other]
            slots: [timestamp]
            names:
              operations: {"list*": "all*"}
              schemas: {Pet: Animal}
              properties: {Pet.tag: label}
              cases: {Size.xl: extraLarge}
              parameters: {listPets.limit: count}
            types:
              formats: {int64: Int64}
              schemas: {Money: Finance.Amount}
              properties: {Pet.id: PetID}
              import: [Finance]
            enums: {open: [Size], closed: ["Pet.*"]}
            access: package
            files: many
            overlays: [fixes.yaml, /a/b.yaml]
            root: ../../Specs
            remote: cache
            allow: [a.refusal]
            deny: [a.warning]
            """)
        let file = try #require(configuration, Comment(rawValue: findings))
        #expect(findings == "")
        #expect(file.name?.value == "Shop")
        #expect(file.module?.value == "ShopClient")
        #expect(file.spec?.value == "Specs/shop.yaml")
        #expect(file.version?.value == "1.2.3-beta.1+5")
        #expect(file.linuxLibraries?.value == ["crypto", "stdc++"])
        #expect(file.enumName?.value == "ShopAPI")
        #expect(file.include?.tags.map(\.value.text) == ["pets"])
        #expect(file.include?.paths.map(\.value.text) == ["/pets*"])
        #expect(file.include?.operations.map(\.value.text) == ["listPets", "GET /a"])
        #expect(file.include?.schemes.map(\.value.text) == ["key"])
        #expect(file.include?.deprecated?.value == false)
        #expect(file.exclude?.deprecated?.value == true)
        #expect(file.exclude?.tags.map(\.value.text) == ["admin"])
        #expect(file.excludeSchemes.map(\.value) == ["Admin", "Other"])
        #expect(file.slots.map(\.value) == ["timestamp"])
        #expect(file.names.operations.map(\.pattern.value.text) == ["list*"])
        #expect(file.names.operations.map(\.name.value) == ["all*"])
        #expect(file.names.schemas.map(\.name.value) == ["Animal"])
        #expect(file.names.properties.map(\.pattern.value.text) == ["Pet.tag"])
        #expect(file.names.cases.map(\.name.value) == ["extraLarge"])
        #expect(file.names.parameters.map(\.name.value) == ["count"])
        #expect(file.types.formats.map(\.type.value.description) == ["Int64"])
        #expect(file.types.schemas.map(\.type.value.description) == ["Finance.Amount"])
        #expect(file.types.properties.map(\.pattern.value.text) == ["Pet.id"])
        #expect(file.types.imports == ["Finance"])
        #expect(file.enums.open.map(\.value.text) == ["Size"])
        #expect(file.enums.closed.map(\.value.text) == ["Pet.*"])
        #expect(file.access?.value == "package")
        #expect(file.files?.value == "many")
        #expect(file.overlays.map(\.path) == ["Backends/Shop/fixes.yaml", "/a/b.yaml"])
        #expect(file.root?.path == "Backends/Shop/../../Specs")
        #expect(file.remote?.path == "Backends/Shop/cache")
        #expect(file.allow.map(\.value) == ["a.refusal"])
        #expect(file.deny.map(\.value) == ["a.warning"])
    }

    @Test func anEmptyMappingAsksForNothing() {
        let (configuration, findings) = read("{}")
        #expect(configuration?.include == nil)
        #expect(findings == "")
    }

    /// All mistakes are reported in one run, each at its location.
    @Test func mistakesAtEveryDepth() {
        let (configuration, findings) = read(
            """
            speck: a.yaml
            include:
              tag: [pets]
              tags: pets
              deprecated: yes
            exclude: all
            names:
              schemas:
                Pet: [Animal]
              schema: {Pet: Animal}
            types:
              formats: {int64: Int64?, date: "1st"}
            enums: {open: [1]}
            access: open
            files: 2
            version: 1.0
            spec: ../a.yaml
            allow: [a.refusel, a.refusal]
            deny: [a.refusal, an.error]
            slots:
            host: x
            """)
        #expect(configuration == nil)
        let name = "Backends/Shop/backend.yaml"
        #expect(
            findings == """
                \(name):1:1: error: speck is not a key of a backend.yaml; did you mean spec? [backend.key]
                \(name):3:3: error: tag is not a key of include; did you mean tags? [backend.key]
                \(name):4:9: error: include.tags has to be a list of names or patterns with *, this is pets [backend.value]
                \(name):5:15: error: include.deprecated has to be true or false, this is yes [backend.value]
                \(name):6:10: error: exclude has to be a mapping with the keys tags, paths, operations, schemes, \
                deprecated, this is all [backend.value]
                \(name):9:10: error: names.schemas.Pet has to be a Swift name, in which * is the text that * matched, this \
                is a sequence [backend.value]
                \(name):10:3: error: schema is not a key of names; did you mean schemas? [backend.key]
                \(name):12:20: error: types.formats.int64 has to be a Swift type without a closing ?, as Decimal, \
                Measure.Length or [Tag], this is Int64? [backend.value]
                \(name):12:34: error: types.formats.date has to be a Swift type without a closing ?, as Decimal, \
                Measure.Length or [Tag], this is 1st [backend.value]
                \(name):13:16: error: enums.open has to be a list of names or patterns with *, this is an integer \
                [backend.value]
                \(name):14:9: error: access has to be one of public, package, internal, this is open [backend.value]
                \(name):15:8: error: files has to be one of one, many, this is an integer [backend.value]
                \(name):16:10: error: version has to be a semantic version, as 1.0.0, this is a number [backend.value]
                \(name):17:7: error: spec has to be a path from the root of the repository, as Specs/petstore.yaml, this \
                is ../a.yaml [backend.value]
                \(name):18:9: error: there is no rule a.refusel; did you mean a.refusal? [backend.value]
                \(name):19:8: error: a.refusal is allowed and denied [backend.value]
                \(name):18:20: note: allowed here
                \(name):19:19: error: an.error is always an error, it need not be denied [backend.value]
                \(name):20:7: error: slots has to be a list of strings, this is null [backend.value]
                \(name):21:1: error: host is not a key of a backend.yaml; the keys are name, module, spec, version, \
                linuxLibraries, enumName, include, exclude, excludeSchemes, slots, names, types, enums, sharing, access, files, \
                overlays, root, remote, allow, deny [backend.key]

                """)
    }

    @Test(
        arguments: [
            ("- a\n", "1:1: error: a backend.yaml is a mapping, this is a sequence [backend.value]"),
            ("allow: [an.error]\n", "1:9: error: an.error is always an error, it cannot be allowed [backend.value]"),
            ("a: 1\n\tb: 2\n", "2:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]"),
            (
                "slots: []\nslots: [a]\n",
                "2:1: error: the key \"slots\" appears twice; remove or rename one of them [yaml.duplicate-key]"
            ),
        ])
    func whatIsNoConfiguration(text: String, finding: String) {
        let (configuration, findings) = read(text)
        #expect(configuration == nil)
        #expect(findings.contains("Backends/Shop/backend.yaml:\(finding)"), Comment(rawValue: findings))
    }

    @Test(arguments: ["1.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-01", "v1.0.0", "1.0.0 ", "1.0.0+"])
    func noVersion(text: String) {
        #expect(read("version: \"\(text)\"").configuration == nil)
    }

    @Test(arguments: ["/a", "a//b", "a/", "./a", "a/../b", "a/.", ".."])
    func noSpec(text: String) {
        #expect(read("spec: \"\(text)\"").configuration == nil)
    }

    @Test(arguments: ["a", "Specs/a.yaml", ".hidden/a..b/..c", "a b/ü.json"])
    func spec(text: String) {
        #expect(read("spec: \"\(text)\"").configuration?.spec?.value == text)
    }
}
