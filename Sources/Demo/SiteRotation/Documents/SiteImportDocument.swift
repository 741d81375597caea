import MomentumSiteRotationDomain

/// The answer of `momentum sites import` for a file of entries (CL-8).
struct SiteImportDocument: Encodable, Sendable {
    struct Repair: Encodable, Sendable {
        let row: Int
        let kind: String
    }

    let outcome: String
    let importedCount: Int
    let replacedCount: Int
    let presentCount: Int
    let endingLaterCount: Int
    let skipped: [SiteSkipDocument]
    let repaired: [Repair]
    let created: [String]

    /// - Parameters:
    ///   - report: The report of an import or of its preview.
    ///   - isPreview: True if nothing was changed.
    init(_ report: SiteImportReport, isPreview: Bool) {
        outcome = isPreview ? "preview" : "imported"
        importedCount = report.importedCount
        replacedCount = report.replacedCount
        presentCount = report.presentCount
        endingLaterCount = report.endingLaterCount
        skipped = report.skipped.map(SiteSkipDocument.init)
        repaired = report.repairs.map { Repair(row: $0.row, kind: $0.kind.rawValue) }
        created = report.createdNames
    }
}
