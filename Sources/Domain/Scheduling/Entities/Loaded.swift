/// Something that was loaded, with where it comes from.
public struct Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    public let freshness: Freshness
    /// What is missing, when only a part could be loaded, or the reason why cached rows stand for
    /// the server's.
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
