import Foundation

nonisolated extension RequestBody {
    /// Parts of a form with files (`multipart/form-data`, RFC 7578), put together in memory.
    ///
    /// For very large uploads write the body to a file and hand that to an upload task.
    ///
    /// - Parameter boundary: The text between the parts, for bodies that must be the same each time; random by default.
    ///   A boundary that occurs within a part is replaced. It has 1 to 70 of the characters that RFC 2046 section 5.1.1
    ///   allows, or the build fails.
    /// - Parameter parts: The parts, made once; their bytes are read each time the request is built.
    public static func multipart(
        boundary: String? = nil, @MultipartBuilder _ parts: () throws -> [MultipartPart]
    ) rethrows -> RequestBlock {
        multipart(boundary: boundary, type: MIMEType.multipartFormData.rawValue, parts: try parts())
    }

    static func multipart(boundary: String?, type: String, parts: [MultipartPart]) -> RequestBlock {
        RequestBlock { state in
            let boundary = boundary ?? UUID().uuidString
            guard MultipartBoundary.isValid(boundary) else { throw RequestError.invalidBoundary(boundary) }
            let written = try parts.map { try $0.written(in: &state) }
            let chosen = MultipartBoundary.free(of: written, from: boundary)
            var body = Data()
            body.reserveCapacity(written.reduce(chosen.utf8.count + 8) { $0 + $1.count + chosen.utf8.count + 6 })
            for part in written {
                body.append(contentsOf: "--\(chosen)\r\n".utf8)
                body.append(part)
                body.append(contentsOf: "\r\n".utf8)
            }
            body.append(contentsOf: "--\(chosen)--\r\n".utf8)
            let quoted = TokenByte.isToken(chosen) ? chosen : "\"\(chosen)\""
            try state.setBody(body, type: .custom("\(type); boundary=\(quoted)"))
        }
    }
}

nonisolated extension MultipartPart {
    /// Header lines, an empty line and the bytes.
    fileprivate func written(in state: inout RequestState) throws -> Data {
        var head = "Content-Disposition: form-data; name=\"\(try Self.quotable(name))\""
        if let filename {
            head += "; filename=\"\(try Self.quotable(filename))\""
        }
        if let type {
            head += "\r\nContent-Type: \(try type.checked(for: .contentType))"
        }
        for (name, value) in headers {
            guard TokenByte.isToken(name) else { throw RequestError.invalidHeaderName(name) }
            guard PercentEncoding.keepsAll(of: value, HeaderValueByte.self) else {
                throw RequestError.invalidHeaderValue(name: name)
            }
            head += "\r\n\(name): \(value)"
        }
        var data = Data((head + "\r\n\r\n").utf8)
        data.append(try content(&state))
        return data
    }

    private static func quotable(_ name: String) throws -> String {
        guard !name.utf8.contains(0) else { throw RequestError.invalidPartName }
        var text = ""
        PercentEncoding.append(name, keeping: PartNameByte.self, to: &text)
        return text
    }
}
