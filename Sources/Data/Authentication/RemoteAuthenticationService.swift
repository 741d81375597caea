public import Foundation
public import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain
public import MomentumNetwork

/// Better Auth below `/api/auth`, and the two pages for mobile apps beside it.
public struct RemoteAuthenticationService: AuthenticationService {
    /// The maximum time that signing out takes (AU-26).
    private static let signOutLimit = Duration.seconds(10)

    private struct Exchange: Codable {
        let code: String
        let codeVerifier: String
    }

    private struct Issued: Decodable {
        let token: String
    }

    private let server: ServerAddress
    private let transport: any HTTPTransport
    private let limits: HTTPLimits

    public init(
        server: ServerAddress,
        transport: any HTTPTransport,
        limits: HTTPLimits = HTTPLimits(
            responseBytes: 256 * 1024,
            total: HTTPLimits.patience
        )
    ) {
        self.server = server
        self.transport = transport
        self.limits = limits
    }

    public var origin: String { server.origin }

    public func startAddress(for attempt: SignInAttempt, policy: SignInPolicy) -> URL {
        var query = [("state", attempt.state)]
        if policy != .token {
            let challenge = SHA256.hash(of: Array(attempt.verifier.utf8)).base64URL
            query += [("code_challenge", challenge), ("code_challenge_method", "S256")]
        }
        return server.url("/auth/mobile-start", query: query)
    }

    public func exchange(
        code: String,
        verifier: String
    ) async throws(AuthenticationError) -> SessionToken {
        let response: HTTPResponse
        do throws(TransportError) {
            var request = HTTPRequest(
                method: .post,
                url: server.url("/auth/mobile-exchange"),
                headers: ["Content-Type": "application/json", "Accept": "application/json"],
                limits: limits,
                isRepeatable: false
            )
            request.body = try? JSONEncoder().encode(Exchange(code: code, codeVerifier: verifier))
            response = try await transport.send(request)
        } catch .cancelled {
            throw .cancelled
        } catch {
            throw failedExchange(error)
        }
        switch response.status {
        case 200: break
        case 300..<400: throw failedExchange(.redirectRefused(to: response.redirectHost))
        case 400: throw .exchangeFailed(.codeRefused)
        case 404: throw .exchangeFailed(.missing)
        case let status:
            throw failedExchange(.http(status: status))
        }
        guard let issued = try? JSONDecoder().decode(Issued.self, fromOutside: response.body),
            let token = SessionToken(issued.token)
        else { throw failedExchange(.missingData) }
        return token
    }

    private func failedExchange(_ error: TransportError) -> AuthenticationError {
        .exchangeFailed(.other(error.cause(TransportAdvice(host: server.host))))
    }

    public func check(_ token: SessionToken) async -> SessionCheck {
        do throws(TransportError) {
            let request = HTTPRequest(
                url: server.url("/api/auth/get-session"),
                headers: ["Accept": "application/json"],
                credentials: HTTPCredentials(bearer: token.reveal()),
                limits: limits
            )
            return SessionAnswer.read(try await transport.send(request))
        } catch .cancelled {
            return .unclear(.cancelled)
        } catch {
            return .unclear(.unavailable(error.cause(TransportAdvice(host: server.host))))
        }
    }

    public func signOut(_ token: SessionToken) async -> Bool {
        var limits = limits
        limits.idle = Self.signOutLimit
        limits.total = Self.signOutLimit
        let request = HTTPRequest(
            method: .post,
            url: server.url("/api/auth/sign-out"),
            headers: ["Content-Type": "application/json", "Accept": "application/json"],
            body: Data("{}".utf8),
            credentials: HTTPCredentials(bearer: token.reveal()),
            limits: limits,
            isRepeatable: false
        )
        guard let response = try? await transport.send(request) else { return false }
        // The page of a network's own sign-in has status 200 as well.
        return response.status == 200 && response.mediaType != "text/html"
            || response.status == 401
    }
}
