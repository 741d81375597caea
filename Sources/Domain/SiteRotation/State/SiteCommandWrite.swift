public import Foundation

/// What a transaction writes about an operation that was carried out.
public struct SiteCommandWrite: Hashable, Sendable, Identifiable {
    public let id: SiteOperation.ID
    /// When it was carried out, in milliseconds since 1970.
    public var time: FieldWrite<Int64>
    public var unknown: [UnknownField]

    public init(id: SiteOperation.ID, time: FieldWrite<Int64> = .keep, unknown: [UnknownField] = [])
    {
        self.id = id
        self.time = time
        self.unknown = unknown
    }
}
