import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumNetwork

/// One operation on the wire, with its attempts.
struct GraphQLExchange: Sendable {
    let client: GraphQLClient
    let name: String
    let kind: GraphQLKind

    /// The first readable answer, or the failure of the last attempt (BX-4).
    func response(
        to body: Data,
        with credentials: Credentials
    ) async -> Result<HTTPResponse, GraphQLFailure> {
        var request = request(body, with: credentials)
        let elapsed = client.clock.stopwatch()
        var attempt = 1
        while true {
            // The session may have ended during the wait; the request is then not sent.
            guard await client.session.standing(of: credentials) == .current else {
                return .failure(.transport(.cancelled))
            }
            let result = await self.attempt(attempt, request)
            guard kind == .query, case .failure(.transport(let error)) = result else {
                return result
            }
            var requested: Duration?
            if case .rateLimited(let until?) = error {
                requested = .seconds(max(0, until.timeIntervalSince(client.dates.now)))
            }
            let wait = client.configuration.retry.wait(
                after: error,
                attempt: attempt,
                elapsed: elapsed(),
                requested: requested,
                fraction: client.random.fraction()
            )
            guard let wait else { return result }
            do {
                try await client.clock.sleep(for: wait)
            } catch {
                return .failure(.transport(.cancelled))
            }
            attempt += 1
            let left = client.configuration.retry.total - elapsed()
            request.limits.idle = min(request.limits.idle, left)
            request.limits.total = min(request.limits.total, left)
        }
    }

    private func request(_ body: Data, with credentials: Credentials) -> HTTPRequest {
        var headers = [
            "Content-Type": "application/json",
            "Accept": "application/graphql-response+json, application/json;q=0.9",
            "User-Agent": client.configuration.userAgent,
        ]
        if let space = credentials.space { headers["x-space-id"] = space }
        return HTTPRequest(
            method: .post,
            url: client.configuration.server.url("/graphql"),
            headers: headers,
            body: body,
            credentials: HTTPCredentials(bearer: credentials.token.reveal()),
            limits: client.configuration.limits,
            isRepeatable: kind == .query
        )
    }

    private func attempt(
        _ attempt: Int,
        _ request: HTTPRequest
    ) async -> Result<HTTPResponse, GraphQLFailure> {
        let elapsed = client.clock.stopwatch()
        var answer: HTTPResponse?
        let result: Result<HTTPResponse, GraphQLFailure>
        do throws(GraphQLFailure) {
            let response: HTTPResponse
            do throws(TransportError) {
                response = try await client.transport.send(request)
            } catch {
                throw .transport(error)
            }
            answer = response
            // Unreadable answers are detected here, because a retry may help. The caller handles a
            // 401, because it has the session.
            if response.status != 401 {
                try GraphQLAnswer<GraphQLIgnored>.check(response, now: client.dates.now)
                if kind == .query { try GraphQLAnswer<GraphQLIgnored>.checkFault(response) }
            }
            result = .success(response)
        } catch {
            result = .failure(error)
        }
        client.observer?.observed(
            GraphQLEvent(
                operation: name,
                kind: kind,
                attempt: attempt,
                durationSeconds: elapsed() / .seconds(1),
                status: answer?.status,
                requestBytes: request.body?.count ?? 0,
                responseBytes: answer?.body.count ?? 0,
                failureCode: result.failureCode
            )
        )
        return result
    }
}

extension Result where Failure == GraphQLFailure {
    fileprivate var failureCode: Int? {
        if case .failure(.transport(let error)) = self { error.errorCode } else { nil }
    }
}
