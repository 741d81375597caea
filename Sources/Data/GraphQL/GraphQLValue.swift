import MomentumData

/// A value that travels as a variable.
///
/// `.null` is sent as a null; a key that is missing from an object is not sent.
public enum GraphQLValue: Hashable, Sendable {
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number, sent only within 32 bits.
    case int(Int)
    /// A finite number.
    case double(Double)
    /// Any text.
    case string(String)
    case list([GraphQLValue])
    case object([String: GraphQLValue])
}

extension GraphQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(arrayLiteral elements: GraphQLValue...) { self = .list(elements) }
    /// A null that is sent, as opposed to an omitted value.
    public init(nilLiteral: ()) { self = .null }

    public init(dictionaryLiteral elements: (String, GraphQLValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension GraphQLValue {
    /// The greatest nesting depth of lists and objects (GQ-8).
    static let maximumDepth = 32

    /// The path of the first value that the server could not read; `nil` if there is none (GQ-8).
    func invalidPath(below path: String = "", depth: Int = 0) -> String? {
        guard depth <= Self.maximumDepth else { return path }
        switch self {
        case .null, .bool, .string:
            return nil
        case .int(let value):
            return Int32(exactly: value) == nil ? path : nil
        case .double(let value):
            return value.isFinite ? nil : path
        case .list(let values):
            for (index, value) in values.enumerated() {
                let place = "\(path)[\(index)]"
                if let found = value.invalidPath(below: place, depth: depth + 1) { return found }
            }
            return nil
        case .object(let values):
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                let place = path.isEmpty ? name : "\(path).\(name)"
                if let found = value.invalidPath(below: place, depth: depth + 1) { return found }
            }
            return nil
        }
    }

    /// Appends the canonical JSON text: keys sorted, nothing between the tokens (GQ-4).
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .int(let value): bytes += String(value).utf8
        case .double(let value): bytes += String(value).utf8
        case .string(let value): bytes.appendJSON(value)
        case .list(let values):
            bytes += "[".utf8
            for (index, value) in values.enumerated() {
                if index > 0 { bytes += ",".utf8 }
                value.write(to: &bytes)
            }
            bytes += "]".utf8
        case .object(let values):
            bytes += "{".utf8
            for (index, (name, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes += ",".utf8 }
                bytes.appendJSON(name)
                bytes += ":".utf8
                value.write(to: &bytes)
            }
            bytes += "}".utf8
        }
    }
}
