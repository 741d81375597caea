/// Tries what a server needs for signing in, without an account.
public protocol ServerInspector: Sendable {
    /// One finding for each need, in the order of ``ServerNeed``; no session is sent.
    ///
    /// - Throws: ``AuthenticationError/cancelled`` when the task was cancelled.
    func findings() async throws(AuthenticationError) -> [ServerFinding]
}
