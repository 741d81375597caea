import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The three pages for a new user; the first can restore a backup.
@Observable
final class OnboardingPage: AppPage {
    static let fileField = "File"

    let state = PageState()
    let model: SiteOnboardingViewModel
    let records: Feed<SiteRecords>
    let display: SiteDisplay
    let context: CommandContext
    /// The name of the backup that is being restored; `nil` if there is none.
    private(set) var backup: String?

    init(
        _ model: SiteOnboardingViewModel,
        records: Feed<SiteRecords>,
        display: SiteDisplay,
        context: CommandContext
    ) {
        self.model = model
        self.records = records
        self.display = display
        self.context = context
    }

    /// Sets the name of a backup to restore; `nil` to restore none.
    func name(_ backup: String?) {
        self.backup = backup
    }

    var title: String { model.texts?.title ?? "Welcome" }

    var remark: TerminalText {
        guard let page = model.page else { return "" }
        return "\(page.rawValue + 1) of \(SiteOnboardingViewModel.Page.allCases.count)"
    }

    var fields: [PageField] {
        guard let backup, model.page == .welcome, !isPreviewing else { return [] }
        return [.text(Self.fileField, backup) { [self] in self.backup = $0 }]
    }

    var count: Int { model.page == .locations ? model.locations.zones.value?.count ?? 0 : 0 }

    func identity(ofRow row: Int) -> AnyHashable? { model.locations.zones.value?[row].id }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { return message }
        switch model.backup.state {
        case .refused(let message), .previewing(_, let message?): return message
        default: break
        }
        switch (model.page, model.restoring.state) {
        case (.welcome, .refused(let message, _)): return message.offeringScreen
        case (.welcome, .failed(_, let message)): return message
        default: return model.page == .locations ? table.trouble : nil
        }
    }

    var actions: [PageAction] {
        switch model.state {
        case .completing, .completed: []
        case .restored, .restoredRecords: [finishing("finish")]
        case .failed: [finishing("try again")]
        case .page(.welcome): backup == nil ? welcome : restoring
        case .page(.locations):
            [next] + table.actions + table.remedies + [back, skip]
        case .page(.ready): [next, back, skip]
        }
    }

    var view: View {
        switch model.state {
        case .completing: return .text("Saving …")
        case .completed: return .text("Everything is ready.")
        case .failed: return .text("That could not be saved. Enter tries again.")
        case .restored(let report): return .column(Self.lines(said(report.outcome), report))
        case .restoredRecords(let report):
            let texts = texts(of: report)
            return .column(Self.lines([texts.title, texts.outcome] + texts.others))
        case .page: break
        }
        guard let texts = model.texts else { return .blank }
        let head: [View] = [.text("\(texts.title, .bold)"), .blank, .paragraph("\(texts.text)")]
        let foot: [View] = [.blank, .paragraph("\(texts.disclaimer, .dim)")]
        return switch model.page {
        // The zones fill a small terminal; the other pages have room for the foot.
        case .locations:
            .column(head + [.blank, table.view] + (state.width < 60 ? [] : foot))
        case .welcome where backup != nil: .column(head + [.blank] + restoration + foot)
        default: .column(head + foot)
        }
    }

    func load() async { await model.load() }

    private var table: ZoneTable {
        ZoneTable(
            model.locations,
            state,
            records: records,
            countsUses: false,
            display: display,
            now: context.now
        )
    }

    private var next: PageAction {
        PageAction(.enter, "next", "Go on to the next page.") { [model, state] in
            await model.next()
            state.row = 0
            return .done
        }
    }

    private var back: PageAction {
        PageAction.now("b", "back", "Go back to the page before.") { [model] in
            model.back()
        }
    }

    private var skip: PageAction {
        PageAction("s", "skip", "Skip the rest; settings have all of it.") { [model] in
            await model.complete()
            return .done
        }
    }

    private func finishing(_ name: String) -> PageAction {
        PageAction(.enter, name, "Finish the first pages.") { [model] in
            await model.complete()
            return .done
        }
    }

    private var welcome: [PageAction] {
        [
            next,
            PageAction.now("i", "restore", "Restore a backup from a file.") { [self] in
                backup = ""
                state.focus = 0
            },
            skip,
        ]
    }
}
