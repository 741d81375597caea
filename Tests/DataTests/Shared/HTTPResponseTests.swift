import Foundation
import MomentumAuthenticationDomain
@testable import MomentumNetwork
import Testing

@Suite struct HTTPResponseTests {
    private let now = Date(timeIntervalSince1970: 784_111_700)

    @Test(arguments: [
        ("0", 0.0), ("120", 120), (" 7 ", 7),
        ("Sun, 06 Nov 1994 08:49:37 GMT", 77),
        ("", nil), ("-1", nil), ("1.5", nil), ("soon", nil),
        ("99999999999", 2_147_483_647), ("1e3", nil),
    ])
    func `a wish to be left alone is read in both forms (BX-4)`(text: String, seconds: Double?) {
        let response = HTTPResponse(status: 429, headers: ["retry-after": text])

        #expect(response.retryAfter(now: now) == seconds.map(now.addingTimeInterval))
    }

    @Test(arguments: [
        (NSURLErrorNotConnectedToInternet, true, 1), (NSURLErrorTimedOut, false, 2),
        (NSURLErrorNetworkConnectionLost, false, 3), (NSURLErrorBadServerResponse, false, 3),
        (NSURLErrorUnknown, true, 3), (NSURLErrorUnknown, false, 6),
        (NSURLErrorCannotFindHost, false, 4), (NSURLErrorCannotConnectToHost, false, 4),
        (NSURLErrorServerCertificateUntrusted, false, 5),
        (NSURLErrorSecureConnectionFailed, false, 5),
        (NSURLErrorCannotParseResponse, true, 6), (NSURLErrorCancelled, true, 0),
    ])
    func `a failure of URLSession becomes its kind (GQ-23)`(code: Int, began: Bool, expected: Int) {
        let error = TransportError(
            NSError(domain: NSURLErrorDomain, code: code),
            answerBegan: began
        )

        #expect(error.errorCode == expected)
        #expect(TransportError.errorDomain == "Transport")
    }

    @Test func `no printed form of a request shows its token (AU-7)`() throws {
        let token = SessionToken("top-secret")
        let url = try #require(URL(string: "https://mps.test/graphql"))
        let request = HTTPRequest(url: url, credentials: HTTPCredentials(bearer: "top-secret"))

        var dumped = ""
        dump(request, to: &dumped)
        for text in ["\(request)", String(reflecting: request), dumped, String(describing: token)] {
            #expect(!text.contains("top-secret"))
        }
        #expect(dumped.contains("<redacted>"))
    }

    @Test(arguments: ["", "with space", "línea", "a\nb", String(repeating: "x", count: 4097)])
    func `a token is visible ASCII of at most 4096 characters (AU-12)`(text: String) {
        #expect(SessionToken(text) == nil)
    }
}
