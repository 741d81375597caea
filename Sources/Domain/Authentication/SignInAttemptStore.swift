/// Keeps the running attempt, so that its callback may reach a later run.
public protocol SignInAttemptStore: Sendable {
    /// Replaces the stored attempt; throws if the store is not writable.
    func save(_ attempt: SignInAttempt) async throws(AuthenticationError)

    /// Removes the attempt at `origin` with `policy` and returns it, because it is valid once.
    /// - Returns: `nil` if none is stored. An attempt at another server or with another policy
    ///   stays stored.
    func take(
        origin: String,
        policy: SignInPolicy
    ) async throws(AuthenticationError) -> SignInAttempt?
}
