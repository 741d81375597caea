import Foundation
import MomentumNetwork

/// One isolated set of data in the test server, and its controls.
struct MPSWorld: Sendable {
    struct LoggedRequest: Decodable, Sendable {
        let method: String
        let path: String
        let headers: [String: String]
        let operation: String?
        let status: Int?
    }

    let address: String

    func fault(_ json: String) async throws { try await post("faults", json) }
    func configure(_ json: String) async throws { try await post("config", json) }
    func advance(bySeconds seconds: Int) async throws {
        try await post("clock", #"{"advanceSeconds":\#(seconds)}"#)
    }

    /// The requests of one operation, or of all.
    func requests(_ operation: String? = nil) async throws -> [LoggedRequest] {
        struct Log: Decodable { let requests: [LoggedRequest] }
        let data = try await send(.get, "requests", nil)
        let all: [LoggedRequest]
        if let list = try? JSONDecoder().decode([LoggedRequest].self, from: data) {
            all = list
        } else {
            all = try JSONDecoder().decode(Log.self, from: data).requests
        }
        return operation.map { name in all.filter { $0.operation == name } } ?? all
    }

    private func post(_ name: String, _ json: String) async throws {
        _ = try await send(.post, name, Data(json.utf8))
    }

    private func send(
        _ method: HTTPRequest.Method,
        _ name: String,
        _ body: Data?
    ) async throws -> Data {
        let url = try ServerAddress(address).url("/__test__/\(name)")
        let headers = ["Content-Type": "application/json"]
        let request = HTTPRequest(method: method, url: url, headers: headers, body: body)
        return try await URLSessionTransport().send(request).body
    }
}
