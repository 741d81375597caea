/// Syncs by itself for as long as somebody wants it.
public protocol KeepSitesInSyncUseCaseProtocol: Sendable {
    /// Syncs now, two seconds after the last change, and again a minute after a failure (ST-47).
    ///
    /// Returns when its task is cancelled, and leaves no timer, task or listener behind (SR-122).
    /// What it does and why it fails are told by ``SiteSynchronizer/events()``.
    ///
    /// - Parameter report: Hears how each sync ended; one that ends with a question has changed
    ///   nothing, and asks it again.
    func execute(
        _ report: @Sendable (Result<SiteSyncOutcome, SiteSyncFailure>) async -> Void
    ) async
}
