/// Keeps the attempt that is under way, so that its callback may reach another run.
public protocol SignInAttemptStore: Sendable {
    /// Replaces the attempt that is kept; throws when the store cannot be written.
    func save(_ attempt: SignInAttempt) async throws(AuthenticationError)

    /// Hands out the attempt and forgets it: it is good once (AU-15).
    func take() async throws(AuthenticationError) -> SignInAttempt?
}
