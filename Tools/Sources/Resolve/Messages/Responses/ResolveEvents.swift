import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// A request that the server makes: an operation of a webhook or of a callback.
struct EventRequest {
    let object: OperationObject
    let item: PathItem
    /// The JSON pointer (RFC 6901) to the operation.
    let pointer: String
    /// The text from which its name is made.
    let text: String

    /// The requests of the document's webhooks.
    static func webhooks(of document: Document) -> [EventRequest] {
        document.webhooks.filter { !$0.isRefused }.flatMap { item in
            item.operations.map { object in
                let text =
                    object.operationID ?? (item.operations.count == 1 ? item.path : "\(object.method)-\(item.path)")
                let pointer = "/webhooks/\(JSONPointer.step(item.path))/\(object.pointer)"
                return EventRequest(object: object, item: item, pointer: pointer, text: text)
            }
        }
    }

    /// The requests of an operation's callbacks.
    static func callbacks(of operation: SelectedOperation, called name: String) -> [EventRequest] {
        operation.object.callbacks.flatMap { entry in
            let requests = entry.value.filter { !$0.isRefused }.flatMap { item in item.operations.map { (item, $0) } }
            return requests.map { item, object in
                let text = "\(name)-\(entry.name)" + (requests.count == 1 ? "" : "-\(object.method)")
                let pointer =
                    "\(operation.pointer)/callbacks/\(JSONPointer.step(entry.name))/\(JSONPointer.step(item.path))"
                return EventRequest(object: object, item: item, pointer: pointer, text: text)
            }
        }
    }
}

extension OperationResolver {
    mutating func declareCallbacks() {
        for request in EventRequest.callbacks(of: operation, called: name) {
            if let event = schemas.event(request, in: &namespace) { draft.messages.callbacks.append(event) }
        }
    }
}

extension SchemaResolver {
    /// The event of a request, with a token as its name; nil if the request has no JSON body to decode, or a fault.
    mutating func event(_ request: EventRequest, in scope: inout TypeScope) -> Event? {
        guard !request.object.isRefused, let value = request.object.requestBody else { return nil }
        let body: RequestBodyObject
        do throws(ReferenceFault) {
            body = try index.requestBody(value)
        } catch {
            if case .reference(let reference) = value { draft.findings.report(reference, error) }
            return nil
        }
        guard let media = body.content.first(where: { $0.name.kind == .json }) else {
            if let media = body.content.first {
                draft.findings.report(
                    .untypedEvent, at: media.location,
                    "the body of this event is not JSON; no type is generated for it")
            }
            return nil
        }
        let name = SwiftName.member(request.text)
        let use = SchemaUse(
            name: name + "-payload",
            pointer: request.pointer + "/requestBody/content/" + JSONPointer.step(media.name.text) + "/schema",
            direction: .received, address: Address("payload", of: name))
        let token = draft.token(
            for: Nameable(
                source: .member(request.text), location: request.object.location, tieBreaker: request.pointer))
        return Event(
            name: token.text, requestLine: "`\(request.object.sentMethod) \(request.item.path)`",
            payload: media.schema.map { type(of: index.normal($0), at: use, in: &scope) } ?? .primitive(.json),
            documentation: request.object.documentation, isDeprecated: request.object.isDeprecated)
    }
}
