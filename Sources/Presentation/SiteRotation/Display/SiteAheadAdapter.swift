public import MomentumSiteRotationDomain

/// The warning about entries with a wrong date, shown above everything else.
public struct SiteAheadAdapter: Hashable, Sendable {
    /// The number of entries to name.
    private static let namedCount = 3

    /// All such entries, earliest first, so that each can be opened and corrected.
    public let entries: [SiteEntry]
    /// The problem and its remedy.
    public let text: String
    /// The number of entries with times outside all calendars.
    public let impossibleCount: Int

    /// - Returns: `nil` if there is no such entry.
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
