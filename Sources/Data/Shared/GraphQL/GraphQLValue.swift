/// A value that travels as a variable (GQ-7).
///
/// `.null` is sent as a null; a key that is not in an object is not sent at all.
public enum GraphQLValue: Hashable, Sendable {
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number, sent only within 32 bits (GQ-8).
    case int(Int)
    /// A finite number (GQ-8).
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
    /// A null that is sent, not a value that is left out.
    public init(nilLiteral: ()) { self = .null }

    public init(dictionaryLiteral elements: (String, GraphQLValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
