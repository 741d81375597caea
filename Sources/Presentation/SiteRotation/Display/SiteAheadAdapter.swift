public import MomentumSiteRotationDomain

/// What is said of entries that a wrong clock has dated, above everything else.
public struct SiteAheadAdapter: Hashable, Sendable {
    /// So many are named in the text.
    private static let namedCount = 3

    /// Every such entry, earliest first, so that each can be opened and corrected.
    public let entries: [SiteEntry]
    /// What is wrong, and what to do about it.
    public let text: String
    /// How many of them have a time that no calendar has.
    public let impossibleCount: Int

    /// - Returns: `nil` when there is no such entry.
    public init?(_ records: SiteRecords, display: SiteDisplay) {
        guard !records.ahead.isEmpty else { return nil }
        entries = records.ahead
        let impossible = entries.filter { !$0.isInCalendar }
        let ahead = entries.filter(\.isInCalendar)
        impossibleCount = impossible.count
        func name(_ entry: SiteEntry) -> String {
            display.texts.displayName(of: records.location(entry.locationID))
        }
        var sentences: [String] = []
        if !ahead.isEmpty {
            let named = ahead.prefix(Self.namedCount).map {
                "\(display.longDate($0.startTime)), \(name($0))"
            }
            sentences.append(display.texts.ahead(ahead.count, named))
        }
        if !impossible.isEmpty {
            let named = impossible.prefix(Self.namedCount).map(name)
            sentences.append(display.texts.impossible(impossible.count, named))
        }
        text = sentences.joined(separator: "\n")
    }
}
