/// A transaction's write to one field of a record.
public enum FieldWrite<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field is not written.
    case keep
    case set(Value)

    package var isSet: Bool {
        switch self {
        case .keep: false
        case .set: true
        }
    }

    /// The written value, if any.
    public var value: Value? {
        switch self {
        case .keep: nil
        case .set(let value): value
        }
    }
}
