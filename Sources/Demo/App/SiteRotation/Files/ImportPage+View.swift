import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension ImportPage {
    var view: View {
        var views: [View] = []
        if fields.isEmpty {
            views.append(.text("\(data: fileName)"))
        } else {
            views.append(SitePages.labelled(Name.file, field(Name.file), columns: 5))
        }
        if isChecked { views += effects }
        if isWorking {
            views.append(.text(stage))
        } else if checked == nil {
            views.append(.paragraph("A CSV file of entries or of locations. Nothing changes yet."))
        }
        return .column(views + [.blank, list])
    }

    /// The effect of each mode, or the outcome of the import.
    private var effects: [View] {
        if case .imported(let report) = chosen.state {
            return [.paragraph("\(report.outcome, .bold)")]
                + report.details.map { .paragraph("\($0)") } + review.view
        }
        guard hasModes else {
            return Self.report(replacing).map { [Self.effects(of: $0)] } ?? []
        }
        guard Self.report(replacing) != nil else { return [] }
        let modes: [(TerminalText, SiteImportViewModel)] = [
            ("Merge", merging), ("Replace", replacing),
        ]
        let width = (modes.map(\.0.displayWidth).max() ?? 0) + 2
        return modes.enumerated().compactMap { index, mode -> View? in
            guard let report = Self.report(mode.1) else { return nil }
            let style: TextStyle = state.focus == 1 ? .highlight : .bold
            let name: TerminalText =
                index == state.tab ? "[\(mode.0, style)]" : " \(mode.0) "
            return .row([.text(name).width(.fixed(width)), Self.effects(of: report)])
        } + replaced
    }

    private static func effects(of report: SiteImportReport) -> View {
        .paragraph("\(SiteImportText.sentences(report))")
    }

    private var replaced: [View] {
        guard case .previewing(let preview) = chosen.state else { return [] }
        return review.replaced(by: preview)
    }

    private var list: View {
        ImportReview.rows(rows.skipped, rows.repairs, at: state.position)
    }

    /// The skipped rows and the repaired rows, in the order of the file.
    var rows: (skipped: [SiteImportReport.Skip], repairs: [SiteImportReport.Repair]) {
        if case .refused(_, let skipped) = chosen.state { return (skipped, []) }
        let report = Self.report(chosen)
        return (report?.skipped ?? [], report?.repairs ?? [])
    }

    private var stage: TerminalText {
        guard let progress else { return "Reading …" }
        let word: TerminalText =
            switch progress.stage {
            case .reading: "Reading"
            case .checking: "Checking"
            case .merging: "Merging"
            case .saving: "Saving"
            case .writing: "Writing"
            }
        let total: TerminalText = progress.total.map { " of \($0)" } ?? ""
        return "\(word) row \(progress.completed)\(total) …"
    }

    static func report(_ model: SiteImportViewModel) -> SiteImportReport? {
        switch model.state {
        case .previewing(let preview), .importing(let preview), .failed(let preview, _):
            preview.report
        case .imported(let report): report
        case .idle, .preparing, .refused: nil
        }
    }
}
