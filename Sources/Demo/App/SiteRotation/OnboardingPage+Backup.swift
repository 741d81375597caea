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
        switch model.restoring.state {
        case .previewing, .failed, .importing: true
        default: false
        }
    }

    var restoring: [PageAction] {
        let start =
            isPreviewing
            ? PageAction(
                .enter,
                "restore",
                "Restore the backup.",
                asking: preview.flatMap { ImportReview.question(about: $0.report) }
            ) { [self] in await restore() }
            : PageAction(.enter, "check", "Read and check the file.") { [self] in await check() }
        return [
            start,
            PageAction(.control("x"), "no backup", "Restore nothing.") { [self] in
                model.restoring.cancel()
                name(nil)
                state.focus = nil
                return .done
            },
        ]
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
        guard case .imported(let report) = model.restoring.state else { return .done }
        name(nil)
        return .changed("\(report.outcome)")
    }

    var restoration: [View] {
        switch model.restoring.state {
        case .idle, .imported: [labelled]
        case .preparing: [.text("Checking the file …")]
        case .refused(_, let skipped):
            [labelled] + skipped.prefix(5).map { .paragraph("Line \($0.row)  \($0.message)") }
        case .previewing(let preview), .failed(let preview, _):
            Self.lines(preview.report.forecast, preview.report) + replaced(by: preview)
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

    static func lines(_ heading: String, _ report: SiteImportReport) -> [View] {
        [.paragraph("\(heading, .bold)")] + report.details.map { .paragraph("\($0)") }
    }
}
