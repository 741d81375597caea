import Foundation

extension JSONDecoder {
    /// Decodes bytes from outside: an answer of a server, a file.
    ///
    /// - Throws: `DecodingError`, for a text that is nested too deep as well; see ``JSONNesting``.
    func decode<Value: Decodable>(_ type: Value.Type, fromOutside text: Data) throws -> Value {
        guard !JSONNesting.isTooDeep(text) else {
            let description = "Nested more than \(JSONNesting.limit) levels."
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: description))
        }
        return try decode(type, from: text)
    }
}
