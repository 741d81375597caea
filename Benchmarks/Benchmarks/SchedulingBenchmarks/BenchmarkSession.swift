import MomentumAuthenticationDomain

/// A session that never ends.
struct BenchmarkSession: CredentialSource {
    let token: SessionToken

    func credentials() async throws(AuthenticationError) -> Credentials {
        Credentials(token: token, generation: 1, sessionNumber: 1, sessionName: "benchmark")
    }

    func standing(of credentials: Credentials) async -> CredentialStanding { .current }
    func refused(_ credentials: Credentials) async -> AuthenticationError { .notAuthorised }
}
