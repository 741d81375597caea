import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The import of a file: the effect of each mode, and the rows that it skips or repairs.
///
/// The chosen mode is ``PageState/tab``: merging, replacing.
@Observable
final class ImportPage: AppPage {
    enum Name {
        static let file = "File"
        static let mode = "Mode"
    }

    let state = PageState()
    let replacing: SiteImportViewModel
    let merging: SiteImportViewModel
    let review: ImportReview
    private let context: CommandContext
    private(set) var fileName = ""
    /// The text of the file that was last checked.
    private(set) var checked: String?
    private(set) var progress: LongWork.Progress?
    @ObservationIgnored private var work: Task<Void, Never>?

    /// `merging` is a second view model, so that both modes can be shown together.
    init(
        _ replacing: SiteImportViewModel,
        merging: SiteImportViewModel,
        review: ImportReview,
        context: CommandContext
    ) {
        self.replacing = replacing
        self.merging = merging
        self.review = review
        self.context = context
        state.focus = 0
    }

    var title: String { "Import" }

    var remark: TerminalText {
        guard let checked, let report = Self.report(replacing) else { return "" }
        let name = SitePages.file(checked, context)?.lastPathComponent ?? checked
        let rows = TerminalText.counted(report.importedCount + report.skipped.count, "row")
        return "\(name) · \(rows)"
    }

    var fields: [PageField] {
        guard !isWorking else { return [] }
        var fields: [PageField] = [
            .text(Name.file, fileName) { [self] in fileName = $0 }
        ]
        if isChecked, hasModes, !isFinished {
            fields.append(
                .choice(Name.mode, [said("Merge"), said("Replace")], chosen: state.tab) { [state] in
                    state.tab = $0
                    state.row = 0
                }
            )
        }
        return fields
    }

    var count: Int { rows.skipped.count + rows.repairs.count }

    var trouble: ErrorMessage? {
        switch chosen.state {
        case .refused(let message, _): message.offeringScreen
        case .failed(_, let message): message
        default: nil
        }
    }

    var isUnsaved: Bool { isChecked && chosen.canConfirm }

    var isFinished: Bool {
        if case .imported = chosen.state { true } else { false }
    }

    var actions: [PageAction] {
        guard !isWorking else { return [cancelling("stop", "Stop; nothing changes.")] }
        if case .imported = chosen.state {
            return [cancelling("another file", "Import another file.")] + review.actions
        }
        guard isChecked, chosen.canConfirm else {
            return [
                PageAction(.enter, "check", "Read and check the file; nothing changes.") {
                    [self] in await check()
                }
            ]
        }
        return [
            PageAction(
                .enter,
                "import",
                "Import the file as chosen.",
                asking: Self.report(chosen).flatMap(ImportReview.question(about:))
            ) { [self] in
                await confirm()
            },
            cancelling("start again", "Change nothing, and begin again."),
        ]
    }

    func load() async { await review.prepare() }

    /// The view model of the chosen mode; a file of locations has only one mode.
    var chosen: SiteImportViewModel { state.tab == 0 && hasModes ? merging : replacing }

    var hasModes: Bool { Self.report(replacing)?.content != .locations }
    var isChecked: Bool { checked == fileName && checked != nil }

    var isWorking: Bool {
        [replacing, merging].contains { model in
            switch model.state {
            case .preparing, .importing: true
            case .idle, .refused, .previewing, .failed, .imported: false
            }
        }
    }

    private func cancelling(_ name: String, _ help: String) -> PageAction {
        PageAction.now(.control("x"), name, help) { [self] in
            work?.cancel()
            replacing.cancel()
            merging.cancel()
            checked = nil
            (state.row, state.focus, state.tab) = (0, 0, 0)
        }
    }

    private func check() async -> PageAction.Outcome {
        guard let file = SitePages.file(fileName, context) else {
            return .said("Type the name of a file.")
        }
        checked = fileName
        state.row = 0
        state.focus = nil
        await run { [replacing, merging] in
            await replacing.prepare(contentsOf: file, mode: .replace)
            guard !Task.isCancelled, Self.report(replacing)?.content != .locations else { return }
            await merging.prepare(contentsOf: file, mode: .merge)
        }
        state.focus = chosen.canConfirm && hasModes ? 1 : 0
        return .done
    }

    private func confirm() async -> PageAction.Outcome {
        let chosen = chosen
        state.focus = nil
        await run { await chosen.confirm() }
        guard case .imported(let report) = chosen.state else {
            state.focus = fields.count - 1
            return .done
        }
        await review.look()
        return report.isChange ? .changed("\(report.outcome)") : .said("\(report.outcome)")
    }

    /// Runs work that can be stopped, and shows its progress.
    private func run(_ body: @escaping @MainActor () async -> Void) async {
        let listener: LongWork.Listener = { [weak self] progress in
            Task { @MainActor [weak self] in self?.show(progress) }
        }
        let work = Task {
            await LongWork.reporting(to: listener, clock: ContinuousClock()) { await body() }
        }
        self.work = work
        await work.value
        progress = nil
    }

    /// A report that arrives after the work has ended is dropped.
    private func show(_ progress: LongWork.Progress) {
        if isWorking { self.progress = progress }
    }
}
