import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The import of another program's table: its questions one after the other, then the preview.
///
/// The chosen mode is ``PageState/tab``: merging, replacing.
@Observable
final class ImportMappingPage: SitePage {
    private enum Name {
        static let file = "File"
        static let answer = "Answer"
        static let mode = "Mode"
        static let column = "Column of dates"
    }
    /// The number of visible rows in the list of skipped rows, below the rest of the page.
    private static let listHeight = 6

    let state = PageState()
    let sources: SiteSources
    private let model: SiteImportMappingViewModel
    private let review: ImportReview
    private let context: CommandContext
    private var fileName = ""
    private var answer = ""
    /// The number or name of the date column, for a table in which it is unclear.
    private var column = ""

    init(
        _ model: SiteImportMappingViewModel,
        _ sources: SiteSources,
        review: ImportReview,
        context: CommandContext
    ) {
        self.model = model
        self.sources = sources
        self.review = review
        self.context = context
        state.focus = 0
    }

    var title: String { "Import table" }

    var isUnsaved: Bool {
        if case .asking = model.state {
            return answer.nilIfBlank != nil || model.answers != SiteSheetAnswers()
        }
        return model.canConfirm
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .refused(let message, _), .failed(_, _, let message): message
        default: nil
        }
    }

    var fields: [PageField] {
        switch model.state {
        case .idle, .refused:
            [.text(Name.file, fileName) { [self] in (fileName, column) = ($0, "") }]
                + (asksForColumn ? [.text(Name.column, column) { [self] in column = $0 }] : [])
        case .asking: [.text(Name.answer, answer) { [self] in answer = $0 }]
        case .previewing, .failed:
            [
                .choice(
                    Name.mode,
                    [said("Merge"), said("Replace")],
                    chosen: state.tab,
                    choose: { [state] in state.tab = $0 },
                    load: { [self] in await read() }
                )
            ]
        case .reading, .importing, .imported: []
        }
    }

    var actions: [PageAction] {
        switch model.state {
        case .idle, .refused:
            [
                PageAction(.enter, "read", "Read the table; nothing changes.") { [self] in
                    await read()
                }
            ] + (trouble == nil ? [] : [again])
        case .asking:
            [
                PageAction(.enter, "answer", "Answer the question.") { [self] in
                    await takeAnswer()
                },
                again,
            ]
        // A key that follows the choice at once must not import the preview of the other mode.
        case .previewing where !showsChosenMode, .failed where !showsChosenMode: [again]
        case .previewing, .failed:
            [
                PageAction(
                    .enter,
                    "import",
                    "Import the table as chosen.",
                    asking: preview.flatMap { ImportReview.question(about: $0.report) }
                ) { [self] in
                    await confirm()
                },
                again,
            ]
        case .reading, .importing: []
        case .imported: [again] + review.actions
        }
    }

    var view: View {
        switch model.state {
        case .idle, .refused:
            let fields = fields.map {
                SitePages.labelled($0.name, field($0.name), columns: asksForColumn ? 16 : 9)
            }
            return .column(
                fields + [
                    .blank, .paragraph("A table of another program. Nothing changes yet."), list,
                ]
            )
        case .reading, .importing: return .text("Reading …")
        case .asking(let questions, _):
            let others = questions.dropFirst().map { View.paragraph("\(sentence($0), .dim)") }
            let asked = questions.first.map { question -> [View] in
                [
                    .paragraph("\(sentence(question))"),
                    SitePages.labelled(Name.answer, field(Name.answer)),
                    .paragraph("\(SiteMappingText.forms(of: question), .dim)"), .blank,
                ]
            }
            return .column((asked ?? []) + others)
        case .previewing(let preview, let mapping), .failed(let preview, let mapping, _):
            let words = ([preview.report.forecast] + preview.report.details).map(said).joined(
                separator: " "
            )
            let guesses = mapping.map(SiteMappingText.text).map { $0.lines.map(View.paragraph) }
            return .column(
                [SitePages.labelled(Name.mode, field(Name.mode)), .paragraph("\(words)")]
                    + review.replaced(by: preview) + [list] + [.blank] + (guesses ?? [])
            )
        case .imported(let report):
            return .column(
                [.paragraph("\(report.outcome, .bold)")]
                    + report.details.map { .paragraph("\($0)") } + [list] + review.view
            )
        }
    }

    var count: Int { rows.skipped.count + rows.repairs.count }

    private var list: View {
        ImportReview.rows(rows.skipped, rows.repairs, at: state.position)
            .height(.fixed(min(count, Self.listHeight)))
    }

    private var rows: (skipped: [SiteImportReport.Skip], repairs: [SiteImportReport.Repair]) {
        switch model.state {
        case .refused(_, let skipped): (skipped, [])
        case .previewing(let preview, _), .failed(let preview, _, _):
            (preview.report.skipped, preview.report.repairs)
        case .imported(let report): (report.skipped, report.repairs)
        case .idle, .reading, .asking, .importing: ([], [])
        }
    }

    /// True for a table whose date column is unclear, until another file is named.
    private var asksForColumn: Bool {
        guard case .refused(let message, _) = model.state else { return false }
        if case .noDateColumn = message.error as? SiteImportError { return true }
        return !column.isEmpty
    }

    var isFinished: Bool {
        if case .imported = model.state { true } else { false }
    }

    func load() async { await review.prepare() }

    private var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    private var preview: SiteImportPreview? {
        switch model.state {
        case .previewing(let preview, _), .failed(let preview, _, _): preview
        default: nil
        }
    }

    private var chosenMode: SiteImport.Mode { state.tab == 0 ? .merge : .replace }

    /// False while the preview of the chosen mode is still to come.
    private var showsChosenMode: Bool {
        guard case .importEntries(let change) = preview?.operation else { return true }
        return change.mode == chosenMode
    }

    private var again: PageAction {
        PageAction.now(.control("x"), "start again", "Change nothing, and begin again.") { [self] in
            model.cancel()
            (answer, column) = ("", "")
            (state.focus, state.tab) = (0, 0)
        }
    }

    private func sentence(_ question: SiteSheetQuestion) -> String {
        SiteMappingText.sentence(
            question,
            candidates: SiteMappingText.candidates(of: question, in: locations)
        )
    }

    @discardableResult
    private func read() async -> PageAction.Outcome {
        guard let file = SitePages.file(fileName, context) else {
            return .said("Type the name of a file.")
        }
        await model.read(contentsOf: file, mode: chosenMode)
        if let column = column.nilIfBlank {
            await model.answer { $0.setColumn(.start, to: column) }
        }
        state.focus = asksForColumn ? 1 : 0
        state.row = 0
        return .done
    }

    private func takeAnswer() async -> PageAction.Outcome {
        guard case .asking(let questions, _) = model.state, let question = questions.first else {
            return .done
        }
        var answers = model.answers
        if let problem = answers.read(answer, for: question, in: locations) {
            return .said("\(problem)")
        }
        answer = ""
        state.typed = [:]
        await model.answer { $0 = answers }
        state.focus = 0
        return .done
    }

    private func confirm() async -> PageAction.Outcome {
        await model.confirm()
        guard case .imported(let report) = model.state else { return .done }
        await review.look()
        return report.isChange ? .changed("\(report.outcome)") : .said("\(report.outcome)")
    }
}
