public import MomentumAuthenticationDomain

/// Keeps an attempt for the duration of a test.
public actor MockSignInAttemptStore: SignInAttemptStore {
    private var attempt: SignInAttempt?

    public init() {}

    public func save(_ attempt: SignInAttempt) { self.attempt = attempt }

    public func take(origin: String, policy: SignInPolicy) -> SignInAttempt? {
        guard let attempt, attempt.belongs(to: origin, policy) else { return nil }
        defer { self.attempt = nil }
        return attempt
    }
}
