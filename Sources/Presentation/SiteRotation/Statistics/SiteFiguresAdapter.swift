public import MomentumSiteRotationDomain

/// The texts of one location in the statistics.
public struct SiteFiguresAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteLocation.ID
    public let title: String
    /// The uses, such as `12 uses`, or `3 uses, 1 short (under 12 h)`.
    public let uses: String
    /// The number of wearings behind the hours, such as `(n = 12)`.
    public let count: String
    /// The mean hours without a unit, such as `68.5`; `nil` if no wearing counts.
    public let average: String?
    public let median: String?
    public let minimum: String?
    public let maximum: String?
    /// The last use: `3 days ago`, `In use` or `Never used`.
    public let lastUse: String
    /// The flag, such as `25% below your overall median (n = 4)`, or a text that there is too
    /// little to compare.
    ///
    /// `nil` without a flag.
    public let flag: String?

    public init(_ site: SiteFigures, display: SiteDisplay) {
        id = site.id
        title = display.texts.displayName(of: site.location)
        let texts = display.texts.statistics
        uses = texts.uses(site.totalUses, leavingOut: site.wear)
        count = texts.count(site.wear.countedWearings)
        average = site.wear.averageHours.map(display.oneDecimal)
        median = site.wear.medianHours.map(display.oneDecimal)
        minimum = site.wear.minimumHours.map(display.oneDecimal)
        maximum = site.wear.maximumHours.map(display.oneDecimal)
        lastUse =
            site.rest == .inUse ? display.texts.inUse : display.texts.lastUse(days: site.restDays)
        flag = Self.flag(of: site, texts: display.texts)
    }

    private static func flag(of site: SiteFigures, texts: SiteTexts) -> String? {
        let count = texts.statistics.count(site.comparedWearings)
        if let flag = site.absorption {
            let below =
                site.comparedProfile.map { profile in
                    texts.profiles.belowMedian(flag.percentBelow, profile.name)
                } ?? texts.statistics.belowMedian(flag.percentBelow)
            return "\(below) \(count)"
        }
        guard !site.isComparable, site.wear.medianHours != nil else { return nil }
        if let profile = site.comparedProfile, site.lacksWearingsOfProfile {
            return "\(texts.profiles.tooFew(profile.name)) \(count)"
        }
        return texts.statistics.tooFew
    }
}
