import MomentumDomain
import Synchronization

/// A session that a test changes by hand.
final class FixedCredentials: CredentialSource {
    private let current: Mutex<Credentials?>

    init(account: String? = "auth-dana", space: String? = nil, token: String = "t0ken") {
        current = Mutex(Self.credentials(account: account, space: space, token: token))
    }

    static func credentials(
        account: String? = "auth-dana",
        space: String? = nil,
        number: Int = 1,
        token: String = "t0ken"
    ) -> Credentials? {
        SessionToken(token).map {
            Credentials(
                token: $0,
                generation: number,
                sessionNumber: number,
                accountID: account,
                space: space
            )
        }
    }

    func change(to credentials: Credentials?) {
        current.withLock { $0 = credentials }
    }

    func credentials() async -> Credentials? { current.withLock { $0 } }
    func isCurrent(_ credentials: Credentials) async -> Bool {
        current.withLock { $0 } == credentials
    }
    func refused(_ credentials: Credentials) async -> AuthenticationError { .notAuthorised }
}
