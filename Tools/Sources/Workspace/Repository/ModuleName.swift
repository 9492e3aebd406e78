/// The valid names of modules and packages.
enum ModuleName {
    /// Names of modules that a backend cannot have.
    static let taken: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "SwiftUI", "Synchronization", "Testing",
    ]

    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, !isDigit(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    static func isPackageName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
            }
    }

    static func isLibraryName(_ name: String) -> Bool {
        isPackageName(name.replacing(".", with: "").replacing("+", with: "")) && !name.hasPrefix("-")
    }

    static func isTaken(_ name: String) -> Bool {
        taken.contains(name) || RuntimeTarget.all.contains { $0.name == name }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
