import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The entries that a file replaces, in words.
struct ReplacedEntries {
    /// The number of entries to name.
    private static let namedCount = 5

    private let entries: [SiteEntry]
    private let report: SiteImportReport
    private let display: SiteDisplay

    init(_ preview: SiteImportPreview, of records: SiteRecords, display: SiteDisplay) {
        entries = preview.removedEntries(of: records)
        report = preview.report
        self.display = display
    }

    /// Five of the entries, and the number of the others; `nil` if none is replaced.
    func list(in records: SiteRecords, isPreview: Bool) -> String? {
        guard !entries.isEmpty else { return nil }
        let names = names(in: records)
        return said(isPreview ? "Gone would be: \(names)." : "Replaced: \(names).")
    }

    /// The list for a preview, with the way to restore the entries.
    func preview(in records: SiteRecords, undo: String) -> String? {
        list(in: records, isPreview: true).map { saying("\($0) To take that back: \(undo)") }
    }

    private func names(in records: SiteRecords) -> String {
        let named = entries.prefix(Self.namedCount).map { entry in
            let place = display.texts.displayName(of: records.location(entry.locationID))
            return "\(place) (\(display.dateAndTime(entry.startTime)))"
        }
        let others = entries.count - named.count
        let names = named.joined(separator: ", ")
        return others > 0 ? saying("\(names) and \(others) more") : names
    }

    /// The numbers, five of the entries, and the way to restore them.
    func text(in records: SiteRecords, undo: String) -> String {
        let rows = TerminalText.counted(report.skipped.count, "row")
        let skipped = report.skipped.isEmpty ? "" : saying(" Skipped of the file: \(rows).")
        let gone = preview(in: records, undo: undo).map { " \($0)." } ?? ""
        return "\(said(report.forecast))\(skipped)\(gone)"
    }

    /// The refusal if there is no one to ask.
    func refusal(in records: SiteRecords, undo: String) -> CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 33,
            kind: "replacesMost",
            message: saying(
                "\(text(in: records, undo: undo)) Nothing was imported. Add --yes to replace them."
            ),
            isRefusal: true
        )
    }
}
