import MomentumAuthenticationDomain
import MomentumDomain
package import MomentumPresentation

extension ErrorMessage {
    /// True if signing in resolves the failure.
    package var asksForSignIn: Bool {
        let asking: [AuthenticationError] = [.notSignedIn, .sessionEnded]
        return asking.map(ErrorMessage.init).contains { message in
            message.cause.domain == cause.domain && message.cause.code == cause.code
        }
    }
}
