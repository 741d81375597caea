/// The replacement of a value in an edit.
package enum Replacement<Value: Sendable>: Sendable {
    /// Removes the value.
    case nothing
    case value(Value)

    /// The new value; `nil` for none.
    package var value: Value? {
        switch self {
        case .nothing: nil
        case .value(let value): value
        }
    }
}

extension Replacement: Equatable where Value: Equatable {}
