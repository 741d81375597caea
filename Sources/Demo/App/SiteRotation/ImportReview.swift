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

    /// The question before a file replaces most entries; `nil` without need.
    static func question(about report: SiteImportReport) -> String? {
        report.replacesMost ? "\(report.forecast) Replace them?" : nil
    }

    /// Reads the records that a file could replace, unless they are known.
    func prepare() async { await sites.recordsFeed.loadIfNeeded() }

    /// Five of the entries that a file replaces, and the number of the others.
    func replaced(by preview: SiteImportPreview) -> [View] {
        guard let records = sites.recordsFeed.state.value else { return [] }
        let entries = ReplacedEntries(preview, of: records, display: sites.display)
        return entries.list(in: records, isPreview: true).map { [.paragraph("\(data: $0)")] } ?? []
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
