public import Foundation

/// The source of truth about the signed-in account.
public protocol SessionKeeperProtocol: CredentialSource {
    var state: AuthenticationState { get async }

    /// The present state, then every later one.
    func states() async -> AsyncStream<AuthenticationState>

    /// Reads the stored token. With one, the session counts at once and is checked afterwards.
    func restore() async

    /// Signs in through a web session; a call during another one joins it.
    func signIn(through web: any WebSession) async throws(AuthenticationError)

    /// Begins an attempt whose callback comes from elsewhere, and returns the page's address.
    func beginSignIn() async throws(AuthenticationError) -> URL

    /// Ends the attempt under way with the address that the page returned to.
    func finishSignIn(callback: String) async throws(AuthenticationError)

    /// Asks the server whether the session lives; callers during a check share it.
    /// - Returns: `nil` when no account is signed in.
    @discardableResult
    func validate() async -> SessionCheck?

    /// Records that the app is out of sight.
    func enteredBackground() async

    /// Checks the session if the app was out of sight for more than 15 minutes.
    func enteredForeground() async

    /// Removes the account's work and data, then ends the session at the server.
    func signOut() async

    /// Removes the account's work and data without asking the server, which deleted the account.
    func forgetDeletedAccount() async

    /// Tries again to end the session that a sign-out left at the server.
    func retrySignOut() async

    /// Forgets the token of that session, which ends the tries.
    func dismissSignOutRemark() async

    /// Makes another space active, by the id of the account that owns it; `nil` is the account's
    /// own, which every sign-in starts with.
    ///
    /// Answers to earlier requests are dropped, and lists on screen have to be loaded again.
    func select(space: String?) async
}
