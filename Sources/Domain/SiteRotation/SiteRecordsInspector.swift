public import MomentumDomain

/// Knows whether the records were found whole.
public protocol SiteRecordsInspector: Sendable {
    /// What the user has to be told, or `nil`; the same again until it is acknowledged.
    ///
    /// - Throws: Why the records cannot be read at all.
    func trouble() async throws(RepositoryError) -> SiteRecordsTrouble?

    /// What the user has to be told, or `nil`, after each time that it has become something else.
    func troubleChanges() -> AsyncStream<SiteRecordsTrouble?>

    /// Notes that the user was told of what is lost; what is read only stays so.
    ///
    /// - Throws: Why that cannot be noted.
    func acknowledgeTrouble() async throws(RepositoryError)
}
