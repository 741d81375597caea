public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a location in a list of choices.
public struct SiteRowAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteLocation.ID
    public let title: String
    /// The time since its last set was removed, for example `3 days ago`.
    public let lastUse: String
    /// The date of that removal; `nil` if it was never used or is in use.
    public let lastUseDate: String?
    public let category: SiteCategory
    /// The meaning of the badge; `nil` if there is no badge.
    public let badgeLabel: String?

    public init(_ site: RankedLocation, now: Date, display: SiteDisplay) {
        id = site.id
        title = display.texts.displayName(of: site.location)
        lastUse = display.lastUse(site.placeRest, now: now)
        lastUseDate = site.placeRest.removal(at: now).map { display.date($0) }
        category = site.category
        let label = display.texts.label(
            for: site.category,
            days: site.placeRest.days(at: now, in: display.calendar)
        )
        let clash = site.clash.map { display.texts.sensors.badge(of: $0) }
        // A place nearby keeps its rank, so its label is not replaced.
        let ranked = [site.clash == .shared ? nil : label, clash].compactMap(\.self)
        badgeLabel =
            site.rest.map { display.badge(of: $0, now: now) }
            ?? (ranked.isEmpty ? nil : ranked.joined(separator: ", "))
    }

    /// The row as one sentence: name, category, last use.
    public var accessibilityLabel: String {
        [title, badgeLabel, lastUse].compactMap(\.self).joined(separator: ", ")
    }
}

extension SiteRowAdapter {
    /// The rows of ranked locations in their order; empty before they are known.
    static func rows(
        _ sites: [RankedLocation]?,
        now: Date,
        display: SiteDisplay
    ) -> [SiteRowAdapter] {
        (sites ?? []).map { SiteRowAdapter($0, now: now, display: display) }
    }
}
