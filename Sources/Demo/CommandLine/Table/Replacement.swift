/// What an edit puts in the place of a value.
enum Replacement<Value: Sendable>: Sendable {
    /// The value is taken away.
    case nothing
    case value(Value)

    /// The new value, `nil` for none.
    var value: Value? {
        switch self {
        case .nothing: nil
        case .value(let value): value
        }
    }
}

extension Replacement: Equatable where Value: Equatable {}
