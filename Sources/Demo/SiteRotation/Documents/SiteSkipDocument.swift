import MomentumDomain
import MomentumSiteRotationDomain

/// A row that an import skips (CL-8).
struct SiteSkipDocument: Encodable, Sendable {
    let row: Int
    let kind: String
    let message: String

    init(_ skip: SiteImportReport.Skip) {
        row = skip.row
        kind = skip.kind.rawValue
        message = skip.message.english
    }
}
