public import Foundation

/// What a transaction writes to one place.
public struct SitePlaceWrite: Hashable, Sendable, Identifiable {
    public let id: SiteLocation.ID
    public var identity: FieldWrite<SitePlace> = .keep
    public var enabled: FieldWrite<Bool> = .keep
    public var removed: FieldWrite<Bool> = .keep
    public var unknown: [UnknownField] = []

    /// A write that changes nothing yet.
    public init(id: SiteLocation.ID) {
        self.id = id
    }
}
