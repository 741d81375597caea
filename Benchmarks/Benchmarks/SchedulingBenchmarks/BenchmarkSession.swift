import MomentumDomain

/// A session that never ends.
struct BenchmarkSession: CredentialSource {
    let token: SessionToken

    func credentials() async -> Credentials? {
        Credentials(token: token, generation: 1, sessionNumber: 1, accountID: "auth-benchmark")
    }

    func isCurrent(_ credentials: Credentials) async -> Bool { true }
    func refused(_ credentials: Credentials) async -> AuthenticationError { .notAuthorised }
}
