import MomentumAuthenticationDomain
import MomentumDomain
package import MomentumPresentation

extension ErrorMessage {
    /// True if signing in resolves the failure.
    package var asksForSignIn: Bool {
        let asking: [AuthenticationError] = [.notSignedIn, .sessionEnded]
        return asking.map { FailureCause($0) }.contains { asked in
            asked.domain == cause.domain && asked.code == cause.code
        }
    }
}
