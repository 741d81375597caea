import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The issues of the history after an import, and a link to the screen that fixes them.
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

    /// Reviews the newest records; unreadable records have no issues.
    func look() async {
        counts = try? await sites.issueCounts()
    }

    /// The question before a file replaces most entries; `nil` if it does not.
    static func question(about report: SiteImportReport) -> String? {
        report.replacesMost ? said("\(report.forecast) Replace them?") : nil
    }

    /// Reads the records that a file could replace, unless they are loaded.
    func prepare() async { await sites.recordsFeed.loadIfNeeded() }

    /// Five of the entries that a file replaces, and the number of the others.
    func replaced(by preview: SiteImportPreview) -> [View] {
        guard let records = sites.recordsFeed.state.value else { return [] }
        return Self.replaced(by: preview, of: records, sites.display)
    }

    /// Five of the entries in `records` that a file replaces, and the way to restore them.
    static func replaced(
        by preview: SiteImportPreview,
        of records: SiteRecords,
        _ display: SiteDisplay
    ) -> [View] {
        ReplacedEntries(preview, of: records, display: display)
            .preview(in: records, undo: said("press u afterwards."))
            .map { [.paragraph("\(data: $0)")] } ?? []
    }

    /// The skipped rows and the repaired rows, in the order of the file.
    static func rows(
        _ skipped: [SiteImportReport.Skip],
        _ repairs: [SiteImportReport.Repair],
        at position: ListPosition
    ) -> View {
        let count = skipped.count + repairs.count
        return .table(
            Table([.init(""), .init("", .fill)], count: count, at: position) { row in
                if skipped.indices.contains(row) {
                    return ["Line \(skipped[row].row)", "skipped: \(skipped[row].message)"]
                }
                let row = row - skipped.count
                guard repairs.indices.contains(row) else { return [] }
                return ["Line \(repairs[row].row)", "repaired: \(repairs[row].message)"]
            }
        )
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
