/// The answer of a correction (CL-8).
struct SiteCorrectionDocument: Encodable, Sendable {
    let plan: SitePlanDocument
    /// False after a dry run, or after the answer no.
    let applied: Bool
}
