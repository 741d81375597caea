import Foundation
import MomentumAuthenticationDomain
import MomentumDomain

/// The browser session of a terminal without a browser: `auth login` takes the address by hand.
struct NoBrowser: WebSession {
    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        throw .cannotPresent(FailureCause(domain: "NoBrowser", code: 1, detail: "a terminal"))
    }
}
