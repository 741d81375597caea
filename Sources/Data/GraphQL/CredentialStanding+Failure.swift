import MomentumAuthenticationDomain
import MomentumNetwork

extension CredentialStanding {
    /// The failure of an operation whose credentials are no longer valid; `nil` while they are.
    ///
    /// Only an end that nobody here asked for is a failure: a sign-out and a change of space cancel
    /// the operation.
    var failure: GraphQLFailure? {
        switch self {
        case .current: nil
        case .sessionEnded: .authentication(.sessionEnded)
        case .signedOut, .spaceChanged, .superseded: .transport(.cancelled)
        }
    }
}
