import Testing

/// The script installs missing prerequisites, or says what to install.
@Suite struct PrerequisiteTests {
    @Test func debianAsRoot() async throws {
        let machine = try FakeMachine()
        let program = try await machine.run("list")
        #expect(program.code == 0)
        #expect(
            try machine.calls().filter { $0.hasPrefix("apt-get") || $0 == "sudo" } == [
                "apt-get -qq update (noninteractive)",
                "apt-get -qq install -y --no-install-recommends libyaml-dev libssl-dev python3-venv (noninteractive)",
            ])
        #expect(
            program.errors == """
                workspace: missing: libyaml headers, OpenSSL headers, python3 venv
                workspace: installing libyaml-dev libssl-dev python3-venv with apt-get
                workspace: building Tools: about a minute the first time

                """)
        #expect(program.output.hasSuffix("<--root>\n<\(machine.folder.path("checkout"))>\n<list>\n"))
    }

    @Test func debianAsAUserWithSudo() async throws {
        let machine = try FakeMachine(user: "1000")
        try machine.have("libyaml-dev", "python3-venv")
        #expect(try await machine.run("list").code == 0)
        #expect(
            try machine.calls().filter { $0.hasPrefix("apt-get") || $0 == "sudo" } == [
                "sudo", "apt-get -qq update (noninteractive)",
                "sudo", "apt-get -qq install -y --no-install-recommends libssl-dev (noninteractive)",
            ])
    }

    @Test func debianAsAUserWithoutSudo() async throws {
        let machine = try FakeMachine(user: "1000")
        try machine.lack("sudo")
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(program.output == "")
        #expect(
            program.errors == """
                workspace: missing: libyaml headers, OpenSSL headers, python3 venv
                workspace: this is needed first: sudo apt-get update && sudo apt-get install -y libyaml-dev \
                libssl-dev python3-venv

                """)
        #expect(try !machine.calls().contains { $0.hasPrefix("apt-get") })
    }

    @Test func programsThatAreMissingAreInstalledToo() async throws {
        let machine = try FakeMachine()
        for program in ["git", "pkg-config", "python3"] { try machine.lack(program) }
        let program = try await machine.run("list")
        // The fake package manager installs no programs, so they are still missing.
        #expect(program.code == 69)
        #expect(
            try machine.calls().contains(
                "apt-get -qq install -y --no-install-recommends git pkg-config libyaml-dev libssl-dev python3 "
                    + "python3-venv (noninteractive)"))
    }

    @Test func macOS() async throws {
        let machine = try FakeMachine(.macOS)
        #expect(try await machine.run("list").code == 0)
        #expect(try machine.calls().filter { $0.hasPrefix("brew") } == ["brew install libyaml python"])
    }

    @Test func macOSWithoutBrew() async throws {
        let machine = try FakeMachine(.macOS)
        try machine.lack("brew")
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(
            program.errors == """
                workspace: missing: libyaml headers, python3 venv
                workspace: this is needed first: brew install libyaml python (brew itself: https://brew.sh)

                """)
    }

    @Test func elsewhereThePartsAreNamed() async throws {
        let machine = try FakeMachine(.other)
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(
            program.errors == """
                workspace: missing: libyaml headers, OpenSSL headers, python3 venv
                workspace: this is needed first: libyaml headers, OpenSSL headers, python3 venv, with the package \
                manager of this system

                """)
    }

    @Test func elsewhereDoctorNamesThePart() async throws {
        let machine = try FakeMachine(.other)
        try machine.have("libyaml-dev", "python3-venv")
        let program = try await machine.run("doctor")
        #expect(program.code == 69)
        #expect(
            program.output.contains(
                "\nTo install what is missing: OpenSSL headers, with the package manager of this system\n"))
    }

    @Test func anInstallationThatFails() async throws {
        let machine = try FakeMachine()
        try machine.have("offline")
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(try !machine.calls().contains { $0.contains("install") })
        #expect(program.errors.contains("workspace: this is needed first: sudo apt-get update && "))
    }

    @Test func anInstallationThatDoesNotHelp() async throws {
        let machine = try FakeMachine()
        try machine.have("useless", "libssl-dev", "python3-venv")
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(program.errors.hasSuffix("workspace: still missing after the installation: libyaml headers\n"))
    }

    @Test func withoutSwift() async throws {
        let machine = try FakeMachine()
        try machine.lack("swift")
        let program = try await machine.run("list")
        #expect(program.code == 69)
        #expect(
            program.errors == """
                workspace: swift was not found: install Swift 6.2 or later from https://www.swift.org/install and put \
                it on PATH

                """)
        #expect(try machine.calls() == [])
    }

    @Test(arguments: [("5.10", false), ("6.1.2", false), ("6.2", true), ("6.10.1", true), ("7.0", true)])
    func swiftOfAnAge(version: String, isEnough: Bool) async throws {
        let machine = try FakeMachine()
        try machine.haveEverything()
        try machine.folder.write("\(version)\n", to: "state/swift-version")
        let program = try await machine.run("list")
        #expect(program.code == (isEnough ? 0 : 69))
        #expect(program.errors.contains("Swift \(version) is too old") == !isEnough)
    }

    @Test func theSecondTimeNothingSlowIsAsked() async throws {
        let machine = try FakeMachine()
        try machine.haveEverything()
        #expect(try await machine.run("list").code == 0)
        #expect(try machine.calls().first == "swift --version")
        let program = try await machine.run("list")
        #expect(program.errors == "")
        #expect(try machine.calls() == [])
    }

    @Test func whatIsTakenAwayIsMissedAgain() async throws {
        let machine = try FakeMachine()
        try machine.haveEverything()
        #expect(try await machine.run("list").code == 0)
        try machine.folder.remove("state/libyaml-dev")
        let program = try await machine.run("list")
        #expect(program.errors.hasPrefix("workspace: missing: libyaml headers\n"))
    }

    @Test func doctorReportsAndInstallsNothing() async throws {
        let machine = try FakeMachine()
        try machine.have("libyaml-dev", "python3-venv")
        let program = try await machine.run("doctor")
        #expect(program.code == 69)
        #expect(
            program.output == """
                ok       swift            6.3.1
                ok       git              2.40.0
                ok       pkg-config       1.8.1
                ok       libyaml headers  1.2.3
                MISSING  OpenSSL headers
                ok       python3          3.11.0
                ok       python3 venv     as python3
                To install what is missing: sudo apt-get update && sudo apt-get install -y libssl-dev
                note     Tools            will be built by the next command that needs them

                """)
        #expect(try !machine.calls().contains { $0.hasPrefix("apt-get") })
    }

    @Test func doctorIsContent() async throws {
        let machine = try FakeMachine()
        try machine.haveEverything()
        #expect(try await machine.run("list").code == 0)
        let program = try await machine.run("doctor")
        #expect(program.code == 0)
        #expect(program.output.hasSuffix("ok       Tools            built from the sources as they are\n"))
    }
}
