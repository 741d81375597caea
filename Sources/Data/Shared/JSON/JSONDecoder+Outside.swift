package import Foundation

extension JSONDecoder {
    /// Decodes bytes from outside; also throws `DecodingError` if ``JSONGate`` refuses them.
    package func decode<Value: Decodable>(
        _ type: Value.Type,
        fromOutside bytes: Data
    ) throws -> Value {
        let text: Data
        do throws(JSONGate.Refusal) {
            text = try JSONGate.text(bytes)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: error.text, underlyingError: error)
            )
        }
        return try decode(type, from: text)
    }
}
