import MomentumAuthenticationDomain
import Synchronization

/// A session that a test changes by hand.
final class FixedCredentials: CredentialSource {
    private struct State {
        var credentials: Credentials?
        var settling: @Sendable () async -> Void = {}
        /// The reason that the last session ended, once there is none.
        var end = CredentialStanding.signedOut
    }

    private let state: Mutex<State>

    init(name: String? = "dana", space: String? = nil, token: String = "t0ken") {
        state = Mutex(
            State(credentials: Self.credentials(name: name, space: space, token: token))
        )
    }

    static func credentials(
        name: String? = "dana",
        space: String? = nil,
        number: Int = 1,
        token: String = "t0ken"
    ) -> Credentials? {
        SessionToken(token).map {
            Credentials(
                token: $0,
                generation: number,
                sessionNumber: number,
                sessionName: name,
                space: space
            )
        }
    }

    func change(to credentials: Credentials?) {
        state.withLock { $0.credentials = credentials }
    }

    /// Ends the session, by the server or by the user.
    func end(_ end: CredentialStanding) {
        state.withLock { ($0.credentials, $0.end) = (nil, end) }
    }

    /// Simulates a question to the server for as long as `settling` runs.
    func settle(by settling: @escaping @Sendable () async -> Void) {
        state.withLock { $0.settling = settling }
    }

    func credentials() async throws(AuthenticationError) -> Credentials {
        let (credentials, end) = state.withLock { ($0.credentials, $0.end) }
        guard let credentials else { throw end == .sessionEnded ? .sessionEnded : .notSignedIn }
        return credentials
    }

    func standing(of credentials: Credentials) async -> CredentialStanding {
        state.withLock { state in
            guard let current = state.credentials else { return state.end }
            guard current.sessionNumber == credentials.sessionNumber else { return .superseded }
            return current.space == credentials.space ? .current : .spaceChanged
        }
    }

    func refused(_ credentials: Credentials) async -> AuthenticationError {
        await standing(of: credentials) == .sessionEnded ? .sessionEnded : .notAuthorised
    }

    func settle() async {
        await state.withLock { $0.settling }()
    }
}
