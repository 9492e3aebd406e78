/// The commands that build and test the packages of the repository.
struct SwiftPackages: Sendable {
    let tree: Tree

    /// A shared build folder for the runtime and all backends, so that the runtime is compiled once.
    var scratchPath: String { tree.absolute(".build/packages") }

    func build(_ path: String) -> ShellCommand { command("build", path, scratchPath) }

    /// A separate build folder for tests: in a shared one, `swift test` may take the test bundle of another package for
    /// its own and run it.
    func test(_ path: String) -> ShellCommand {
        command("test", path, tree.absolute(".build/tests/\(path.split(separator: "/").last ?? "")"))
    }

    /// The tests of the generator. Its manifest makes warnings errors, and it is built in its usual build folder.
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
