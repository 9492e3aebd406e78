import Diagnostics

/// Checks that `allow` and `deny` name existing rules that are not always errors.
enum RuleLists {
    static func check(_ configuration: ConfigurationFile, rules: [Rule], sink: inout DiagnosticSink) {
        let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let usable = rules.filter { $0.level != .error }.map(\.id)
        for id in configuration.allow + configuration.deny {
            guard let rule = byID[id.value] else {
                let hint = NearestSpelling.hint(for: id.value, among: usable)
                sink.report(.backendValue, at: id.location, "there is no rule \(id.value)\(hint)")
                continue
            }
            guard rule.level == .error else { continue }
            let isAllowed = configuration.allow.contains(id)
            sink.report(
                .backendValue, at: id.location,
                "\(id.value) is always an error, it " + (isAllowed ? "cannot be allowed" : "need not be denied"))
        }
        for id in configuration.deny {
            guard let other = configuration.allow.first(where: { $0.value == id.value }) else { continue }
            sink.report(
                .backendValue, at: id.location, "\(id.value) is allowed and denied",
                related: [.init(location: other.location, message: "allowed here")])
        }
    }
}
