public import MomentumDomain

/// Reports losses and other trouble of the records.
public protocol SiteRecordsInspector: Sendable {
    /// The trouble to tell the user, or `nil`; it is repeated until the user acknowledges it.
    /// Throws the reason why the records cannot be read at all.
    func trouble() async throws(RepositoryError) -> SiteRecordsTrouble?

    /// The trouble to tell the user, or `nil`, after each change of it.
    func troubleChanges() -> AsyncStream<SiteRecordsTrouble?>

    /// Records that the user was told of losses; read-only records stay so. Throws if that fails.
    func acknowledgeTrouble() async throws(RepositoryError)
}
