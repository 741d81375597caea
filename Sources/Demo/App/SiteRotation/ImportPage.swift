import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The import of a file: what each mode would do, and the rows that it leaves out or repairs.
///
/// The chosen mode is ``PageState/tab``: merging, replacing.
@Observable
final class ImportPage: AppPage {
    private enum Name {
        static let file = "File"
        static let mode = "Mode"
    }

    let state = PageState()
    private let replacing: SiteImportViewModel
    private let merging: SiteImportViewModel
    private let context: CommandContext
    private var fileName = ""
    /// The text of the file that was checked last.
    private var checked: String?
    private var progress: LongWork.Progress?
    @ObservationIgnored private var work: Task<Void, Never>?

    /// `merging` is another view model, so that both modes can be shown side by side.
    init(
        _ replacing: SiteImportViewModel,
        merging: SiteImportViewModel,
        context: CommandContext
    ) {
        self.replacing = replacing
        self.merging = merging
        self.context = context
        state.focus = 0
    }

    var title: String { "Import" }

    var remark: TerminalText {
        guard let checked, let report = Self.report(replacing) else { return "" }
        let name = SitePages.file(checked, context)?.lastPathComponent ?? checked
        let rows = (report.importedCount + report.skipped.count).counted("row")
        return "\(name) · \(rows)"
    }

    var fields: [PageField] {
        guard !isWorking else { return [] }
        var fields: [PageField] = [
            .text(Name.file, fileName) { [self] in fileName = $0 }
        ]
        if isChecked, hasModes {
            fields.append(
                .choice(Name.mode, ["Merge", "Replace"], chosen: state.tab) { [state] in
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
        case .refused(let message, _), .failed(_, let message): message
        default: nil
        }
    }

    var isUnsaved: Bool { isChecked && chosen.canConfirm }

    var actions: [PageAction] {
        guard !isWorking else { return [cancelling("stop", "Stop; nothing changes.")] }
        if case .imported = chosen.state {
            return [cancelling("another file", "Import another file.")]
        }
        guard isChecked, chosen.canConfirm else {
            return [
                PageAction(.enter, "check", "Read and check the file; nothing changes.") {
                    [self] in await check()
                }
            ]
        }
        return [
            PageAction(.enter, "import", "Import the file as chosen.") { [self] in
                await confirm()
            },
            cancelling("start again", "Change nothing, and begin again."),
        ]
    }

    func load() async {}

    /// The view model of the chosen mode; a file of locations has one mode only.
    private var chosen: SiteImportViewModel { state.tab == 0 && hasModes ? merging : replacing }

    private var hasModes: Bool { Self.report(replacing)?.content != .locations }
    private var isChecked: Bool { checked == fileName && checked != nil }

    private var isWorking: Bool {
        [replacing, merging].contains { model in
            switch model.state {
            case .preparing, .importing: true
            case .idle, .refused, .previewing, .failed, .imported: false
            }
        }
    }

    private func cancelling(_ name: String, _ help: String) -> PageAction {
        PageAction(.control("x"), name, help) { [self] in
            work?.cancel()
            replacing.cancel()
            merging.cancel()
            checked = nil
            state.row = 0
            state.focus = 0
            return .done
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
        return .changed("\(report.outcome)")
    }

    /// Does work that can be stopped, and shows its progress.
    private func run(_ body: @escaping @MainActor () async -> Void) async {
        let listener: LongWork.Listener = { [weak self] progress in
            Task { @MainActor [weak self] in self?.show(progress) }
        }
        let work = Task { await LongWork.reporting(to: listener) { await body() } }
        self.work = work
        await work.value
        progress = nil
    }

    /// A report that arrives after the work ended is dropped.
    private func show(_ progress: LongWork.Progress) {
        if isWorking { self.progress = progress }
    }
}

/// The parts of the view.
extension ImportPage {
    var view: View {
        var views: [View] = []
        if fields.isEmpty {
            views.append(.text("\(fileName)"))
        } else {
            views.append(SitePages.labelled(Name.file, field(Name.file), columns: 5))
        }
        if isChecked { views += effects }
        if isWorking {
            views.append(.text("\(stage)"))
        } else if checked == nil {
            views.append(.paragraph("A CSV file of entries or of locations. Nothing changes yet."))
        }
        return .column(views + [.blank, list])
    }

    /// What each mode does, or the outcome of the import.
    private var effects: [View] {
        if case .imported(let report) = chosen.state {
            return [.paragraph("\(report.outcome, .bold)")]
                + report.details.map { .paragraph("\($0)") }
        }
        guard hasModes else {
            return Self.report(replacing).map { [.paragraph("\(Self.sentences($0))")] } ?? []
        }
        guard Self.report(replacing) != nil else { return [] }
        let modes = [("Merge", merging), ("Replace", replacing)]
        let lines = modes.enumerated().compactMap { index, mode -> View? in
            guard let report = Self.report(mode.1) else { return nil }
            let name: TerminalText =
                index == state.tab ? "[\(mode.0, .bold)]" : " \(mode.0) "
            return .row([.text(name).width(.fixed(9)), .paragraph("\(Self.sentences(report))")])
        }
        return
            (fields.count > 1
            ? [SitePages.labelled(Name.mode, field(Name.mode), columns: 5)] : []) + lines
    }

    private var list: View {
        let (skipped, repairs) = rows
        let count = skipped.count + repairs.count
        return .table(
            Table([.init(""), .init("", .fill)], count: count, at: state.position) { row in
                if skipped.indices.contains(row) {
                    return ["Line \(skipped[row].row)", "skipped: \(skipped[row].message)"]
                }
                let row = row - skipped.count
                guard repairs.indices.contains(row) else { return [] }
                return ["Line \(repairs[row].row)", "repaired: \(repairs[row].message)"]
            }
        )
    }

    /// The rows that are left out and those that are set right, in the order of the file.
    private var rows: (skipped: [SiteImportReport.Skip], repairs: [SiteImportReport.Repair]) {
        if case .refused(_, let skipped) = chosen.state { return (skipped, []) }
        let report = Self.report(chosen)
        return (report?.skipped ?? [], report?.repairs ?? [])
    }

    private var stage: String {
        guard let progress else { return "Reading …" }
        let word =
            switch progress.stage {
            case .reading: "Reading"
            case .checking: "Checking"
            case .merging: "Merging"
            case .saving: "Saving"
            }
        return "\(word) row \(progress.completed)\(progress.total.map { " of \($0)" } ?? "") …"
    }

    private static func sentences(_ report: SiteImportReport) -> String {
        ([report.forecast] + report.details).joined(separator: " ")
    }

    private static func report(_ model: SiteImportViewModel) -> SiteImportReport? {
        switch model.state {
        case .previewing(let preview), .importing(let preview), .failed(let preview, _):
            preview.report
        case .imported(let report): report
        case .idle, .preparing, .refused: nil
        }
    }
}
