import MomentumSiteRotationDomain

/// The answer of `momentum sites import` for a file of locations (CL-8).
struct SiteLocationsImportDocument: Encodable, Sendable {
    let outcome: String
    let updated: Int
    let created: [String]
    let skipped: [SiteSkipDocument]

    /// - Parameters:
    ///   - report: The report of an import or of its preview.
    ///   - isPreview: True if nothing was changed.
    init(_ report: SiteImportReport, isPreview: Bool) {
        outcome = isPreview ? "preview" : "imported"
        updated = report.updatedCount
        created = report.createdNames
        skipped = report.skipped.map(SiteSkipDocument.init)
    }
}
