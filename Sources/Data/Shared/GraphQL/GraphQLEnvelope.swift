import Foundation

/// The outer form of an answer: an object with `data`, `errors` or both.
struct GraphQLEnvelope<Value: Decodable & Hashable & Sendable>: Decodable {
    private enum CodingKeys: CodingKey { case data, errors }

    /// An entry of the list, or nothing when it has another form: it does not spoil the rest.
    private struct Entry: Decodable {
        let error: GraphQLError?

        init(from decoder: any Decoder) throws {
            error = try? GraphQLError(from: decoder)
        }
    }

    let data: Result<Value, TransportError>?
    let errors: [GraphQLError]
    /// Whether `errors` is a list, not empty, of nothing but errors (GQ-11).
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
            // A number that fits no type is reported by JSONDecoder without its place.
            let form = "another form"
            data = .failure(.decoding(operation: operation ?? "", path: "", expected: form))
        }
    }
}
