/// Tells if a user is signed in to the sync service.
public protocol SiteSyncAccount: Sendable {
    /// Asks the service; true if a user is signed in, or no account is needed. Throws the reason
    /// why the answer is unknown now.
    func isSignedIn() async throws(SiteSyncFailure) -> Bool
}
