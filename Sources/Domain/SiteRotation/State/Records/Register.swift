/// A value, and the key of the write that produced it.
package struct Register<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let key: OrderKey

    package init(_ value: Value, _ key: OrderKey) {
        self.value = value
        self.key = key
    }
}
