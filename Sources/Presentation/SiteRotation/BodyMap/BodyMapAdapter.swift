public import Foundation
public import MomentumSiteRotationDomain

/// The words of a body map: a summary, a row for each place, and a legend of the signs.
public struct BodyMapAdapter: Hashable, Sendable {
    /// A place as text.
    public struct Row: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        /// The letter of the place on the map; empty if it has none.
        public let key: String
        public let name: String
        public let level: BodyMapLevel
        public let levelText: String
        /// The days, such as `12 days`; empty if never used or in use.
        public let days: String
        /// The meaning of the badge; empty if there is none.
        public let category: String
        /// The complete row for assistive technology.
        public let label: String
    }

    /// The text `Body map`, and the day.
    public let title: String
    public let summary: String
    /// All places, in sort order.
    public let rows: [Row]
    /// The rows of places that no figure shows.
    public let rowsBeside: [Row]
    /// The name of each view.
    public let views: [BodyView: String]
    /// The letters to the viewer's left and right of the views.
    public let sides: [BodyView: [String]]
    /// The levels with their words, in the order of the legend.
    public let legend: [BodyMapLevel: String]

    /// `day` is the shown day; `nil` means today.
    public init(_ map: BodyMap, day: SiteDay?, display: SiteDisplay) {
        let texts = display.texts.bodyMap
        let shown = day.map { texts.atEndOf(display.date($0.start(in: display.calendar.timeZone))) }
        title = "\(texts.title) · \(shown ?? texts.today)"
        summary = Self.summary(of: map, texts: display.texts)
        let rows = map.sites.map { Self.row(of: $0, texts: display.texts) }
        self.rows = rows
        let beside = Set(map.sitesWithoutRegion.map(\.id))
        rowsBeside = rows.filter { beside.contains($0.id) }
        views = [.front: map.isMirrored ? texts.mirrored : texts.front, .back: texts.back]
        let seen = [texts.right, texts.left]
        sides = [.front: map.isMirrored ? seen.reversed() : seen, .back: seen.reversed()]
        legend = Dictionary(
            uniqueKeysWithValues: BodyMapLevel.allCases.map { ($0, display.texts.word(for: $0)) }
        )
    }

    private static func summary(of map: BodyMap, texts: SiteTexts) -> String {
        let worn = map.sites.first { $0.rest == .inUse }
        let first =
            worn.map { texts.bodyMap.isInUse(texts.displayName(of: $0.location)) }
            ?? texts.bodyMap.nothingInUse
        let rested = map.sites.count { $0.level == .days14 }
        let never = map.sites.count { $0.level == .neverUsed }
        return "\(first) \(texts.bodyMap.summary(rested, never, map.sites.count))"
    }

    private static func row(of site: BodyMap.Site, texts: SiteTexts) -> Row {
        let name = texts.displayName(of: site.location)
        let level = texts.word(for: site.level)
        let days = site.days.map(texts.bodyMap.days) ?? ""
        let category = texts.label(for: site.category, days: site.days) ?? ""
        return Row(
            id: site.id,
            key: site.key.map { String($0) } ?? "",
            name: name,
            level: site.level,
            levelText: level,
            days: days,
            category: category,
            label: [name, days.isEmpty ? level : days, category].filter { !$0.isEmpty }
                .joined(separator: ", ")
        )
    }
}
