public import MomentumDomain

/// What is not kept cannot be damaged.
extension InMemorySiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? { nil }
    public nonisolated func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        AsyncStream { $0.finish() }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {}
}
