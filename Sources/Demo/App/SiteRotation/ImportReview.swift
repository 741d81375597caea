import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The issues of the history after an import, and the way to the screen that mends them.
@MainActor
@Observable
final class ImportReview {
    private(set) var counts: String?
    private let sites: SiteRotationBuilder
    private let open: @MainActor (AppRoute) -> Void

    init(_ sites: SiteRotationBuilder, open: @escaping @MainActor (AppRoute) -> Void) {
        self.sites = sites
        self.open = open
    }

    /// Looks through the newest records; those that cannot be read have no issues to show.
    func look() async {
        counts = try? await sites.issueCounts()
    }

    /// The question before a file replaces most entries, which names five; `nil` without need.
    func question(about preview: SiteImportPreview) -> String? {
        guard preview.report.replacesMost else { return nil }
        let records = sites.recordsFeed.state.value ?? SiteRecords()
        let replaced = ReplacedEntries(preview, of: records, display: sites.display)
        return "\(replaced.text(in: records)) Replace them?"
    }

    var view: [View] {
        counts.map { [.blank, .paragraph("\($0). \("v", .bold) shows them.")] } ?? []
    }

    var actions: [PageAction] {
        guard counts != nil else { return [] }
        return [
            PageAction.now("v", "review", "See overlaps, gaps and changes logged twice.") {
                [open] in open(.sites(.review))
            }
        ]
    }
}
