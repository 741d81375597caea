import Foundation

/// The answer of `momentum sites log` (CL-8).
struct LoggedSiteDocument: Encodable, Sendable {
    /// What `--operation` takes, so that the change is not made twice.
    let operation: UUID
    let entry: SiteEntryDocument
    @Nullable var closed: SiteEntryDocument?
}
