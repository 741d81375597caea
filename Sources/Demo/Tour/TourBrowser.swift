import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumNetwork

/// The browser of the tour: opens the sign-in page, which redirects back at once.
struct TourBrowser: WebSession {
    let arrival = CallbackArrival.inSession

    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        do throws(TransportError) {
            let transport = URLSessionTransport(userAgent: MomentumCommand.userAgent)
            let page = try await transport.send(HTTPRequest(url: url))
            if let address = page.header("Location").flatMap({ URL(string: $0) }) { return address }
        } catch {
            throw .cannotPresent(error.cause)
        }
        throw .cannotPresent(FailureCause(domain: "TourBrowser", code: 1, detail: "no way back"))
    }
}
