/// Keeps the attempt that is under way, so that its callback may reach another run.
public protocol SignInAttemptStore: Sendable {
    func save(_ attempt: SignInAttempt) async throws(AuthenticationError)

    /// Hands out the attempt and forgets it: it is good once (AU-15).
    func take() async throws(AuthenticationError) -> SignInAttempt?
}
