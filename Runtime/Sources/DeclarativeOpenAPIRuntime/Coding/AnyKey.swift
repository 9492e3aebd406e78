/// Any key of a JSON object.
nonisolated struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) {
        stringValue = text
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    /// Objects have no numbers for keys.
    init?(intValue: Int) {
        return nil
    }
}
