import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A backup to a file, and the restoration of one after a preview of its changes.
final class BackupPage: SitePage {
    private enum Name {
        static let file = "File"
        static let mode = "Restore"
    }

    let state = PageState()
    let sources: SiteSources
    private let model: SiteBackupViewModel
    private let review: ImportReview
    private let context: CommandContext
    /// The records before a restore, which still have the locations of deleted entries.
    private var former = SiteRecords()
    /// A backup with other entries or of a newer version, replaced only at a second confirmation.
    private var other: URL?

    init(
        _ model: SiteBackupViewModel,
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

    var title: String { "Backup" }

    var fields: [PageField] {
        guard isIdle else { return [] }
        return [
            .text(Name.file, fileName) { _ in },
            .choice(Name.mode, [said("Merge"), said("Replace")], chosen: state.tab) { [state] in
                state.tab = $0
            },
        ]
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .failed(let message), .refused(let message), .previewing(_, let message?): message
        default: nil
        }
    }

    var isUnsaved: Bool { if case .previewing = model.state { true } else { false } }

    var actions: [PageAction] {
        switch model.state {
        case .idle, .written, .failed, .refused: choosing
        case .writing, .preparing, .restoring: []
        case .previewing(let preview, _): previewing(preview.report)
        case .restored: [another] + review.actions
        }
    }

    var view: View {
        var views: [View] =
            fields.isEmpty
            ? [] : [Name.file, Name.mode].map { SitePages.labelled($0, field($0)) } + [.blank]
        switch model.state {
        case .idle, .failed, .refused:
            views.append(.paragraph("\(display.texts.backup.explanation)"))
        case .writing: views.append(.text("Writing …"))
        case .written(let url):
            views.append(.paragraph("Wrote \(url.lastPathComponent)."))
            views.append(.paragraph("\(display.texts.backup.explanation)"))
        case .preparing: views.append(.text("Reading …"))
        case .previewing(let preview, _):
            let texts = texts(of: preview.report)
            views += lines(
                [texts.title, texts.forecast] + texts.others + texts.merged + [texts.gone]
            )
        case .restoring: views.append(.text("Restoring …"))
        case .restored(let report):
            let texts = texts(of: report)
            views +=
                lines([texts.title, texts.outcome] + texts.others + texts.merged) + review.view
        }
        return .column(views)
    }

    func load() async {}

    private var isIdle: Bool {
        switch model.state {
        case .idle, .written, .failed, .refused: true
        case .writing, .preparing, .previewing, .restoring, .restored: false
        }
    }

    /// The typed name, or the proposed one.
    private var fileName: String { state.text(Name.file) ?? model.fileName }
    private var mode: SiteImport.Mode { state.tab == 0 ? .merge : .replace }

    private var choosing: [PageAction] {
        let file = SitePages.file(fileName, context)
        return [
            PageAction(
                .enter,
                "back up",
                "Write a backup into the file.",
                asking: SitePages.overwriting(file)
            ) { [self] in
                guard let file else { return .said("Type the name of a file.") }
                await model.write(to: file, replacesOthers: file == other)
                other = isProtected ? file : nil
                return .done
            },
            PageAction(.control("r"), "restore", "Check a backup; nothing changes yet.") {
                [self] in
                guard let file else { return .said("Type the name of a file.") }
                former = sources.records.state.value ?? SiteRecords()
                state.focus = nil
                await model.prepare(contentsOf: file, mode: mode)
                state.focus = isIdle ? 0 : nil
                return .done
            },
        ]
    }

    private var isProtected: Bool {
        guard case .failed(let message) = model.state else { return false }
        return (message.error as? SiteBackupError)?.protectsFile == true
    }

    private func previewing(_ report: SiteRestoreReport) -> [PageAction] {
        [
            PageAction(
                .enter,
                "restore",
                "Restore the backup as shown.",
                asking: question(about: report)
            ) { [self] in
                await model.restore()
                guard case .restored(let report) = model.state else { return .done }
                await review.look()
                return .changed("\(texts(of: report).outcome)")
            },
            another,
        ]
    }

    private func question(about report: SiteRestoreReport) -> String? {
        guard !report.isEmpty, mode == .replace || report.merged.isApart else { return nil }
        let texts = texts(of: report)
        return mode == .replace ? texts.question : texts.mergeQuestion
    }

    private var another: PageAction {
        PageAction.now(.control("x"), "start again", "Change nothing, and begin again.") { [self] in
            model.cancel()
            state.focus = 0
        }
    }

    private func texts(of report: SiteRestoreReport) -> SiteRestoreAdapter {
        SiteRestoreAdapter(report, in: former, display: display)
    }

    private func lines(_ texts: [String?]) -> [View] {
        texts.compactMap(\.self).map { .paragraph("\($0)") }
    }
}
