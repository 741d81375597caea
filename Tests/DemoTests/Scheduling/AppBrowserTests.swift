import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumNetwork
import MomentumPresentation
import Testing

@testable import MomentumDemo

/// The local address of the application, which takes the answer of a sign-in page.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct AppBrowserTests {
    @Test func `a session in the address is ended, and the sign-in goes on (AU-40)`() async throws {
        let browser = AppBrowser()
        let service = MockAuthenticationService()
        browser.endSessions(at: service)
        let page = try #require(URL(string: "https://mps.test/auth/mobile-start?state=abc"))
        let signingIn = Task { try await browser.present(page, callback: CallbackAddress()) }
        while browser.port == nil { await Task.yield() }
        let port = try #require(browser.port)
        func get(_ query: String) async throws -> HTTPResponse {
            let url = try #require(URL(string: "\(port.absoluteString)/callback?\(query)"))
            return try await URLSessionTransport().send(HTTPRequest(url: url))
        }

        let other = try await get("state=other&token=t0ken")
        #expect(other.status == 404)
        #expect(service.signedOut == [])
        let refused = try await get("token=t0ken")
        #expect(refused.status == 400)
        #expect(String(decoding: refused.body, as: UTF8.self).contains("That session was ended."))
        #expect(service.signedOut == [try #require(SessionToken("t0ken"))])
        #expect(browser.refusal?.kind == "serverSendsToken")
        #expect(browser.address == page)
        let taken = try await get("state=abc&code=xyz")

        #expect(taken.status == 200)
        #expect(try await signingIn.value.query == "state=abc&code=xyz")
    }
}
