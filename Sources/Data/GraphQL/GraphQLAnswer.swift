import Foundation
import MomentumAuthenticationDomain
import MomentumData
import MomentumNetwork

/// A GraphQL answer, decoded in one pass (GQ-12).
struct GraphQLAnswer<Value: Decodable & Hashable & Sendable>: Sendable {
    let status: Int
    /// The data, `nil` when they are null or missing.
    let data: Result<Value, TransportError>?
    let errors: [GraphQLError]

    /// Throws an error of the table of GQ-11 unless the answer is a GraphQL answer.
    ///
    /// A number of seconds in `Retry-After` counts from `now`.
    static func check(_ response: HTTPResponse, now: Date) throws(GraphQLFailure) {
        switch (response.status, response.mediaType) {
        case (300..<400, _):
            throw .transport(.redirectRefused(to: response.redirectHost))
        case (401, _):
            throw .unauthenticated
        case (429, _):
            throw .transport(.rateLimited(until: response.retryAfter(now: now)))
        case (503, _) where response.header("Retry-After") != nil:
            throw .transport(.rateLimited(until: response.retryAfter(now: now)))
        case (_, "application/graphql-response+json"), (200..<300, "application/json"):
            return
        case (400..., "application/json"):
            // Apollo Server reports broken documents like this; a proxy has no such list. The body
            // is decoded again with its data, whose type an exchange shared by callers lacks.
            let envelope = try? JSONDecoder().decode(
                GraphQLEnvelope<GraphQLIgnored>.self,
                fromOutside: response.body
            )
            guard envelope?.isErrorList == true else {
                throw .transport(.http(status: response.status))
            }
        case (200..<300, let type):
            throw .transport(.unexpectedContentType(type))
        default:
            throw .transport(.http(status: response.status))
        }
    }

    /// Throws the status of a server that failed itself, although its answer to a query has the
    /// form of GraphQL: the query may be sent again, or answered from the cache (BX-4).
    static func checkFault(_ response: HTTPResponse) throws(GraphQLFailure) {
        guard response.status >= 500 else { return }
        do throws(GraphQLFailure) {
            guard try Self(response, operation: "").data == nil else { return }
        } catch .unauthenticated {
            // The caller handles this, because it has the session.
            return
        } catch {}
        throw .transport(.http(status: response.status))
    }

    /// Reads an answer that has passed ``check(_:now:)``.
    init(_ response: HTTPResponse, operation: String) throws(GraphQLFailure) {
        let envelope = try Self.envelope(of: response.body, operation: operation)
        if envelope.errors.contains(where: \.isUnauthenticated) { throw .unauthenticated }
        if envelope.data == nil, envelope.errors.isEmpty {
            // JSONDecoder does not check the parts it skips.
            let offset = JSONCheck.firstError(in: response.body)
            throw .transport(offset.map { .invalidJSON(offset: $0) } ?? .missingData)
        }
        status = response.status
        (data, errors) = (envelope.data, envelope.errors)
    }

    /// The answer without `token` in the server's texts, which are shown.
    func hiding(_ token: SessionToken) -> GraphQLAnswer {
        GraphQLAnswer(status: status, data: data, errors: errors.map { $0.hiding(token) })
    }

    private init(status: Int, data: Result<Value, TransportError>?, errors: [GraphQLError]) {
        (self.status, self.data, self.errors) = (status, data, errors)
    }

    private static func envelope(
        of body: Data,
        operation: String
    ) throws(GraphQLFailure) -> GraphQLEnvelope<Value> {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.operationName { decoder.userInfo[key] = operation }
        do {
            return try decoder.decode(GraphQLEnvelope<Value>.self, fromOutside: body)
        } catch {
            if let offset = JSONCheck.firstError(in: body) {
                throw .transport(.invalidJSON(offset: offset))
            }
            throw .transport(.missingData)
        }
    }
}

/// The outer form of an answer: an object with `data`, `errors` or both.
private struct GraphQLEnvelope<Value: Decodable & Hashable & Sendable>: Decodable {
    private enum CodingKeys: CodingKey { case data, errors }

    /// An entry of the list; `nil` if it has another form, so that the other entries still count.
    private struct Entry: Decodable {
        let error: GraphQLError?

        init(from decoder: any Decoder) throws {
            error = try? GraphQLError(from: decoder)
        }
    }

    let data: Result<Value, TransportError>?
    let errors: [GraphQLError]
    /// True if `errors` is a list of one or more entries, all of them errors (GQ-11).
    let isErrorList: Bool

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let entries = (try? values.decode([Entry].self, forKey: .errors)) ?? []
        errors = entries.compactMap(\.error)
        isErrorList = !entries.isEmpty && errors.count == entries.count
        let isNull = try values.contains(.data) ? values.decodeNil(forKey: .data) : true
        guard !isNull else {
            data = nil
            return
        }
        let operation = CodingUserInfoKey.operationName.flatMap { decoder.userInfo[$0] as? String }
        do {
            data = .success(try values.decode(Value.self, forKey: .data))
        } catch let error as DecodingError {
            data = .failure(TransportError(error, operation: operation ?? ""))
        } catch {
            // JSONDecoder reports a number that fits no type without its coding path.
            let form = "another form"
            data = .failure(.decoding(operation: operation ?? "", path: "", expected: form))
        }
    }
}

/// A value that is not read.
struct GraphQLIgnored: Decodable, Hashable, Sendable {
    init(from decoder: any Decoder) {}
}

extension CodingUserInfoKey {
    /// The name of the decoded operation, for its errors (GQ-16).
    fileprivate static var operationName: CodingUserInfoKey? {
        CodingUserInfoKey(rawValue: "operationName")
    }
}

extension TransportError {
    /// The place where the answer has another form, and the expected form, but no content (GQ-16).
    fileprivate init(_ error: DecodingError, operation: String) {
        var path: [any CodingKey]
        let expected: String
        switch error {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            path = context.codingPath
            expected = Self.name(of: type)
        case .keyNotFound(let key, let context):
            path = context.codingPath + [key]
            expected = "a value"
        case .dataCorrupted(let context):
            path = context.codingPath
            expected = "another form"
        @unknown default:
            path = []
            expected = "another form"
        }
        if path.first?.stringValue == "data" { path.removeFirst() }
        let text = path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        self = .decoding(operation: operation, path: text, expected: expected)
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is Int.Type, is Int32.Type, is Int64.Type: "integer"
        case is Double.Type: "number"
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is [Any].Type: "list"
        default: "object"
        }
    }
}
