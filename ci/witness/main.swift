import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import WitnessAPI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Calls every kind of operation from the main actor, and prints a line for each with a step on the wrong queue.

let base = URL(string: "https://h.test")!
// Longer than Data's inline storage, so that its release can be observed.
let json = #"{"name":"a name that is longer than a few bytes"}"#

@MainActor func client(_ sightings: Sightings) -> Witness.Client {
    let execution = NetworkExecution<Witness.Operation>(
        request: { operation in
            sightings.see("request")
            return try operation.useEncoder(SeenEncoder(sightings)).base(base).request()
        },
        transport: { request in
            sightings.see("transport")
            let status = request.httpMethod == "DELETE" ? 204 : 200
            let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
            return (seenBody(json, sightings), response)
        },
        successStatuses: { operation in
            sightings.see("gate")
            return Witness.Responses.successStatuses(operation)
        })
    return .wired(
        execute: execution.execute,
        decoder: { _ in
            sightings.see("decoder")
            return SeenDecoder(sightings)
        })
}

@MainActor func faults() async throws -> [String] {
    let sightings = Sightings()
    let api = client(sightings)
    var faults: [String] = []
    func expect(_ call: String, _ steps: [String]) {
        let (seen, wanted) = (sightings.take(), steps.map { "\($0) off it" })
        if seen != wanted { faults.append("\(call): \(seen), not \(wanted)") }
        MainActor.preconditionIsolated()
    }
    sightings.see("caller")
    if sightings.take() != ["caller on the main actor"] { faults.append("the caller is not on the main actor") }

    _ = try await api.keep(body: Witness.Thing(name: "n"))
    expect("endpoint", ["request", "encode", "transport", "gate", "decoder", "decode", "body let go"])
    _ = try await api.text()
    expect("text", ["request", "transport", "gate", "body let go"])
    try await api.nothing()
    expect("nothing", ["request", "transport", "gate", "body let go"])
    let data = try await api.raw()
    expect("raw", ["request", "transport", "gate"])
    if data != Data(json.utf8) { faults.append("raw: another body") }
    return faults
}

let found = try await faults()
for fault in found { print("FAILED: \(fault)") }
exit(found.isEmpty ? 0 : 1)
