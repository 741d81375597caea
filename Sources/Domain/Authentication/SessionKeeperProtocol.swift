public import Foundation

/// The one source of truth about who is signed in (AU-1).
public protocol SessionKeeperProtocol: CredentialSource {
    var state: AuthenticationState { get async }

    /// The present state and every later one.
    func states() async -> AsyncStream<AuthenticationState>

    /// Reads the stored token; with one, the session counts at once and is checked afterwards
    /// (AU-6).
    func restore() async

    /// Signs in through a web session; a call during another one joins it (AU-16).
    func signIn(through web: any WebSession) async throws(AuthenticationError)

    /// Begins an attempt whose callback will come from elsewhere, and returns the page's address.
    func beginSignIn() async throws(AuthenticationError) -> URL

    /// Ends the attempt that is under way with the address it came back with (AU-15).
    func finishSignIn(callback: String) async throws(AuthenticationError)

    /// Asks the server whether the session lives; callers during a check share it (AU-19).
    ///
    /// - Returns: `nil` when nobody is signed in.
    @discardableResult
    func validate() async -> SessionCheck?

    /// Notes that the app has gone out of sight.
    func enteredBackground() async

    /// Checks the session when the app was out of sight for more than 15 minutes (AU-19).
    func enteredForeground() async

    /// Signs out in the order of AU-26.
    func signOut() async

    /// Does the same after the account was deleted at the server, which is not asked any more.
    func forgetDeletedAccount() async

    /// Tries again to end at the server the session that was left (AU-27).
    func retrySignOut() async

    /// Gives that up, and forgets its token.
    func dismissSignOutRemark() async

    /// Makes another space the active one, by the id of the account that owns it; `nil` is the
    /// account's own, as after every sign-in.
    ///
    /// Answers to what was asked before are dropped; lists that are shown have to be loaded again.
    func select(space: String?) async
}
