public import MomentumSiteRotationDomain

/// The texts of a restore, before or after it.
public struct SiteRestoreAdapter: Hashable, Sendable {
    /// The number of entries that are named.
    private static let namedCount = 5

    /// The time of the backup, such as “Backup of 7 Mar 2026, 3:10.”.
    public let title: String
    /// The effect on the entries in a sentence, before the restore.
    public let forecast: String
    /// The effect on the entries in a sentence, after the restore.
    public let outcome: String
    /// A sentence for each other kind of records.
    public let others: [String]
    /// Names up to five of the entries that are deleted; `nil` if none is.
    public let gone: String?

    /// `records` knows the locations before the restore.
    public init(_ report: SiteRestoreReport, in records: SiteRecords, display: SiteDisplay) {
        let texts = display.texts.backup
        title = texts.made(display.dateAndTime(report.created))
        forecast = report.isEmpty ? texts.nothing : texts.forecast(report.entries)
        outcome = report.isEmpty ? texts.nothing : texts.outcome(report.entries)
        others = report.others.map { texts.others($0.name, $0.counts) }
        let named = report.removedEntries.prefix(Self.namedCount).map { entry in
            let place = display.texts.displayName(of: records.location(entry.locationID))
            return display.texts.undo.named(place, display.dateAndTime(entry.startTime))
        }
        gone =
            named.isEmpty ? nil : texts.gone(named, report.removedEntries.count - named.count)
    }
}
