public import MomentumSiteRotationDomain

/// The texts of a restore, before or after it.
public struct SiteRestoreAdapter: Hashable, Sendable {
    /// The number of entries to name.
    private static let namedCount = 5

    /// The time of the backup, such as “Backup of 7 Mar 2026, 3:10.”.
    public let title: String
    /// The effect on the entries in a sentence, before the restore.
    public let forecast: String
    /// The effect on the entries in a sentence, after the restore.
    public let outcome: String
    /// A sentence for each other kind of record.
    public let others: [String]
    /// A sentence for each reason why a merge shows entries differently.
    ///
    /// A sentence about a backup without common entries comes first.
    public let merged: [String]
    /// Names up to five of the deleted entries; `nil` if none is deleted.
    public let gone: String?

    /// `records` has the locations before the restore.
    public init(_ report: SiteRestoreReport, in records: SiteRecords, display: SiteDisplay) {
        let texts = display.texts.backup
        title = texts.made(display.dateAndTime(report.created))
        let nothing = report.merged == .init() ? texts.nothing : texts.nothingAdded
        forecast = report.isEmpty ? nothing : texts.forecast(report.entries)
        outcome = report.isEmpty ? nothing : texts.outcome(report.entries)
        others = report.others.map { texts.others($0.name, $0.counts) }
        merged = [
            report.merged.isApart ? texts.isApart : nil,
            report.merged.twins > 0 ? texts.twins(report.merged.twins) : nil,
            report.merged.deleted > 0 ? texts.deletedHere(report.merged.deleted) : nil,
        ]
        .compactMap(\.self)
        let named = report.removedEntries.prefix(Self.namedCount).map { entry in
            let place = display.texts.displayName(of: records.location(entry.locationID))
            return display.texts.undo.named(place, display.dateAndTime(entry.startTime))
        }
        gone =
            named.isEmpty ? nil : texts.gone(named, report.removedEntries.count - named.count)
    }
}
