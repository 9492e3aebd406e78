/// Makes Swift names from any text. Each name is a valid identifier; the printer adds backticks to reserved words.
///
/// For each kind of name there is a preferred name, which drops punctuation, and a spelled name, which turns
/// punctuation into words. The latter is for the later of two texts with the same preferred name (see ``NameScope``).
package enum SwiftName {
    // MARK: - Types

    /// `thing-request` → `ThingRequest`, `Error` → `APIError`, `3DModel` → `_3DModel`
    package static func type(_ text: String) -> String {
        unshadowed(bareType(text))
    }

    /// `thing-request` → `ThingDashRequest`
    package static func spelledType(_ text: String) -> String {
        unshadowed(Words(text, .full).upperCamel(lowersShouting: false))
    }

    /// The namespace for a document's title: `Redocly Museum API` → `RedoclyMuseumAPI`; `API` without a title.
    package static func namespace(title: String) -> String {
        guard Words.isSpeakable(title) else { return ShadowedTypeNames.prefix }
        return type(title)
    }

    /// Whether a text is usable as the name of a namespace unchanged: a Swift identifier that shadows nothing generated
    /// code refers to.
    package static func isNamespace(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, !NameCharacters.isDigit(first), !NameCharacters.isMark(first) else {
            return false
        }
        return scalars.allSatisfy { $0 == "_" || NameCharacters.isKept($0) } && scalars.contains { $0 != "_" }
            && !ShadowedTypeNames.all.contains(text) && usable(text) == text
    }

    // MARK: - Members

    /// A property: `grant_type` → `grantType`, `APIKeyAuth` → `apiKeyAuth`, `2fa-status` → `_2faStatus`
    package static func member(_ text: String) -> String {
        usable(PlainWords(text, saysSigns: false)?.lowerCamel() ?? Words(text, .silent).lowerCamel())
    }

    /// `_type` → `underscoreType`, `type?` → `typeQuestionMark`; a text without punctuation keeps its capitals, and
    /// gets an underscore after it if it looks like a type: `String` → `String_`.
    package static func spelledMember(_ text: String) -> String {
        let name = spelled(Words(text, .full), preferred: member(text))
        let isLikeAType = name.unicodeScalars.first.map(NameCharacters.isUppercase) ?? false
        return isLikeAType && !name.hasSuffix("_") ? name + "_" : name
    }

    /// A parameter of an operation, which is an argument label, the label of a case's payload, and a local variable.
    package static func parameter(_ text: String) -> String {
        member(text)
    }

    package static func spelledParameter(_ text: String) -> String {
        spelledMember(text)
    }

    // MARK: - Enum cases

    /// `refresh_token` → `refreshToken`, `LIMIT_MAKER` → `limitMaker`, `r+` → `rPlus`, `-1` → `minus1`, `` → `empty`
    ///
    /// In an optional enum, `none` and `some` are ambiguous with the cases of `Optional`: `none` → `noneValue`
    package static func enumCase(_ value: String) -> String {
        let name = usable(PlainWords(value, saysSigns: true)?.lowerCamel() ?? Words(value, .signs).lowerCamel())
        return name == "none" || name == "some" ? name + "Value" : name
    }

    /// `0` → `_0`, `-1` → `minus1`
    package static func enumCase(_ value: Int) -> String {
        enumCase(String(value))
    }

    /// `Etc/GMT 0` → `etcSlashGMTSpace0`, `R` → `R`, `` → `emptyString`
    package static func spelledEnumCase(_ value: String) -> String {
        value.isEmpty ? "emptyString" : spelled(Words(value, .fullSigns), preferred: enumCase(value))
    }

    // MARK: - Operations

    /// `repos/list-for-org` → `reposListForOrg`
    package static func operation(id: String) -> String {
        member(id)
    }

    package static func spelledOperation(id: String) -> String {
        spelledMember(id)
    }

    /// The name of an operation without an `operationId`: `get`, `/pets/{petId}` → `getPetsPetId`; `get`, `/` →
    /// `getRoot`.
    package static func operation(method: String, path: String) -> String {
        guard Words.isSpeakable(path) else { return member(method) + "Root" }
        return member(method) + suffix(path)
    }

    /// `get`, `/a-b` → `getADashB`; `get`, `/a/{b}` → `getAByB`. If only slashes make a difference, `/a/b` →
    /// `getASlashB`.
    package static func spelledOperation(method: String, path: String) -> String {
        let inner = path.hasPrefix("/") ? String(path.dropFirst()) : path
        func name(slashes: Bool) -> String {
            member(method) + suffix(Words(inner, .path(slashes: slashes)))
        }
        let withoutSlashes = name(slashes: false)
        return withoutSlashes == operation(method: method, path: path) ? name(slashes: true) : withoutSlashes
    }

    // MARK: - Security

    /// The gate of a scheme: `APIKeyAuth` → `needsAPIKeyAuth`
    package static func gate(scheme: String) -> String {
        "needs" + suffix(scheme)
    }

    /// The error for a missing credential: `APIKeyAuth` → `MissingAPIKeyAuth`
    package static func missingCredential(scheme: String) -> String {
        "Missing" + suffix(scheme)
    }
}
