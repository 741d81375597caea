public import MomentumAuthenticationDomain

/// Keeps an attempt for this run.
public actor InMemorySignInAttemptStore: SignInAttemptStore {
    private var attempt: SignInAttempt?

    /// Begins with `attempt`, as after the program ended during a sign-in.
    public init(attempt: SignInAttempt? = nil) {
        self.attempt = attempt
    }

    public func save(_ attempt: SignInAttempt) { self.attempt = attempt }

    public func take(origin: String, policy: SignInPolicy) -> SignInAttempt? {
        guard let attempt, attempt.belongs(to: origin, policy) else { return nil }
        defer { self.attempt = nil }
        return attempt
    }
}
