public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a location in a list of choices.
public struct SiteRowAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteLocation.ID
    public let title: String
    /// The time since its last use, for example `3 days ago`.
    public let lastUse: String
    /// The date of the last use; `nil` when it was never used.
    public let lastUseDate: String?
    public let category: SiteCategory
    /// The meaning of the badge; `nil` without a badge.
    public let badgeLabel: String?

    public init(_ site: RankedLocation, now: Date, display: SiteDisplay) {
        id = site.id
        title = site.location.displayName
        lastUse = display.lastUse(site.lastUse, now: now)
        lastUseDate = site.lastUse.map { display.date($0) }
        category = site.category
        badgeLabel =
            site.rest.map { display.badge(of: $0, now: now) }
            ?? display.texts.label(
                for: site.category,
                days: display.days(since: site.lastUse, now: now)
            )
    }

    /// The row as one sentence: name, category, last use.
    public var accessibilityLabel: String {
        [title, badgeLabel, lastUse].compactMap(\.self).joined(separator: ", ")
    }
}
