/// A loaded value with its source and age.
public struct Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    public let freshness: Freshness
    /// The part that is missing, or the reason why cached rows replace the server's.
    public let remark: SchedulingError?

    public init(_ value: Value, freshness: Freshness, remark: SchedulingError? = nil) {
        self.value = value
        self.freshness = freshness
        self.remark = remark
    }

    /// The same with another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Loaded<Other> {
        Loaded<Other>(transform(value), freshness: freshness, remark: remark)
    }
}
