@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The declaration that generated code would have for an operation with several outcomes.
private enum Outcome: DocumentedOutcome, Equatable {
    case ok(Pet)
    case okPlainText(String)
    case noContent
    case success(status: Int)

    init(reading response: ReceivedResponse) throws {
        switch response.status {
        case 200 where response.isOf("text/plain"): self = .okPlainText(try response.text())
        case 200 where response.isOf("application/json", assumed: true): self = .ok(try response.json())
        case 204: self = .noContent
        case 202...299: self = .success(status: response.status)
        default: throw response.undocumented
        }
    }
}

private enum Failure: DocumentedFailure {
    case notFound(Pet)
    case undocumented(ResponseError)
    case undecodable(ResponseDecodingError)

    init(reading response: ReceivedResponse) throws {
        guard response.status == 404 else { throw response.undocumented }
        self = .notFound(try response.json())
    }
}

@Suite struct OutcomeTests {
    private func build(
        _ status: Int, _ body: String, type: String? = nil
    ) -> ClientBuilder<PetOperation> {
        let execution = NetworkExecution<PetOperation>(
            request: { URLRequest(url: $0.url) },
            transport: { request in
                (
                    Data(body.utf8),
                    HTTPURLResponse(
                        url: request.url!, statusCode: status, httpVersion: nil,
                        headerFields: type.map { ["content-type": $0] } ?? [:])!
                )
            },
            successStatuses: { _ in Set(200...299) })
        return ClientBuilder(execute: execution.execute, decoder: { _ in JSONDecoder() })
    }

    private func outcome(_ status: Int, _ body: String = "", type: String? = nil) async throws -> Outcome {
        try await build(status, body, type: type).outcome(.ping)
    }

    @Test func theStatusDecides() async throws {
        #expect(try await outcome(204, type: "application/json") == .noContent)
        #expect(try await outcome(202) == .success(status: 202))
    }

    @Test(arguments: [nil, "application/json", "Application/JSON; charset=utf-8", "application/json ;v=1"])
    func theMediaTypeDecides(type: String?) async throws {
        #expect(try await outcome(200, #"{"id": 1, "name": "Rex"}"#, type: type) == .ok(Pet(id: 1, name: "Rex")))
        #expect(try await outcome(200, "woof", type: "TEXT/plain;charset=UTF-8") == .okPlainText("woof"))
    }

    @Test func whatIsNotListedIsAnErrorThatKeepsIt() async {
        let status = await #expect(throws: ResponseError.self) { try await outcome(201, "made") }
        #expect(status?.status == 201)
        #expect(status?.data == Data("made".utf8))
        let type = await #expect(throws: ResponseError.self) { try await outcome(200, "<a/>", type: "text/html") }
        #expect(type?.status == 200)
        #expect(type?.data == Data("<a/>".utf8))
    }

    @Test func aBodyThatDoesNotFitKeepsStatusAndBytes() async {
        let error = await #expect(throws: ResponseDecodingError.self) { try await outcome(200, "") }
        #expect(error?.status == 200)
        #expect(error?.data == Data())
        #expect(error?.description == "ResponseDecodingError: expected Pet with status 200, but the body is empty")
        let plain = await #expect(throws: ResponseDecodingError.self) {
            let _: Pet = try await build(201, "{}").endpoint(.ping)
        }
        #expect(plain?.status == 201)
        let text = await #expect(throws: ResponseDecodingError.self) {
            try await ClientBuilder<PetOperation>(answering: Data([0xFF])).text(.ping)
        }
        #expect(text?.status == nil)
    }

    @Test func aSeamThatDoesNotReportTheResponseIsSaidSo() async {
        let build = ClientBuilder<PetOperation>(answering: Data())
        let error = await #expect(throws: MissingResponse.self) { let _: Outcome = try await build.outcome(.ping) }
        #expect(
            error?.description
                == "MissingResponse: ping needs the response, and the seam reported none; call reportResponse(_:) in it"
        )
    }

    @Test func aStubReportsInOneLine() async throws {
        let build = ClientBuilder<PetOperation>(
            execute: { operation in
                reportResponse(
                    HTTPURLResponse(url: operation.url, statusCode: 204, httpVersion: nil, headerFields: nil)!)
                return Data()
            }, decoder: { _ in JSONDecoder() })
        let outcome: Outcome = try await build.outcome(.ping)
        #expect(outcome == .noContent)
    }

    @Test func theResponseOfACall() async throws {
        let build = build(201, #"{"id": 1, "name": "Rex"}"#, type: "application/json")
        let (pet, response): (Pet, HTTPURLResponse) = try await withResponse { try await build.endpoint(.ping) }
        #expect(pet == Pet(id: 1, name: "Rex"))
        #expect(response.statusCode == 201)
        await #expect(throws: MissingResponse.self) { try await withResponse {} }
    }

    @Test func aFailureIsReadWhenAskedFor() throws {
        let (data, response) = reply(404, #"{"id": 1, "name": "Rex"}"#)
        guard case .notFound(let pet) = Failure(ResponseError(data: data, response: response)) else {
            Issue.record("not read")
            return
        }
        #expect(pet == Pet(id: 1, name: "Rex"))
    }

    @Test func aFailureThatIsNotListedOrDoesNotFitKeepsStatusAndBytes() {
        let (html, found) = reply(404, "<html>")
        if case .undecodable(let error) = Failure(ResponseError(data: html, response: found)) {
            #expect(error.status == 404)
            #expect(error.data == html)
        } else {
            Issue.record("not undecodable")
        }
        let (gateway, bad) = reply(502, "<html>")
        if case .undocumented(let error) = Failure(ResponseError(data: gateway, response: bad)) {
            #expect(error.status == 502)
            #expect(error.data == gateway)
        } else {
            Issue.record("not undocumented")
        }
        let foreign = URLResponse(
            url: URL(string: "file:///a")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        guard case .undocumented = Failure(ResponseError(data: Data(), response: foreign)) else {
            Issue.record("read without a status")
            return
        }
    }
}
