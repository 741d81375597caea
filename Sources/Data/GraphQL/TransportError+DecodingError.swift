import Foundation
import MomentumNetwork

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
