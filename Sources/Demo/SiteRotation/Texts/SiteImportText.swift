import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

enum SiteImportText {
    static func text(_ report: SiteImportReport, isPreview: Bool) -> TerminalText {
        let heading: TerminalText =
            isPreview
            ? "Nothing has been changed. \(report.forecast, .bold)" : "\(report.outcome, .bold)"
        return .lines([heading] + report.details.map { "\($0)" } + rows(report.skipped))
            + .lines(rows(report.repairs))
    }

    /// The effect of each mode on the present entries (SR-108, SR-110).
    static func choices(merged: SiteImportReport, replaced: SiteImportReport) -> TerminalText {
        let lines: [TerminalText] = [
            "Nothing has been changed.",
            "  \(TerminalText(verbatim: "merge", .bold)): \(sentences(merged))",
            "  \(TerminalText(verbatim: "replace", .bold)): \(sentences(replaced))",
        ]
        return .lines(lines + rows(replaced.skipped) + rows(replaced.repairs))
    }

    static func sentences(_ report: SiteImportReport) -> String {
        ([report.forecast] + report.details).map(said).joined(separator: " ")
    }

    private static func rows(_ repairs: [SiteImportReport.Repair]) -> [TerminalText] {
        repairs.map { "  row \($0.row): \($0.message)" }
    }

    static func rows(_ skipped: [SiteImportReport.Skip]) -> [TerminalText] {
        skipped.map { "  row \($0.row): \($0.message)" }
    }
}
