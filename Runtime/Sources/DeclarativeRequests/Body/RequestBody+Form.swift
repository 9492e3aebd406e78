import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Forms: `application/x-www-form-urlencoded` (URL standard, section 5), a space as `+`.
///
/// Fields accumulate across blocks: they are added to a form body, and replace any other. A form content type that is set
/// already, with a charset perhaps, stays.
nonisolated extension RequestBody {
    /// A field with a text, or a bare name when the text is nil.
    public static func urlEncoded(_ name: String, _ value: String?) -> RequestBlock {
        RequestBlock { state in try state.addFormFields([URLQueryItem(name: name, value: value)]) }
    }

    /// A field with a value, or a bare name when the value is nil.
    public static func urlEncoded<Value: RequestValue>(_ name: String, _ value: Value?) -> RequestBlock {
        RequestBlock { state in
            try state.addFormFields([URLQueryItem(name: name, value: value?.requestText())])
        }
    }

    /// A field with a value, or nothing when the value is nil.
    @_spi(Generated) public static func urlEncoded<Value: RequestValue>(_ name: String, ifPresent value: Value?)
        -> RequestBlock
    {
        guard let value else { return .nothing }
        return urlEncoded(name, value)
    }

    /// A field for each value.
    @_spi(Generated) public static func urlEncoded<Values: Sequence>(_ name: String, each values: Values)
        -> RequestBlock
    where Values.Element: RequestValue {
        RequestBlock { state in
            try state.addFormFields(values.map { URLQueryItem(name: name, value: try $0.requestText()) })
        }
    }

    /// A field for each value, or nothing when there are no values at all.
    @_spi(Generated) public static func urlEncoded<Values: Sequence>(_ name: String, eachIfPresent values: Values?)
        -> RequestBlock
    where Values.Element: RequestValue {
        guard let values else { return .nothing }
        return urlEncoded(name, each: values)
    }

    /// A field for each member of a model, as ``FlatModel`` describes, in the order in which the model encodes them.
    public static func urlEncoded<Model: Encodable>(_ model: Model) -> RequestBlock {
        RequestBlock { state in
            try state.addFormFields(FlatModel.items(of: model, encoder: state.encoder))
        }
    }

    /// A field for each member of a model; members with a style of their own are listed.
    ///
    /// - Parameter members: The styles, by the name that a member has in JSON.
    @_spi(Generated) public static func urlEncoded<Model: Encodable>(_ model: Model, members: [String: FormMember])
        -> RequestBlock
    {
        RequestBlock { state in
            try state.addFormFields(FlatModel.fields(of: model, encoder: state.encoder, members: members))
        }
    }

    /// A field for each member of a model, or no body at all when it is nil.
    @_spi(Generated) public static func urlEncoded<Model: Encodable>(ifPresent model: Model?) -> RequestBlock {
        guard let model else { return .nothing }
        return urlEncoded(model)
    }
}

nonisolated extension RequestState {
    mutating func addFormFields(_ items: [URLQueryItem]) throws {
        try addFormFields(items.map { FormField($0) })
    }

    mutating func addFormFields(_ fields: [FormField]) throws {
        let form = MIMEType.formURLEncoded.rawValue
        let contentType = draft.header(Header.contentType.rawValue) ?? ""
        let essence = contentType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        var body = essence == form ? draft.body ?? Data() : Data()
        var text = ""
        for field in fields {
            if !text.isEmpty || !body.isEmpty { text += "&" }
            field.append(to: &text)
        }
        body.append(contentsOf: text.utf8)
        if essence == form {
            draft.setBody(body)
        } else {
            try setBody(body, type: .formURLEncoded)
        }
    }
}
