import MomentumAuthenticationDomain
import MomentumNetwork

extension CredentialStanding {
    /// The failure of an operation whose credentials are no longer valid; `nil` while they are.
    ///
    /// A session that this program did not end is a failure; any other end cancels the operation.
    var failure: GraphQLFailure? {
        switch self {
        case .current: nil
        case .sessionEnded: .authentication(.sessionEnded)
        case .signedOut, .spaceChanged, .superseded: .transport(.cancelled)
        }
    }
}
