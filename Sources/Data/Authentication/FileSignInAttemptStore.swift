public import Foundation
public import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain

/// Keeps an attempt for a later run, in a file that only its owner may read.
public actor FileSignInAttemptStore: SignInAttemptStore {
    private struct Content: Codable {
        let state: String
        let verifier: String
        let startedAt: Double
        let origin: String
        let policy: String
        /// Earlier versions neither wrote nor read it.
        let version: Int?
    }

    private let file: SharedDocument

    public init(file: URL) {
        self.file = SharedDocument(
            file,
            subject: "file of the sign-in under way",
            staysOnDevice: true
        )
    }

    public func save(_ attempt: SignInAttempt) async throws(AuthenticationError) {
        let content = Content(
            state: attempt.state,
            verifier: attempt.verifier,
            startedAt: attempt.startedAt.timeIntervalSince1970,
            origin: attempt.origin,
            policy: attempt.policy.rawValue,
            version: 1
        )
        do throws(DocumentError) {
            try await file.replace(with: try file.encode(content))
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func take(
        origin: String,
        policy: SignInPolicy
    ) async throws(AuthenticationError) -> SignInAttempt? {
        do throws(DocumentError) {
            try file.checkVersion(of: (try file.read()) ?? Data())
            // Another server's attempt stays for its own callback. A damaged file is a lost
            // attempt, and signing in starts again.
            return try await file.remove { [self] data in
                attempt(in: data)?.belongs(to: origin, policy) != false
            }.flatMap(attempt(in:))
        } catch {
            throw AuthenticationError(error)
        }
    }

    private nonisolated func attempt(in data: Data) -> SignInAttempt? {
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
