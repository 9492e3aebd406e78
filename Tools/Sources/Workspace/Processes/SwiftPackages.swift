/// The commands that build and test the packages of the repository.
struct SwiftPackages: Sendable {
    let tree: Tree

    /// One folder for what is built of the runtime and all backends, so that the runtime is compiled once.
    var scratchPath: String { tree.absolute(".build/packages") }

    func build(_ path: String) -> ShellCommand { command("build", path, scratchPath) }

    /// In a folder of the package's own: in a shared one `swift test` may take the bundle of the package before it for up to
    /// date, and run that one's tests.
    func test(_ path: String) -> ShellCommand {
        command("test", path, tree.absolute(".build/tests/\(path.split(separator: "/").last ?? "")"))
    }

    /// The generator's tests; its manifest makes warnings errors itself, and it is built beside its release build.
    var testTools: ShellCommand {
        ShellCommand(["swift", "test", "--package-path", tree.absolute("Tools")], environment: ["NO_COLOR": "1"])
    }

    private func command(_ verb: String, _ path: String, _ scratchPath: String) -> ShellCommand {
        ShellCommand(
            [
                "swift", verb, "--package-path", tree.absolute(path), "--scratch-path", scratchPath,
                "-Xswiftc", "-warnings-as-errors",
            ], environment: ["NO_COLOR": "1"])
    }
}
