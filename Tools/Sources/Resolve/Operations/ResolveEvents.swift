import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    mutating func declareWebhooks(of document: Document) {
        for item in document.webhooks where !item.isRefused {
            for object in item.operations {
                let text =
                    object.operationID ?? (item.operations.count == 1 ? item.path : "\(object.method)-\(item.path)")
                let (name, _) = webhookNames.assign(
                    preferred: SwiftName.operation(id: text), alternative: SwiftName.spelledOperation(id: text),
                    source: text)
                let pointer = "/webhooks/\(JSONPointer.step(item.path))/\(object.pointer)"
                if let event = event(object, item, name: name, pointer: pointer) { messages.webhooks.append(event) }
            }
        }
    }

    mutating func declareCallbacks(of selected: SelectedOperation, name: String) {
        for entry in selected.object.callbacks {
            let requests = entry.value.filter { !$0.isRefused }.flatMap { item in item.operations.map { (item, $0) } }
            for (item, object) in requests {
                let text = "\(name)-\(entry.name)" + (requests.count == 1 ? "" : "-\(object.method)")
                let (callback, _) = callbackNames.assign(
                    preferred: SwiftName.member(text), alternative: SwiftName.spelledMember(text), source: text)
                let pointer =
                    "\(selected.pointer)/callbacks/\(JSONPointer.step(entry.name))/\(JSONPointer.step(item.path))"
                if let event = event(object, item, name: callback, pointer: pointer) {
                    messages.callbacks.append(event)
                }
            }
        }
    }

    /// nil for a request without a body, which carries nothing to decode, and for one with a fault in it.
    private mutating func event(
        _ object: OperationObject, _ item: PathItem, name: String, pointer: String
    ) -> Event? {
        guard !object.isRefused, let value = object.requestBody else { return nil }
        let body: RequestBodyObject
        do throws(ReferenceFault) {
            body = try schemas.index.requestBody(value)
        } catch {
            if case .reference(let reference) = value { schemas.reports.report(reference, error) }
            return nil
        }
        guard let media = body.content.first(where: { $0.name.kind == .json }) else {
            if let media = body.content.first {
                schemas.reports.report(
                    .untypedEvent, at: media.location,
                    "what the server sends here is no JSON; nothing is generated that reads it")
            }
            return nil
        }
        let place = Place(
            name: name + "-payload",
            pointer: pointer + "/requestBody/content/" + JSONPointer.step(media.name.text) + "/schema",
            isReceived: true, address: Address("payload", of: name))
        return Event(
            name: name, requestLine: "`\(object.sentMethod) \(item.path)`",
            payload: media.schema.map { schemas.type(of: $0, at: place, in: &topLevel) } ?? .primitive(.json),
            documentation: documentation(of: object), isDeprecated: object.isDeprecated)
    }
}
