import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain

extension AuthenticationError {
    /// The failure of a document as an error of signing in.
    init(_ error: DocumentError) {
        self = error.isCancelled ? .cancelled : .storage(FailureCause(error))
    }
}
