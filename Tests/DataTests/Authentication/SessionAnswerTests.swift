import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumNetwork
import Testing

/// The table of AU-20, row by row.
@Suite struct SessionAnswerTests {
    private func read(
        _ status: Int,
        _ body: String,
        type: String = "application/json",
        headers: [String: String] = [:]
    ) -> SessionCheck {
        let headers = headers.merging(["Content-Type": type]) { $1 }
        return SessionAnswer.read(
            HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        )
    }

    @Test(arguments: ["", "{}", #"{"message":"Unauthorized"}"#, "<html>"])
    func `status 401 clears, whatever its body (AU-20)`(body: String) {
        #expect(read(401, body) == .ended)
        #expect(read(401, body, type: "text/html") == .ended)
    }

    @Test(arguments: [
        "null", " null\n", #"{"user":null}"#, #"{"session":null,"user":null}"#,
        #"{"user":null,"session":{"expiresAt":"2026-01-01T00:00:00Z"}}"#,
    ])
    func `a JSON null for the answer or its user clears (AU-20, AU-21, fault 3)`(body: String) {
        #expect(read(200, body) == .ended)
        #expect(read(200, body, type: "application/json; charset=utf-8") == .ended)
    }

    @Test func `a user with an id verifies (AU-20)`() {
        let body = """
            {"session":{"expiresAt":"2026-03-01T10:00:00.000Z","token":"x"},
             "user":{"id":"auth-dana","name":"Dana","email":"dana@example.test","image":null}}
            """

        #expect(
            read(200, body)
                == .alive(
                    SessionAccount(id: "auth-dana", name: "Dana", email: "dana@example.test"),
                    expiry: Date(timeIntervalSince1970: 1_772_359_200),
                    renewed: nil
                )
        )
        #expect(
            read(200, #"{"user":{"id":"a"}}"#)
                == .alive(SessionAccount(id: "a", name: "", email: ""), expiry: nil, renewed: nil)
        )
    }

    @Test(arguments: [
        ("fresh.sig+/=", "fresh.sig+/="), ("", nil), ("with space", nil), ("línea", nil),
    ])
    func `a new token in the header is taken when it can be one (AU-23)`(
        header: String,
        expected: String?
    ) {
        let check = read(200, #"{"user":{"id":"a"}}"#, headers: ["Set-Auth-Token": header])

        let account = SessionAccount(id: "a", name: "", email: "")
        let token = expected.flatMap { SessionToken($0) }
        #expect(check == .alive(account, expiry: nil, renewed: token))
    }

    @Test(arguments: [
        "{}", #"{"session":null}"#, #"{"user":"dana"}"#, #"{"user":{}}"#, #"{"user":{"id":7}}"#,
        #"{"user":[]}"#, #"{"user":false}"#, "[]", "[null]", "7", "\"null\"", "true",
    ])
    func `an answer of another form proves nothing (AU-20, AU-21, fault 3)`(body: String) {
        #expect(read(200, body) == .unclear(.unexpectedAnswer))
    }

    @Test(arguments: ["", " ", "{\"user\":nu", "{\"user\":null", "<html></html>", "nul"])
    func `what is no JSON proves nothing (AU-20)`(body: String) {
        #expect(read(200, body) == .unclear(.unexpectedAnswer))
    }

    @Test(arguments: ["null", #"{"user":null}"#])
    func `another media type proves nothing (AU-20)`(body: String) {
        #expect(read(200, body, type: "text/html") == .unclear(.unexpectedAnswer))
    }

    @Test(arguments: [201, 204, 403, 404, 408, 410, 429, 500, 502, 503, 504])
    func `any other status keeps the session and is reported (AU-20)`(status: Int) {
        guard case .unclear(.unavailable(let cause)) = read(status, "null") else {
            Issue.record("HTTP \(status) ended the session.")
            return
        }
        #expect(cause.domain == "Transport")
        #expect(cause.code == 7)
        #expect(cause.detail == "HTTP \(status)")
    }

    @Test(arguments: [301, 302, 307])
    func `a redirect keeps the session and is reported (AU-20, AU-31)`(status: Int) {
        guard case .unclear(.unavailable(let cause)) = read(status, "null") else {
            Issue.record("HTTP \(status) ended the session.")
            return
        }
        #expect(cause.domain == "Transport")
        #expect(cause.code == 9)
        #expect(cause.detail == "")
    }
}
