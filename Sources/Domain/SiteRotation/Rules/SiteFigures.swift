public import Foundation

/// What the statistics say about one enabled location.
public struct SiteFigures: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The number of entries, the active one and the anomalies included (SR-56).
    public let totalUses: Int
    /// The latest start of any entry; `nil` when it was never used.
    public let lastUse: Date?
    /// Calendar days since then, never below zero (SR-61).
    public let daysSinceLastUse: Int?
    public let wear: WearFigures
    /// `nil` when sets last about as long here as elsewhere (SR-60).
    public let absorption: AbsorptionFlag?

    public var id: SiteLocation.ID { location.id }

    /// How well it has rested; `nil` when it was never used.
    public var restBand: RestBand? { daysSinceLastUse.map(RestBand.init(days:)) }
}
