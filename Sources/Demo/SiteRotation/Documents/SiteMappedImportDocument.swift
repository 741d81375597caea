import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

/// The answer of `momentum sites import --map`.
struct SiteMappedImportDocument: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        @Nullable var location: String?
        let start: Date
        @Nullable var end: Date?
        @Nullable var durationText: String?
        @Nullable var note: String?
        @Nullable var reason: String?
        let findings: [String]
        @Nullable var profile: String?
        @Nullable var targetHours: Double?
    }

    let outcome: String
    let importedCount: Int
    let replacedCount: Int
    let presentCount: Int
    let skipped: [SiteSkipDocument]
    let repaired: [SiteImportDocument.Repair]
    let created: [String]
    @Nullable var mapping: SiteMappingDocument?
    let rows: [Row]
    /// The issues of the records after the import; `nil` in a preview.
    @Nullable var issues: [SiteIssueDocument]?

    init(
        _ report: SiteImportReport,
        _ preview: SiteImportPreview,
        _ mapping: SiteSheetMapping?,
        in records: SiteRecords,
        issues: [SiteIssueDocument]?,
        isPreview: Bool
    ) {
        let document = SiteImportDocument(report, isPreview: isPreview)
        outcome = document.outcome
        importedCount = document.importedCount
        replacedCount = document.replacedCount
        presentCount = document.presentCount
        skipped = document.skipped
        repaired = document.repaired
        created = document.created
        self.mapping = mapping.map(SiteMappingDocument.init)
        self.issues = issues
        guard case .importEntries(let change) = preview.operation else {
            rows = []
            return
        }
        let new = Dictionary(change.newPlaces.map { ($0.id, $0.shortName) }) { first, _ in first }
        rows = change.entries.map { entry in
            Row(
                location: entry.locationID.flatMap { records.location($0)?.shortName ?? new[$0] },
                start: entry.startTime,
                end: entry.endTime,
                durationText: WearDuration(entry)?.text,
                note: entry.note,
                reason: entry.reason?.rawValue,
                findings: entry.findings.map(\.rawValue).sorted(),
                profile: records.profile(entry.profileID)?.name,
                targetHours: entry.targetHours
            )
        }
    }
}
