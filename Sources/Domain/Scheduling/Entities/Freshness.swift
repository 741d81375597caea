public import Foundation

/// The source of rows and the time they are from.
public struct Freshness: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable {
        case server
        case cache
        case file
        case memory
    }

    public let source: Source
    public let asOf: Date
    /// True if the server may have newer rows, by age or because of a change.
    public let isStale: Bool

    public init(source: Source, asOf: Date, isStale: Bool = false) {
        self.source = source
        self.asOf = asOf
        self.isStale = isStale
    }
}
