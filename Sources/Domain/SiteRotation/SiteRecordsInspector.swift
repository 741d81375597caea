public import MomentumDomain

/// Reports losses and other problems of the records.
public protocol SiteRecordsInspector: Sendable {
    /// The problem to show the user; `nil` if there is none. It is repeated until the user
    /// acknowledges it. Throws the reason the records are not readable at all.
    func trouble() async throws(RepositoryError) -> SiteRecordsTrouble?

    /// The problem to show the user, or `nil`, after each change of it.
    func troubleChanges() -> AsyncStream<SiteRecordsTrouble?>

    /// Records that the user has seen losses; read-only records stay reported. Throws if that
    /// fails.
    func acknowledgeTrouble() async throws(RepositoryError)
}
