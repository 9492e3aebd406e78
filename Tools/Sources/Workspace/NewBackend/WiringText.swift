import DeclarativeOpenAPI

/// The first wiring of a backend, which people then extend.
struct WiringText {
    let new: NewBackend
    let facts: WiringFacts

    /// `MuseumClient`, or `MuseumWiring` if the document has the first name.
    var typeName: String {
        let name = new.typeName + "Client"
        return name == facts.namespace ? new.typeName + "Wiring" : name
    }

    /// The wiring's own names.
    private static let ownNames: Set<String> = ["api", "baseURL", "execution", "operation", "transport"]

    /// The credentials as parameters of the wiring, each with its label in `authorized`.
    var credentials: [(parameter: String, credential: WiringFacts.Credential)] {
        let names = facts.credentials.map(\.name)
        return facts.credentials.map { credential in
            let taken = Self.ownNames.union(names.filter { $0 != credential.name })
            return (credential.parameter(avoiding: taken), credential)
        }
    }

    var text: String {
        """
        import DeclarativeOpenAPIRuntime
        import DeclarativeRequests
        import Foundation

        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #endif

        /// \(new.name), wired: the hand-written part, which says where the backend runs and how it is reached.
        ///
        /// Make one and keep it: a client holds a closure for each operation, and its transport holds a session.
        public nonisolated struct \(typeName): Sendable {
            /// The base URL of the backend; the path of an operation is appended to it.
            public let baseURL: URL
            /// From an operation to the body of its success: request, transport, status gate.
            public let execution: NetworkExecution<\(facts.namespace).Operation>
            /// The backend as a value, made once.
            public let api: \(facts.namespace).Client

        \(initializer)
        }

        """
    }

    private var initializer: String {
        """
            /// A client of the backend at `baseURL` that sends its requests with `transport`, by default over a URL session of
            /// its own.\(credentialsComment)
            public init(\(parameters)) {
                self.baseURL = baseURL
                execution = NetworkExecution(
        \(request),
                    transport: transport,
                    successStatuses: \(facts.namespace).Responses.successStatuses)
                api = .wired(execute: execution.execute) { _ in JSONDecoder() }
            }
        """
    }

    private var credentialsComment: String {
        credentials.isEmpty
            ? ""
            : """
             A credential that is left out, or empty, is not sent, and an operation that needs it
                /// throws before anything is sent.
            """
    }

    private var parameters: String {
        let transport = "transport: @escaping Transport = URLSessionTransport(configuration: .default).transport"
        if credentials.isEmpty { return "baseURL: URL, \(transport)" }
        let types = credentials.map { parameter, credential in
            "\(parameter): \(credential.isPair ? "(username: String, password: String)" : "String")? = nil"
        }
        return (["baseURL: URL"] + types + [transport]).map { "\n        \($0)" }.joined(separator: ",") + "\n    "
    }

    private var request: String {
        guard facts.hasSecurity else {
            return "            request: { operation in try operation.base(baseURL).request() }"
        }
        let arguments = ["operation"] + credentials.map { "\($0.credential.label)\($0.parameter)" }
        let line = "                try \(facts.namespace).authorized(\(arguments.joined(separator: ", ")))"
        let call =
            line.count <= 90
            ? "\(line).base(baseURL).request()"
            : """
                            try \(facts.namespace).authorized(
            \(arguments.map { "                    \($0)" }.joined(separator: ",\n"))
                            )
                            .base(baseURL).request()
            """
        return """
                        request: { operation in
            \(call)
                        }
            """
    }
}
