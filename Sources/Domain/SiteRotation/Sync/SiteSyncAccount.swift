/// Reports if a user is signed in to the sync service.
public protocol SiteSyncAccount: Sendable {
    /// True if a user is signed in, or no account is needed. Throws if the service does not answer.
    func isSignedIn() async throws(SiteSyncFailure) -> Bool
}
