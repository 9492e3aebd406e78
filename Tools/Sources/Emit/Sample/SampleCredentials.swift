import APIModel
import SwiftAST

/// The credentials of a sample request: `secret`, or the pair `user` and `secret`.
struct SampleCredentials {
    /// Query items, encoded: `api_key=secret`.
    private(set) var queryItems: [String] = []
    /// Fields that carry one credential each; one that would carry two is left out.
    private(set) var headers: [SampleCall.Header] = []

    /// The credentials of the first non-empty alternative that can be satisfied; nil when one is needed and none can be.
    init?(for operation: Operation, schemes: [SecurityScheme]) {
        let attachable = Set(schemes.filter { $0.parameter != nil }.map(\.key))
        let chosen = operation.security.first { alternative in
            !alternative.requirements.isEmpty && alternative.requirements.allSatisfy { attachable.contains($0.scheme) }
        }
        guard let chosen else {
            if operation.security.isEmpty || operation.security.contains(where: \.requirements.isEmpty) { return }
            return nil
        }
        let keys = Set(chosen.requirements.map(\.scheme))
        for scheme in schemes where keys.contains(scheme.key) { add(scheme.kind) }
        let names = headers.map { $0.name.lowercased() }
        headers = headers.filter { header in names.count { $0 == header.name.lowercased() } == 1 }
    }

    private mutating func add(_ kind: SecurityScheme.Kind) {
        switch kind {
        case .apiKey(let name, .query): queryItems.append(SampleText.encoded(name) + "=secret")
        case .apiKey(let name, .header): headers.append(.init(name: name, value: "secret"))
        case .bearer: headers.append(.init(name: "Authorization", value: "Bearer secret"))
        case .http(let scheme): headers.append(.init(name: "Authorization", value: "\(scheme) secret"))
        // user:secret in base64.
        case .basic: headers.append(.init(name: "Authorization", value: "Basic dXNlcjpzZWNyZXQ="))
        case .apiKey(_, .cookie), .apiKey(_, .path), .unattachable: break
        }
    }
}
