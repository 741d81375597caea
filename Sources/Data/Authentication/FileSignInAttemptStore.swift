public import Foundation
public import MomentumDomain

/// Keeps an attempt for another run, in a file that only its owner may read (CL-10).
public actor FileSignInAttemptStore: SignInAttemptStore {
    private struct Content: Codable {
        let state: String
        let verifier: String
        let startedAt: Double
    }

    private let file: PrivateFile

    public init(file: URL) {
        self.file = PrivateFile(url: file)
    }

    public func save(_ attempt: SignInAttempt) throws(AuthenticationError) {
        let content = Content(
            state: attempt.state,
            verifier: attempt.verifier,
            startedAt: attempt.startedAt.timeIntervalSince1970
        )
        let data: Data
        do {
            data = try JSONEncoder().encode(content)
        } catch {
            throw .storage(FailureCause(error))
        }
        try file.write(data)
    }

    public func take() throws(AuthenticationError) -> SignInAttempt? {
        guard let data = try file.read() else { return nil }
        try file.delete()
        // A damaged file is an attempt that is lost, and signing in begins anew.
        guard let content = try? JSONDecoder().decode(Content.self, fromOutside: data) else {
            return nil
        }
        return SignInAttempt(
            state: content.state,
            verifier: content.verifier,
            startedAt: Date(timeIntervalSince1970: content.startedAt)
        )
    }
}
