import Foundation
public import MomentumAuthenticationDomain
public import MomentumDomain
public import MomentumNetwork

/// Sends documents and variables to one server, and interprets the answers.
///
/// Any task may use it. It has no global state: two clients do not affect each other.
public struct GraphQLClient: Sendable {
    package let configuration: GraphQLConfiguration
    let transport: any HTTPTransport
    let session: any CredentialSource
    private let traffic: RequestTraffic
    private let timing: Timing
    let random: any RandomBytes
    let observer: (any GraphQLObserver)?

    public init(
        configuration: GraphQLConfiguration,
        transport: any HTTPTransport,
        session: any CredentialSource,
        traffic: RequestTraffic,
        timing: Timing,
        random: any RandomBytes,
        observer: (any GraphQLObserver)? = nil
    ) {
        self.configuration = configuration
        self.transport = transport
        self.session = session
        self.traffic = traffic
        self.timing = timing
        self.random = random
        self.observer = observer
    }

    var cache: ResponseCache { traffic.cache }
    var clock: any Clock<Duration> { timing.clock }
    package var dates: any WallClock { timing.dates }

    /// Runs a query or a mutation.
    ///
    /// - Equal queries that run at the same time share one request. Only queries are retried, and
    ///   only after temporary failures.
    /// - A mutation always goes to the server and is strict, regardless of the policies.
    /// - A cancelled task ends as `.transport(.cancelled)`. So do running operations when the user
    ///   signs out or another space becomes active.
    /// - When the server ends the session, queries and unsent mutations fail at once with
    ///   `AuthenticationError.sessionEnded`. A mutation that was sent gets ten more seconds.
    public func run<Value>(
        _ operation: GraphQLOperation<Value>,
        variables: [String: GraphQLValue] = [:],
        policy: LoadPolicy = .networkOnly,
        partial: PartialDataPolicy = .strict
    ) async throws(GraphQLFailure) -> GraphQLResult<Value> {
        let body = try body(of: operation, variables: variables)
        let credentials = try await credentials(for: operation.kind)
        guard operation.kind == .query else {
            return try await change(operation, variables, body: body, with: credentials)
        }
        let key = cache.key(for: credentials, operation: operation.name, body: body)
        switch policy {
        case .cacheOnly:
            guard let cached = await cached(operation, at: key) else { throw .notCached }
            return cached
        case .cacheFirst:
            if let cached = await cached(operation, at: key), !cached.isStale { return cached }
            return try await load(operation, body: body, with: credentials, key, partial)
        case .networkOnly:
            return try await load(operation, body: body, with: credentials, key, partial)
        case .networkElseCache:
            do {
                return try await load(operation, body: body, with: credentials, key, partial)
            } catch {
                guard case .transport(let reason) = error, reason != .cancelled,
                    let cached = await cached(operation, at: key, because: reason)
                else { throw error }
                return cached
            }
        }
    }

    /// The bytes of a request: keys sorted, so that equal requests are equal bytes (GQ-4).
    func body<Value>(
        of operation: GraphQLOperation<Value>,
        variables: [String: GraphQLValue]
    ) throws(GraphQLFailure) -> Data {
        var members: [String: GraphQLValue] = [
            "query": .string(operation.document), "operationName": .string(operation.name),
        ]
        if !variables.isEmpty {
            let object = GraphQLValue.object(variables)
            if let path = object.invalidPath() { throw .transport(.invalidVariables(path: path)) }
            members["variables"] = object
        }
        var body: [UInt8] = []
        GraphQLValue.object(members).write(to: &body)
        guard body.count <= configuration.requestBytes else {
            throw .transport(.requestTooLarge(limit: configuration.requestBytes))
        }
        return Data(body)
    }

    private func cached<Value>(
        _ operation: GraphQLOperation<Value>,
        at key: ResponseCache.Key?,
        because failure: TransportError? = nil
    ) async -> GraphQLResult<Value>? {
        guard let key, let entry = await cache.entry(for: key, now: dates.now) else { return nil }
        let response = HTTPResponse(status: 200, body: entry.body)
        guard let answer = try? GraphQLAnswer<Value>(response, operation: operation.name),
            case .success(let value) = answer.data
        else { return nil }
        return GraphQLResult(
            value: value,
            receivedAt: entry.storedAt,
            isFromCache: true,
            isStale: entry.isStale(at: dates.now),
            failure: failure
        )
    }

