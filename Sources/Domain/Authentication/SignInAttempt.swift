public import Foundation
import MomentumDomain

/// A round trip to the sign-in page, valid once and for ten minutes.
public struct SignInAttempt: Hashable, Sendable {
    /// The lifetime of an attempt, in seconds (AU-15).
    private static let lifetimeSeconds: TimeInterval = 600

    /// The state, which the callback returns to identify this attempt.
    public let state: String
    /// The secret behind the code challenge; only this app can exchange the code.
    public let verifier: String
    public let startedAt: Date
    /// The scheme, host and port of the server at which it began.
    public let origin: String
    public let policy: SignInPolicy

    public init(
        state: String,
        verifier: String,
        startedAt: Date,
        origin: String,
        policy: SignInPolicy
    ) {
        self.state = state
        self.verifier = verifier
        self.startedAt = startedAt
        self.origin = origin
        self.policy = policy
    }

    /// Creates an attempt with 256 random bits for the state and 256 for the verifier.
    public init(random: any RandomBytes, now: Date, origin: String, policy: SignInPolicy) {
        self.init(
            state: random.bytes(32).base64URL,
            verifier: random.bytes(32).base64URL,
            startedAt: now,
            origin: origin,
            policy: policy
        )
    }

    /// True if the attempt began at this server, with this policy.
    package func belongs(to origin: String, _ policy: SignInPolicy) -> Bool {
        self.origin == origin && self.policy == policy
    }

    /// True if its callback is still accepted at `date`.
    func isAlive(at date: Date) -> Bool {
        let age = date.timeIntervalSince(startedAt)
        return age >= 0 && age < Self.lifetimeSeconds
    }
}

extension SignInAttempt: CustomStringConvertible, CustomReflectable {
    public var description: String { "<attempt>" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
