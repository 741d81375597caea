/// Tests a server for the needs of the sign-in, without an account.
public protocol ServerInspector: Sendable {
    /// Returns one finding per ``ServerNeed``, in order. Sends no session.
    /// - Throws: ``AuthenticationError/cancelled`` if the task was cancelled.
    func findings() async throws(AuthenticationError) -> [ServerFinding]
}
