/// How an option came whose value may be left out.
enum Presence<Value: Sendable>: Sendable {
    case absent
    /// The option alone, without a value.
    case bare
    case value(Value)
}

extension Presence: Equatable where Value: Equatable {}
