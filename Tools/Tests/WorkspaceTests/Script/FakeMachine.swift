import Foundation

/// A checkout with the script `./workspace`, and a `PATH` with fake programs.
///
/// A package is "installed" if `state/<package>` exists; the fake package managers create that file. The important
/// fakes log their calls.
struct FakeMachine {
    enum System { case debian, macOS, other }

    let folder: TemporaryFolder
    var system = System.debian
    var user = "0"

    /// A machine with Swift, git, pkg-config and Python, and without the other prerequisites.
    init(_ system: System = .debian, user: String = "0") throws {
        folder = try TemporaryFolder()
        self.system = system
        self.user = user
        let script = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: folder.path("checkout"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/\(script)/workspace", toPath: folder.path("checkout/workspace"))
        try folder.write("// manifest\n", to: "checkout/Tools/Package.swift")
        try folder.write("// source\n", to: "checkout/Tools/Sources/A/a source.swift")
        try folder.write("6.3.1\n", to: "state/swift-version")
        try folder.write("", to: "log")
        try makePrograms()
    }

    private func makePrograms() throws {
        try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
        for name in FakePrograms.real {
            let places = ["/usr/bin/\(name)", "/bin/\(name)"]
            guard let path = places.first(where: FileManager.default.isExecutableFile) else { continue }
            try FileManager.default.createSymbolicLink(atPath: folder.path("bin/\(name)"), withDestinationPath: path)
        }
        let absent: [String] =
            switch system {
            case .debian: ["brew"]
            case .macOS: ["apt-get"]
            case .other: ["apt-get", "brew"]
            }
        for (name, body) in FakePrograms.fakes where !absent.contains(name) { try install(name, body) }
    }

    private func install(_ name: String, _ body: String) throws {
        let head = """
            #!/bin/sh
            log() { printf '%s\\n' "$*" >>"$LOG"; }
            cp_tool() {
                printf '#!/bin/sh\\necho "%s in $PWD:"\\nprintf "<%%s>\\\\n" "$@"\\n' "$1" >"$2/$1"
                /bin/chmod +x "$2/$1"
            }

            """
        try folder.write(head + body + "\n", to: "bin/\(name)", executable: true)
    }

    /// Installs packages.
    func have(_ packages: String...) throws {
        for package in packages { try folder.write("", to: "state/\(package)") }
    }

    /// Installs all prerequisites.
    func haveEverything() throws { try have("libyaml-dev", "libssl-dev", "python3-venv") }

    func lack(_ program: String) throws { try folder.remove("bin/\(program)") }

    /// The logged calls since the last time, in order.
    func calls() throws -> [String] {
        defer { try? folder.write("", to: "log") }
        return try folder.text("log").split(separator: "\n").map(String.init)
    }

    /// The value of `WORKSPACE_BUILD`.
    var configuration: String?

    var environment: [String: String] {
        var environment = [
            "PATH": folder.path("bin"), "STATE": folder.path("state"), "LOG": folder.path("log"),
            "CHECKOUT": folder.path("checkout"), "FAKE_USER": user,
            "FAKE_SYSTEM": system == .macOS ? "Darwin" : "Linux",
        ]
        environment["WORKSPACE_BUILD"] = configuration
        return environment
    }

    /// Runs the script by a path, from a folder.
    func run(_ arguments: String..., by path: String? = nil, from place: String? = nil) async throws -> Program {
        try await Program.run(
            path ?? folder.path("checkout/workspace"), arguments, in: place ?? folder.path, environment: environment)
    }
}
