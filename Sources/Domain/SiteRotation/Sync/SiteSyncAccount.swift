/// Knows whether somebody is signed in to what syncs.
public protocol SiteSyncAccount: Sendable {
    /// Asks the service.
    ///
    /// - Returns: Whether somebody is; `true` where no account is needed.
    /// - Throws: Why that cannot be said now.
    func isSignedIn() async throws(SiteSyncFailure) -> Bool
}
