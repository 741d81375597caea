import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The backup.
extension OnboardingPage {
    var isPreviewing: Bool {
        switch model.backup.state {
        case .previewing, .restoring: return true
        default: break
        }
        return switch model.restoring.state {
        case .previewing, .failed, .importing: true
        default: false
        }
    }

    var restoring: [PageAction] {
        let start =
            isPreviewing && !isOvertaken
            ? PageAction(
                .enter,
                "restore",
                "Restore the backup.",
                asking: question
            ) { [self] in await restore() }
            : PageAction(.enter, "check", "Read and check the file.") { [self] in await check() }
        return [
            start,
            PageAction.now(.control("x"), "no backup", "Restore nothing.") { [self] in
                model.cancelRestore()
                name(nil)
                state.focus = nil
            },
        ]
    }

    /// True if another change has invalidated the preview, which must be read again.
    private var isOvertaken: Bool {
        guard case .previewing(_, let message?) = model.backup.state else { return false }
        return message.error as? SiteRotationError == .restoreOvertaken
    }

    private func check() async -> PageAction.Outcome {
        guard let file = backup.flatMap({ SitePages.file($0, context) }) else {
            return .said("Type the name of a file.")
        }
        await model.restore(contentsOf: file)
        if isPreviewing { state.focus = nil }
        return .done
    }

    func restore() async -> PageAction.Outcome {
        await model.confirmRestore()
        switch (model.restoring.state, model.backup.state) {
        case (.imported(let report), _):
            name(nil)
            return .changed("\(report.outcome)")
        case (_, .restored(let report)):
            name(nil)
            return .changed("\(texts(of: report).outcome)")
        default: return .done
        }
    }

    private var question: String? {
        if case .previewing(let preview, _) = model.backup.state {
            let report = preview.report
            return report.replacesRecords ? texts(of: report).question : nil
        }
        return preview.flatMap { ImportReview.question(about: $0.report) }
    }

    func texts(of report: SiteRestoreReport) -> SiteRestoreAdapter {
        SiteRestoreAdapter(report, in: records.state.value ?? SiteRecords(), display: display)
    }

    var restoration: [View] {
        switch model.backup.state {
        case .previewing(let preview, _):
            let texts = texts(of: preview.report)
            let heads: [String] = [texts.title, texts.forecast]
            return Self.lines(heads + texts.others + [texts.gone].compactMap(\.self))
        case .preparing: return [.text("Checking the file …")]
        case .restoring: return [.text("Restoring …")]
        default: break
        }
        return switch model.restoring.state {
        case .idle, .imported: [labelled]
        case .preparing: [.text("Checking the file …")]
        case .refused(_, let skipped):
            [labelled] + skipped.prefix(5).map { .paragraph("Line \($0.row)  \($0.message)") }
        case .previewing(let preview), .failed(let preview, _):
            Self.lines(said(preview.report.forecast), preview.report) + replaced(by: preview)
        case .importing: [.text("Restoring …")]
        }
    }

    private var preview: SiteImportPreview? {
        switch model.restoring.state {
        case .previewing(let preview), .failed(let preview, _): preview
        default: nil
        }
    }

    private func replaced(by preview: SiteImportPreview) -> [View] {
        guard let records = records.state.value else { return [] }
        return ImportReview.replaced(by: preview, of: records, display)
    }

    private var labelled: View {
        SitePages.labelled(Self.fileField, field(Self.fileField), columns: 5)
    }

    static func lines(_ texts: [String]) -> [View] {
        texts.enumerated().map {
            $0.offset == 0 ? .paragraph("\($0.element, .bold)") : .paragraph("\($0.element)")
        }
    }

    static func lines(_ heading: String, _ report: SiteImportReport) -> [View] {
        [.paragraph("\(heading, .bold)")] + report.details.map { .paragraph("\($0)") }
    }
}
