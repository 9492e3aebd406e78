import Normalise
import OpenAPIDocument

/// The directions in which the values of schemas with an identifier are sent. The server sends the schemas that
/// responses reach, the app those that requests reach.
struct SchemaDirections {
    private let received: Set<SchemaID>
    private let sent: Set<SchemaID>
    /// The schemas with a request type and a response type, because a `readOnly` or `writeOnly` member is required.
    let split: Set<SchemaID>
    /// The schemas that the bodies of PATCH requests reach. In them, an absent member leaves the server's value as it
    /// is.
    private let patching: Set<SchemaID>

    /// - Parameter operations: The operations to generate.
    init(_ index: DocumentIndex, operations: [SelectedOperation]) {
        var received = SchemaReach(index)
        var sent = SchemaReach(index)
        var patching = SchemaReach(index)
        for operation in operations {
            for value in operation.item.parameters + operation.object.parameters { sent.add(parameter: value) }
            sent.add(bodyOf: operation.object)
            if operation.method == .patch { patching.add(bodyOf: operation.object) }
            received.add(responsesOf: operation.object)
            // The server sends the bodies of callbacks and webhooks.
            for callback in operation.object.callbacks.flatMap(\.value).flatMap(\.operations) {
                received.add(bodyOf: callback)
            }
        }
        for event in index.document.webhooks.flatMap(\.operations) { received.add(bodyOf: event) }
        self.received = received.ids
        self.sent = sent.ids
        self.patching = patching.ids
        split = Self.split(received.ids.intersection(sent.ids), index)
    }

    func direction(of id: SchemaID) -> Direction {
        switch (sent.contains(id), received.contains(id)) {
        case (true, true): .both
        case (true, false): .sent
        case (false, true): .received
        case (false, false): .unknown
        }
    }

    func isPatching(_ id: SchemaID) -> Bool { patching.contains(id) }

    /// The schemas with a required `readOnly` or `writeOnly` member, and the schemas that reach them.
    private static func split(_ ids: Set<SchemaID>, _ index: DocumentIndex) -> Set<SchemaID> {
        var referring: [SchemaID: [SchemaID]] = [:]
        var waiting: [SchemaID] = []
        for id in ids {
            var reach = SchemaReach(index, followsReferences: false)
            reach.add(id)
            for other in reach.ids where ids.contains(other) { referring[other, default: []].append(id) }
            if reach.hasOneSidedMember { waiting.append(id) }
        }
        var split = Set(waiting)
        while let id = waiting.popLast() {
            for other in referring[id, default: []] where split.insert(other).inserted { waiting.append(other) }
        }
        return split
    }
}
