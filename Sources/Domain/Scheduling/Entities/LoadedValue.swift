public import Foundation

/// A loaded value with its source and age.
public struct LoadedValue<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    public let freshness: Freshness
    /// The missing part, or the reason cached rows replace the server's.
    public let remark: SchedulingError?

    public init(_ value: Value, freshness: Freshness, remark: SchedulingError? = nil) {
        self.value = value
        self.freshness = freshness
        self.remark = remark
    }

    /// A copy with a transformed value.
    public func map<Other>(_ transform: (Value) -> Other) -> LoadedValue<Other> {
        LoadedValue<Other>(transform(value), freshness: freshness, remark: remark)
    }
}

/// The source of rows and their time.
public struct Freshness: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable {
        case server
        case cache
        case file
        case memory
    }

    public let source: Source
    public let asOf: Date
    /// True if the server may have newer rows, because of their age or of a change.
    public let isStale: Bool

    public init(source: Source, asOf: Date, isStale: Bool = false) {
        self.source = source
        self.asOf = asOf
        self.isStale = isStale
    }
}
