import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The entries that a file with few rows would remove, in words.
struct ReplacedEntries {
    /// The number of entries that are named.
    private static let namedCount = 5

    private let entries: [SiteEntry]
    private let report: SiteImportReport
    private let display: SiteDisplay

    init(_ entries: [SiteEntry], by report: SiteImportReport, display: SiteDisplay) {
        self.entries = entries
        self.report = report
        self.display = display
    }

    /// The numbers, five of the entries, and how they come back.
    func text(in records: SiteRecords, undo: String) -> String {
        let named = entries.prefix(Self.namedCount).map { entry in
            let place = display.texts.displayName(of: records.location(entry.locationID))
            return "\(place) (\(display.dateAndTime(entry.startTime)))"
        }
        let others = entries.count - named.count
        let list = named.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
        let skipped =
            report.skipped.isEmpty ? "" : " Of the file, \(report.skipped.count) rows are skipped."
        return "\(report.forecast)\(skipped) Gone would be: \(list). "
            + "To take that back: \(undo)."
    }

    /// The refusal where nobody can be asked.
    func refusal(in records: SiteRecords, undo: String) -> CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 33,
            kind: "replacesMost",
            message:
                "\(text(in: records, undo: undo)) Nothing was imported. Add --yes to replace them.",
            isRefusal: true
        )
    }
}
