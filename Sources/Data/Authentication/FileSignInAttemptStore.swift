public import Foundation
public import MomentumDomain

/// Keeps an attempt for another run, in a file that only its owner may read (CL-10).
public actor FileSignInAttemptStore: SignInAttemptStore {
    private struct Content: Codable {
        let state: String
        let verifier: String
        let startedAt: Double
        let origin: String
        let policy: String
    }

    private let file: PrivateFile

    public init(file: URL) {
        self.file = PrivateFile(url: file)
    }

    public func save(_ attempt: SignInAttempt) throws(AuthenticationError) {
        let content = Content(
            state: attempt.state,
            verifier: attempt.verifier,
            startedAt: attempt.startedAt.timeIntervalSince1970,
            origin: attempt.origin,
            policy: attempt.policy.rawValue
        )
        let data: Data
        do {
            data = try JSONEncoder().encode(content)
        } catch {
            throw .storage(FailureCause(error))
        }
        try file.write(data)
    }

    public func take(
        origin: String,
        policy: SignInPolicy
    ) throws(AuthenticationError) -> SignInAttempt? {
        guard let data = try file.read() else { return nil }
        let attempt = attempt(in: data)
        // Another server's attempt is left for its own callback. A damaged file is an attempt that
        // is lost, and signing in begins anew.
        guard attempt?.belongs(to: origin, policy) != false else { return nil }
        try file.delete()
        return attempt
    }

    private func attempt(in data: Data) -> SignInAttempt? {
        guard let content = try? JSONDecoder().decode(Content.self, fromOutside: data),
            let policy = SignInPolicy(rawValue: content.policy)
        else { return nil }
        return SignInAttempt(
            state: content.state,
            verifier: content.verifier,
            startedAt: Date(timeIntervalSince1970: content.startedAt),
            origin: content.origin,
            policy: policy
        )
    }
}
