import Testing

@testable import Workspace

/// Examples of semver.org, items 2, 9 and 10.
@Suite struct SemanticVersionTests {
    @Test(
        arguments: [
            "0.0.0", "1.0.0", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-0.3.7", "1.0.0-x-y-z.--",
            "1.0.0+20130313144700", "1.0.0-beta+exp.sha.5114f85", "1.0.0+21AF26D3----117B344092BD",
        ])
    func valid(_ text: String) { #expect(SemanticVersion.isValid(text)) }

    @Test(
        arguments: [
            "", "1", "1.0", "1.0.0.0", "v1.0.0", "01.0.0", "1.0.0-", "1.0.0-01", "1.0.0-a..b", "1.0.0+", "1.0.0-ä",
            "1.-1.0", "1.0.0 ",
        ])
    func invalid(_ text: String) { #expect(!SemanticVersion.isValid(text)) }
}
