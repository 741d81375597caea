public import MomentumDomain

/// Keeps an attempt for the length of a test.
public actor MockSignInAttemptStore: SignInAttemptStore {
    private var attempt: SignInAttempt?

    public init() {}

    public func save(_ attempt: SignInAttempt) { self.attempt = attempt }

    public func take() -> SignInAttempt? {
        defer { attempt = nil }
        return attempt
    }
}
