import MomentumDomain

/// The answer of `momentum sites log` (CL-8).
struct LoggedSiteDocument: Encodable, Sendable {
    let entry: SiteEntryDocument
    @Nullable var closed: SiteEntryDocument?
}