    private func load<Value>(
        _ operation: GraphQLOperation<Value>,
        body: Data,
        with credentials: Credentials,
        _ key: ResponseCache.Key?,
        _ partial: PartialDataPolicy
    ) async throws(GraphQLFailure) -> GraphQLResult<Value> {
        let began = await cache.moment
        let query = RequestBoard.Query(body: body, credentials: credentials, began: began)
        let response = try await send(operation, query, body: body, with: credentials)
        let answer = try await read(response, as: operation, with: credentials)
        if let key, answer.errors.isEmpty, case .success = answer.data {
            // An answer older than a later mutation is stored as stale.
            await cache.store(
                response.body,
                for: key,
                tags: operation.tags,
                now: dates.now,
                began: began
            )
        }
        let value = try value(of: answer, partial: partial)
        return GraphQLResult(value: value, errors: answer.errors, receivedAt: dates.now)
    }

    private func change<Value>(
        _ operation: GraphQLOperation<Value>,
        _ variables: [String: GraphQLValue],
        body: Data,
        with credentials: Credentials
    ) async throws(GraphQLFailure) -> GraphQLResult<Value> {
        do throws(GraphQLFailure) {
            let response = try await send(operation, nil, body: body, with: credentials)
            let answer = try await read(response, as: operation, with: credentials)
            let value = try value(of: answer, partial: .strict)
            await cache.touch(operation.tags)
            if let patch = operation.patch {
                await cache.apply(
                    patch,
                    answer: response.body,
                    variables: variables,
                    for: credentials
                )
            }
            return GraphQLResult(value: value, receivedAt: dates.now)
        } catch {
            // The server may have carried it out, whatever the failure (GQ-18, SC-30).
            await cache.touch(operation.tags)
            if case .transport(let reason) = error, reason.leavesOutcomeOpen {
                throw .outcomeUnknown(reason)
            }
            throw error
        }
    }

    private func send<Value>(
        _ operation: GraphQLOperation<Value>,
        _ query: RequestBoard.Query?,
        body: Data,
        with credentials: Credentials
    ) async throws(GraphQLFailure) -> HTTPResponse {
        let (name, kind) = (operation.name, operation.kind)
        let response: HTTPResponse
        do throws(GraphQLFailure) {
            response = try await traffic.board.share(query) { [self] in
                await GraphQLExchange(client: self, name: name, kind: kind)
                    .response(to: body, with: credentials)
            }
        } catch {
            throw await explained(error, of: kind, with: credentials)
        }
        let standing = await session.standing(of: credentials)
        // The answer to a change tells its outcome, even if the session has ended since.
        if standing == .sessionEnded, kind == .mutation { return response }
        // After a sign-out or a change of space, no caller may see this answer.
        if let failure = standing.failure { throw failure }
        return response
    }

    private func read<Value>(
        _ response: HTTPResponse,
        as operation: GraphQLOperation<Value>,
        with credentials: Credentials
    ) async throws(GraphQLFailure) -> GraphQLAnswer<Value> {
        do throws(GraphQLFailure) {
            // The exchange has already checked every other answer.
            guard response.status != 401 else { throw .unauthenticated }
            return try GraphQLAnswer(response, operation: operation.name)
                .hiding(credentials.token)
        } catch .unauthenticated {
            let refusal = await session.refused(credentials)
            throw await session.standing(of: credentials).failure ?? .authentication(refusal)
        }
    }

    private func value<Value>(
        of answer: GraphQLAnswer<Value>,
        partial: PartialDataPolicy
    ) throws(GraphQLFailure) -> Value {
        switch answer.data {
        case .success(let value):
            guard answer.errors.isEmpty || partial == .data else {
                throw .refused(
                    GraphQLRefusal(errors: answer.errors, status: answer.status, data: value)
                )
            }
            return value
        case .failure(let error) where answer.errors.isEmpty:
            throw .transport(error)
        case .failure, nil:
            throw .refused(GraphQLRefusal(errors: answer.errors, status: answer.status))
        }
    }
}
