public import Foundation

/// Where rows come from, and from when.
public struct Freshness: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable {
        case server
        case cache
        case file
        case memory
    }

    public let source: Source
    public let asOf: Date
    /// Whether the server may have newer ones, by age or because something was changed.
    public let isStale: Bool

    public init(source: Source, asOf: Date, isStale: Bool = false) {
        self.source = source
        self.asOf = asOf
        self.isStale = isStale
    }
}
