import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
@testable import MomentumData
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumSystem
import Testing

/// `auth check` and the rows of `Docs/ServerNeeds.md`, against the server in `Tests/Servers`.
@Suite(.enabled(if: MPSServer.base != nil, MPSServer.missing), .timeLimit(.minutes(5)))
struct MPSServerNeedsTests {
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

    private let world: MPSWorld
    private let page: ServerNeedsPage
    private let transport = URLSessionTransport()

    init() throws {
        world = try #require(MPSServer.world())
        page = try ServerNeedsPage()
    }

    // MARK: - The check

    @Test(arguments: [
        ("{}", []), (#"{"openAccess":true}"#, []),
        (#"{"graphqlAuthFailure":"graphql200"}"#, []),
        (#"{"mobileExchange":false}"#, ["mobile-exchange: 404"]),
        (#"{"noSessionAnswer":"emptyObject"}"#, ["get-session: 200 application/json"]),
        (#"{"noSessionAnswer":"http401"}"#, ["get-session: 401"]),
    ])
    func `in each setting the check names exactly what is missing (AU-44)`(
        setting: String,
        wrong: [String]
    ) async throws {
        try await world.configure(setting)

        #expect(try await self.wrong() == wrong)

        let log = try await world.requests().filter { !$0.path.contains("__test__") }
        #expect(log.count == ServerNeed.allCases.count)
        for request in log {
            let names = request.headers.keys.map { $0.lowercased() }
            #expect(!names.contains("authorization") && !names.contains("cookie"))
        }
    }

    // MARK: - The needs

    @Test(arguments: [
        ("Better Auth", "/api/auth/get-session", "get-session: 404"),
        ("`/auth/mobile-start`", "/auth/mobile-start", "mobile-start: 404"),
        ("`/auth/mobile-exchange`", "/auth/mobile-exchange", "mobile-exchange: 404"),
    ])
    func `what is not there is a 404 at once (AU-43)`(
        need: String,
        path: String,
        found: String
    ) async throws {
        let row = try page.row("Needs", need)
        try await world.fault(#"{"kind":"status","status":404,"match":{"path":"\#(path)"}}"#)

        #expect(try await wrong() == [found])

        #expect(row[2].contains("404") || row[2].contains("in session"))
    }

    @Test func `without the bearer plugin every session has ended (AU-43)`() async throws {
        let row = try page.row("Needs", "the `bearer` plugin")

        // The server does not know a token that it does not read.
        let check = try await service().check(try #require(SessionToken("not-read")))

        #expect(check == .ended)
        #expect(row[2].contains("“has ended”"))
    }

    @Test func `an origin that is not trusted ends with no_url (AU-43)`() async throws {
        let row = try page.row("Needs", "`trustedOrigins`")
        let code = try #require(row[2].split(separator: "`").dropFirst().first)

        let end = try await browse("/auth/mobile-start?state=S&outcome=no_url")

        #expect(end.absoluteString == "mps-ios://auth/callback?error=\(code)&state=S")
    }

    @Test func `a session goes to one origin, by https (AU-43)`() async throws {
        let row = try page.row("Needs", "no redirect")
        try await world.fault(#"{"kind":"redirect","location":"https://other.example/graphql"}"#)

        #expect(try await wrong() == ["graphql: 302"])
        #expect(row[2].contains("`redirectRefused`"))
        #expect(throws: TransportError.insecureURL) { try ServerAddress("http://mps.example") }
        #expect(row[2].contains("`\(TransportError.insecureURL)`"))
    }

    // MARK: - The exchange

    @Test func `the exchange is as the page says, row by row (AU-43)`() async throws {
        try await world.configure(#"{"cookielessSignIn":true}"#)
        let rows = try page.rows("The exchange")
        let challenge = SHA256.hash(of: Array(Self.verifier.utf8)).base64URL
        func target(_ row: [String]) throws -> String {
            let request = try #require(row[0].split(separator: "`").first)
            let words = request.split(separator: " ")
            #expect(words.first == "GET")
            return try #require(words.last.map(String.init))
                .replacing("challenge=C", with: "challenge=\(challenge)")
        }

        let start = try await get(try target(rows[0]))
        #expect([200, 302].contains(start.status) && rows[0][1].hasPrefix("200, a page, or 302"))

        let other = try await get(try target(rows[1]))
        #expect(other.status == 302)
        #expect(other.header("Location") == app(rows[1][1]))

        let end = try await browse(try target(rows[0]))
        let code = try #require(
            URLComponents(string: end.absoluteString)?.queryItems?.first { $0.name == "code" }?
                .value
        )
        #expect(end.absoluteString == app(rows[2][1])?.replacing("=K", with: "=\(code)"))

        let without = try await browse("\(try target(rows[0]))&outcome=no_session")
        #expect(without.absoluteString == app(rows[3][1]))

        let traded = try await trade(code, Self.verifier)
        #expect(traded.status == 200 && rows[4][1].hasPrefix("200 "))
        let members = try JSONSerialization.jsonObject(with: traded.body) as? [String: String]
        #expect(members.map { $0.keys.sorted() } == ["expiresAt", "token"])

        #expect(try await refusal(code, Self.verifier) == refusal(in: rows[5][1]))

        let next = try await browse(try target(rows[0]))
        let second = URLComponents(string: next.absoluteString)?.queryItems?
            .first { $0.name == "code" }?.value
        let spent = try #require(second)
        #expect(try await refusal(spent, "another") == refusal(in: rows[6][1]))
        #expect(try await refusal(spent, Self.verifier) == refusal(in: rows[5][1]))
    }

    // MARK: - Requests

    private func service() throws -> RemoteAuthenticationService {
        RemoteAuthenticationService(
            server: try ServerAddress(world.address),
            transport: transport
        )
    }

    /// The checks that are wrong, each with its findings.
    private func wrong() async throws -> [String] {
        let inspector = RemoteServerInspector(
            server: try ServerAddress(world.address),
            callback: CallbackAddress(),
            service: try service(),
            transport: transport,
            random: SystemRandomBytes(),
            dates: SystemWallClock()
        )
        return try await inspector.findings().filter { !$0.isRight }
            .map { "\($0.need.rawValue): \($0.found)" }
    }

    private func get(_ target: String) async throws -> HTTPResponse {
        let url = try #require(URL(string: world.address + target))
        return try await transport.send(HTTPRequest(url: url))
    }

    /// Follows the pages until they leave HTTP.
    private func browse(_ target: String) async throws -> URL {
        var url = try #require(URL(string: world.address + target))
        while url.scheme == "http" {
            let page = try await transport.send(HTTPRequest(url: url))
            let location = try #require(page.header("Location"))
            url = try #require(URL(string: location, relativeTo: url)).absoluteURL
        }
        return url
    }

    private func trade(_ code: String, _ verifier: String) async throws -> HTTPResponse {
        try await transport.send(
            HTTPRequest(
                method: .post,
                url: try ServerAddress(world.address).url("/auth/mobile-exchange"),
                headers: ["Content-Type": "application/json"],
                body: try JSONEncoder().encode(["code": code, "codeVerifier": verifier])
            )
        )
    }

    private func refusal(_ code: String, _ verifier: String) async throws -> String {
        let answer = try await trade(code, verifier)
        let members = try JSONSerialization.jsonObject(with: answer.body) as? [String: String]
        return "\(answer.status) \(members?["code"] ?? "")"
    }

    /// Status and code of a cell such as ``400 `{"code": "INVALID_CODE", "message"}` ``.
    private func refusal(in cell: String) -> String {
        let words = cell.split(separator: "\"").map(String.init)
        let status = cell.split(separator: " ").first.map(String.init) ?? ""
        return "\(status) \(words.count > 3 ? words[3] : "")"
    }

    /// The app's address in a cell, with the scheme of these tests.
    private func app(_ cell: String) -> String? {
        let address = cell.split(separator: "`").first { $0.hasPrefix("<scheme>") }
        return address.map { "mps-ios" + $0.dropFirst("<scheme>".count) }
    }
}
