import MomentumDomain

/// The report of an import as text (SR-111).
enum SiteImportText {
    static func text(_ report: SiteImportReport, isPreview: Bool) -> TerminalText {
        let heading: TerminalText =
            isPreview
            ? "Nothing has been changed. \(report.forecast, .bold)" : "\(report.outcome, .bold)"
        return .lines([heading] + report.details.map { "\($0)" } + rows(report.skipped))
            + .lines(report.repairs.map { "  row \($0.row): \($0.kind.rawValue), \($0.message)" })
    }

    /// Each skipped row with its number, kind and sentence.
    static func rows(_ skipped: [SiteImportSkip]) -> [TerminalText] {
        skipped.map { "  row \($0.row): \($0.kind.rawValue), \($0.message)" }
    }
}
