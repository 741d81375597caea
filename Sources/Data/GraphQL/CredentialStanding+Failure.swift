import MomentumAuthenticationDomain
import MomentumNetwork

extension CredentialStanding {
    /// The failure of an operation whose credentials count no longer; `nil` while they do.
    ///
    /// Only an end that nobody here asked for is a failure: a sign-out and a change of space give
    /// the operation up.
    var failure: GraphQLFailure? {
        switch self {
        case .current: nil
        case .sessionEnded: .authentication(.sessionEnded)
        case .signedOut, .spaceChanged, .superseded: .transport(.cancelled)
        }
    }
}
