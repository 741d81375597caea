/// Tests a server for the needs of the sign-in, without an account.
public protocol ServerInspector: Sendable {
    /// Returns one finding for each ``ServerNeed``, in their order. Sends no session.
    /// - Throws: ``AuthenticationError/cancelled`` when the task was cancelled.
    func findings() async throws(AuthenticationError) -> [ServerFinding]
}
