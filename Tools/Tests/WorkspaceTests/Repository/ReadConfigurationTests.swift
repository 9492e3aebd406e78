import Diagnostics
import Testing
import YAML

@testable import Workspace

@Suite struct ReadConfigurationTests {
    private func read(_ text: String, folder: String = "Tiny") -> (BackendConfiguration?, String) {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "backend.yaml", text: text)
        let configuration = BackendConfiguration.read(file, folder: folder, sink: &sink)
        return (configuration, DiagnosticPrinter().text(of: sink.diagnostics))
    }

    @Test func everyKey() throws {
        let (configuration, findings) = read(
            """
            name: Shop
            module: ShopClient
            spec: Specs/deep/shop.yaml
            version: 1.2.3-beta
            enumName: ShopAPI
            excludeSchemes: [Admin, Other]
            linuxLibraries: [crypto, stdc++]
            """)
        let read = try #require(configuration)
        #expect(findings == "")
        #expect(read.name == "Shop")
        #expect(read.module == "ShopClient")
        #expect(read.spec == "Specs/deep/shop.yaml")
        #expect(read.version == "1.2.3-beta")
        #expect(read.options.enumName == "ShopAPI")
        #expect(read.options.excludedSchemes == ["Admin", "Other"])
        #expect(read.options.allowedRules == [])
        #expect(read.linuxLibraries == ["crypto", "stdc++"])
    }

    @Test func whatMayBeLeftOut() throws {
        let (configuration, findings) = read("spec: a.yaml\nversion: 1.0.0\n")
        let read = try #require(configuration)
        #expect(findings == "")
        #expect(read.name == "Tiny")
        #expect(read.module == "TinyAPI")
        #expect(read.options.enumName == nil)
    }

    @Test(
        arguments: [
            (
                "speck: a.yaml\nspec: a.yaml\nversion: 1.0.0\n",
                "1:1: error: speck is not a key of a backend.yaml; did you mean spec? [backend.key]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nhost: x\n",
                "3:1: error: host is not a key of a backend.yaml; the keys are name, module, spec, version, linuxLibraries, "
                    + "enumName, include, exclude, excludeSchemes, slots, names, types, enums, sharing, access, files, overlays, "
                    + "root, remote, allow, deny [backend.key]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nlinuxLibraries: ['cry\"pto']\n",
                "3:18: error: linuxLibraries has to be a list of libraries as the linker names them, as crypto for "
                    + "libcrypto, this is cry\"pto [backend.value]"
            ),
            (
                "spec: 1\nversion: 1.0.0\n",
                "1:7: error: spec has to be a path from the root of the repository, as Specs/petstore.yaml, this is an "
                    + "integer [backend.value]"
            ),
            (
                "spec: ../a.yaml\nversion: 1.0.0\n",
                "1:7: error: spec has to be a path from the root of the repository, as Specs/petstore.yaml, this is "
                    + "../a.yaml [backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0\n",
                "2:10: error: version has to be a semantic version, as 1.0.0, this is a number [backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nexcludeSchemes: Admin\n",
                "3:17: error: excludeSchemes has to be a list of strings, this is Admin [backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nmodule: 1st\n",
                "3:9: error: module has to be a Swift identifier of ASCII letters, digits and _, this is 1st "
                    + "[backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nmodule: DeclarativeRequests\n",
                "3:9: error: a module DeclarativeRequests exists already [backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nallow: [no.such.rule]\n",
                "3:9: error: there is no rule no.such.rule [backend.value]"
            ),
            (
                "spec: a.yaml\nversion: 1.0.0\nallow: [input.missing]\n",
                "3:9: error: there is no rule input.missing [backend.value]"
            ),
            ("- a\n", "1:1: error: a backend.yaml is a mapping, this is a sequence [backend.value]"),
        ])
    func mistakes(text: String, finding: String) {
        let (configuration, findings) = read(text)
        #expect(configuration == nil)
        #expect(findings == "backend.yaml:\(finding)\n")
    }

    @Test func bothMissingKeysAreNamed() {
        let (configuration, findings) = read("name: Tiny\n")
        #expect(configuration == nil)
        #expect(
            findings == """
                backend.yaml: error: spec is missing: the path of the document, as Specs/petstore.yaml \
                [backend.incomplete]
                backend.yaml: error: version is missing: the semantic version, as 1.0.0 [backend.incomplete]

                """)
    }

    @Test func aFolderThatCannotNameAPackage() {
        let (configuration, findings) = read("spec: a.yaml\nversion: 1.0.0\nmodule: A\n", folder: "My shop")
        #expect(configuration == nil)
        #expect(
            findings == """
                backend.yaml: error: the name of the folder, My shop, is not the name of a package, which has only \
                letters, digits, - and _; set name [backend.value]

                """)
    }
}
