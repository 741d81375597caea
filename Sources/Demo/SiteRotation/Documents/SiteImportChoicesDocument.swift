import MomentumSiteRotationDomain

/// The answer of `momentum sites import --dry-run` without a mode: the effect of each mode (CL-8).
struct SiteImportChoicesDocument: Encodable, Sendable {
    let outcome = "choices"
    let merge: SiteImportDocument
    let replace: SiteImportDocument

    init(merged: SiteImportReport, replaced: SiteImportReport) {
        merge = SiteImportDocument(merged, isPreview: true)
        replace = SiteImportDocument(replaced, isPreview: true)
    }
}
