public import MomentumSiteRotationDomain

/// The texts of one location in the statistics.
public struct SiteFiguresAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteLocation.ID
    public let title: String
    /// `12 uses`.
    public let uses: String
    /// The hours without their unit, `68.5`; `nil` without a wear that counts.
    public let average: String?
    public let median: String?
    public let minimum: String?
    public let maximum: String?
    /// `3 days ago`.
    public let lastUse: String
    /// `25% below your overall median`; `nil` without a flag.
    public let flag: String?

    public init(_ site: SiteFigures, display: SiteDisplay) {
        id = site.id
        title = site.location.displayName
        uses = display.texts.statistics.uses(site.totalUses)
        average = site.wear.averageHours.map(display.oneDecimal)
        median = site.wear.medianHours.map(display.oneDecimal)
        minimum = site.wear.minimumHours.map(display.oneDecimal)
        maximum = site.wear.maximumHours.map(display.oneDecimal)
        lastUse = display.texts.lastUse(days: site.daysSinceLastUse)
        flag = site.absorption.map { display.texts.statistics.belowMedian($0.percentBelow) }
    }
}
