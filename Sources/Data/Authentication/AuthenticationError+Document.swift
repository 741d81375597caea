import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain

extension AuthenticationError {
    init(_ error: DocumentError) {
        self = error.isCancelled ? .cancelled : .storage(FailureCause(error))
    }
}
