/// A value, and the key of the write that it comes from.
public struct Register<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value
    public let key: OrderKey

    public init(_ value: Value, _ key: OrderKey) {
        self.value = value
        self.key = key
    }
}
