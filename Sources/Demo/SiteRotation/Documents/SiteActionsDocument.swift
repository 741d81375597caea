/// The answer of `momentum sites undo --list` (CL-8).
struct SiteActionsDocument: Encodable, Sendable {
    let actions: [SiteActionDocument]
}
