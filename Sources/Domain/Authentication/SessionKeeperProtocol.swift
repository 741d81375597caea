public import Foundation

/// The source of truth about the signed-in account.
public protocol SessionKeeperProtocol: CredentialSource {
    var state: AuthenticationState { get async }

    /// The current state, then every later one.
    func states() async -> AsyncStream<AuthenticationState>

    /// Reads the stored token. A stored session is used at once and checked afterwards.
    func restore() async

    /// Signs in through a web session; a call during another one joins it.
    func signIn(through web: any WebSession) async throws(AuthenticationError)

    /// Begins an attempt whose callback arrives elsewhere; returns the page's address.
    func beginSignIn() async throws(AuthenticationError) -> URL

    /// Ends the running attempt with the address that the page returned to.
    func finishSignIn(callback: String) async throws(AuthenticationError)

    /// Asks the server if the session is valid; concurrent callers share the check.
    /// - Returns: The answer; `nil` if no account is signed in.
    @discardableResult
    func validate() async -> SessionCheck?

    /// Records that the app is in the background.
    func enteredBackground() async

    /// Checks the session if the app was in the background for more than 15 minutes.
    func enteredForeground() async

    /// Removes the account's work and data, then ends the session at the server.
    func signOut() async

    /// Removes the account's work and data without asking the server, which has deleted the
    /// account.
    func forgetDeletedAccount() async

    /// Retries what failed of a sign-out: removing the stored token, and ending the session at the
    /// server.
    func retrySignOut() async

    /// Forgets the token of that session, which ends the retries.
    func dismissSignOutRemark() async

    /// Activates another space, by the id of its owner's account. `nil` means the account's own,
    /// which is active after every sign-in.
    ///
    /// Answers to earlier requests are dropped, and visible lists must be loaded again.
    func select(space: String?) async
}
