public import MomentumAuthenticationDomain
import MomentumDomain
public import MomentumTestSupport

/// Credentials with prepared answers.
public final class MockCredentialSource: CredentialSource {
    public let giving = Stub<Void, Credentials, AuthenticationError>(
        "MockCredentialSource.credentials"
    ) { .failure(.storage($0)) }
    public let refusing = Stub<Credentials, AuthenticationError, Never>(
        "MockCredentialSource.refused"
    ) { .success(.storage($0)) }
    private let held: CredentialStanding

    /// Creates a source that reports `standing` for all credentials.
    public init(standing: CredentialStanding = .current) {
        held = standing
    }

    public func credentials() async throws(AuthenticationError) -> Credentials {
        try await giving(())
    }

    public func standing(of credentials: Credentials) async -> CredentialStanding { held }

    public func refused(_ credentials: Credentials) async -> AuthenticationError {
        await refusing(credentials)
    }
}
