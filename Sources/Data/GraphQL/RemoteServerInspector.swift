import Foundation
public import MomentumAuthenticationDomain
import MomentumData
public import MomentumDomain
public import MomentumNetwork

/// Checks the addresses of the sign-in one after the other, without a token.
public struct RemoteServerInspector: ServerInspector {
    private struct Refusal: Decodable {
        let code: String
    }

    private let server: ServerAddress
    private let callback: CallbackAddress
    private let service: any AuthenticationService
    private let transport: any HTTPTransport
    private let random: any RandomBytes
    private let dates: any WallClock
    private let limits = HTTPLimits(
        responseBytes: 256 * 1024,
        idle: .seconds(10),
        total: .seconds(10)
    )

    /// `callback` is the address to which the sign-in page sends people back.
    public init(
        server: ServerAddress,
        callback: CallbackAddress,
        service: any AuthenticationService,
        transport: any HTTPTransport,
        random: any RandomBytes,
        dates: any WallClock
    ) {
        self.server = server
        self.callback = callback
        self.service = service
        self.transport = transport
        self.random = random
        self.dates = dates
    }

    public func findings() async throws(AuthenticationError) -> [ServerFinding] {
        let attempt = SignInAttempt(
            random: random,
            now: dates.now,
            origin: server.origin,
            policy: .automatic
        )
        var findings: [ServerFinding] = []
        for need in ServerNeed.allCases {
            do throws(TransportError) {
                let response = try await transport.send(try request(need, attempt))
                findings.append(finding(need, response, attempt))
            } catch .cancelled {
                throw .cancelled
            } catch {
                let verdict = ServerFinding.Verdict.unreachable(error.cause)
                findings.append(ServerFinding(need, verdict, found: "no answer"))
            }
        }
        return findings
    }

    private func request(
        _ need: ServerNeed,
        _ attempt: SignInAttempt
    ) throws(TransportError) -> HTTPRequest {
        switch need {
        case .session:
            get(server.url("/api/auth/get-session"), accept: "application/json")
        case .startPage:
            get(service.startAddress(for: attempt, policy: attempt.policy), accept: "text/html")
        case .exchange:
            post(
                "/auth/mobile-exchange",
                ["code": random.bytes(32).base64URL, "codeVerifier": attempt.verifier],
                accept: "application/json"
            )
        case .graphQL:
            post(
                "/graphql",
                ["query": "query Probe { __typename }", "operationName": "Probe"],
                accept: "application/graphql-response+json, application/json;q=0.9"
            )
        }
    }

    private func get(_ url: URL, accept: String) -> HTTPRequest {
        HTTPRequest(url: url, headers: ["Accept": accept], limits: limits)
    }

    private func post(_ path: String, _ body: [String: String], accept: String) -> HTTPRequest {
        HTTPRequest(
            method: .post,
            url: server.url(path),
            headers: ["Content-Type": "application/json", "Accept": accept],
            body: try? JSONEncoder().encode(body),
            limits: limits
        )
    }

    private func finding(
        _ need: ServerNeed,
        _ response: HTTPResponse,
        _ attempt: SignInAttempt
    ) -> ServerFinding {
        switch need {
        case .startPage: startPage(response, attempt)
        case _ where 300..<400 ~= response.status:
            ServerFinding(need, .redirected, found: "\(response.status)")
        case .session: session(response)
        case .exchange: exchange(response)
        case .graphQL: graphQL(response)
        }
    }

    private func session(_ response: HTTPResponse) -> ServerFinding {
        let text = String(decoding: response.body, as: UTF8.self)
        let isNull = text.trimmingCharacters(in: .whitespacesAndNewlines) == "null"
        guard response.status == 200, response.mediaType == "application/json", isNull else {
            return ServerFinding(.session, .wrong, found: short(response))
        }
        return ServerFinding(.session, .right, found: "200 null")
    }

    private func startPage(_ response: HTTPResponse, _ attempt: SignInAttempt) -> ServerFinding {
        let status = response.status
        guard status == 200 || 300..<400 ~= status else {
            return ServerFinding(.startPage, .wrong, found: short(response))
        }
        if let location = response.header("Location") {
            do throws(AuthenticationError) {
                _ = try CallbackReader(address: callback, policy: .token)
                    .value(of: location, for: attempt)
            } catch .serverRefused(let code) {
                return ServerFinding(.startPage, .wrong, found: "\(status) error=\(code)")
            } catch {
                // Any other redirect leads to the provider.
            }
        }
        return ServerFinding(.startPage, .right, found: "\(status)")
    }

    private func exchange(_ response: HTTPResponse) -> ServerFinding {
        let refusal = try? JSONDecoder().decode(Refusal.self, fromOutside: response.body)
        guard response.status == 400, refusal?.code == "INVALID_CODE" else {
            return ServerFinding(.exchange, .wrong, found: short(response))
        }
        return ServerFinding(.exchange, .right, found: "400 INVALID_CODE")
    }

    private func graphQL(_ response: HTTPResponse) -> ServerFinding {
        do throws(GraphQLFailure) {
            try GraphQLAnswer<GraphQLIgnored>.check(response, now: dates.now)
            _ = try GraphQLAnswer<GraphQLIgnored>(response, operation: "Probe")
            return ServerFinding(.graphQL, .right, found: "\(response.status) GraphQL")
        } catch .unauthenticated {
            return ServerFinding(.graphQL, .right, found: "\(response.status) no session")
        } catch {
            return ServerFinding(.graphQL, .wrong, found: short(response))
        }
    }

    /// The status and media type; the rest of the answer is never shown.
    private func short(_ response: HTTPResponse) -> String {
        let type = ["application/json", "text/html", "text/plain"].first {
            $0 == response.mediaType
        }
        return response.status == 200 ? "200 \(type ?? "of another type")" : "\(response.status)"
    }
}
