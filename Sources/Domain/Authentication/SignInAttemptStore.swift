/// Keeps the attempt that is under way, so that its callback may reach another run.
public protocol SignInAttemptStore: Sendable {
    /// Replaces the attempt that is kept; throws when the store cannot be written.
    func save(_ attempt: SignInAttempt) async throws(AuthenticationError)

    /// Removes the attempt at `origin` with `policy` and returns it: it is good once.
    /// - Returns: `nil` when none is kept. An attempt at another server or with another policy
    ///   stays as it is.
    func take(
        origin: String,
        policy: SignInPolicy
    ) async throws(AuthenticationError) -> SignInAttempt?
}
