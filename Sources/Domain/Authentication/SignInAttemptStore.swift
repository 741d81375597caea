/// Keeps the attempt under way, so that its callback may reach another run.
public protocol SignInAttemptStore: Sendable {
    /// Replaces the stored attempt; throws when the store cannot be written.
    func save(_ attempt: SignInAttempt) async throws(AuthenticationError)

    /// Removes the attempt at `origin` with `policy` and returns it, because it is valid once.
    /// - Returns: `nil` when none is stored. An attempt at another server or with another policy
    ///   stays stored.
    func take(
        origin: String,
        policy: SignInPolicy
    ) async throws(AuthenticationError) -> SignInAttempt?
}
