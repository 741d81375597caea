import Foundation
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSystem
import Testing

/// Sessions and signing in, against the server in `Tests/Servers`.
@Suite(.enabled(if: MPSServer.base != nil, MPSServer.missing), .timeLimit(.minutes(5)))
struct MPSSignInTests {
    private let world: MPSWorld
    private let tokens = InMemoryTokenStore()
    private let board = RequestBoard()
    private let cache = ResponseCache()

    init() throws {
        world = try #require(MPSServer.world())
    }

    private func keeper(policy: SignInPolicy = .automatic) throws -> SessionKeeper {
        SessionKeeper(
            service: RemoteAuthenticationService(
                server: try ServerAddress(world.address),
                transport: URLSessionTransport(),
                limits: HTTPLimits(idle: .seconds(3), total: .seconds(5))
            ),
            tokens: tokens,
            attempts: InMemorySignInAttemptStore(),
            belongings: [board, cache],
            dates: SystemWallClock(),
            random: SystemRandomBytes(),
            policy: policy
        )
    }

    private func stored(_ token: String) throws -> StoredSession {
        StoredSession(token: try #require(SessionToken(token)), name: "name")
    }

    /// Follows the pages to the app's address, as a browser would.
    private func browser(
        outcome: String? = nil,
        arrival: CallbackArrival = .outside
    ) -> MockWebSession {
        MockWebSession(arrival: arrival) { start in
            let transport = URLSessionTransport()
            var url = start
            if let outcome {
                url.append(queryItems: [URLQueryItem(name: "outcome", value: outcome)])
            }
            for _ in 0..<10 {
                guard let response = try? await transport.send(HTTPRequest(url: url)),
                    let location = response.header("Location"),
                    let next = URL(string: location, relativeTo: url)
                else { return .failure(.cancelled) }
                if next.scheme != "http" { return .success(next.absoluteURL) }
                url = next.absoluteURL
            }
            return .failure(.cancelled)
        }
    }

    private func outcome(
        _ outcome: String?,
        policy: SignInPolicy = .automatic
    ) async throws -> AuthenticationError? {
        try await world.configure(#"{"cookielessSignIn":true}"#)
        let keeper = try keeper(policy: policy)
        await keeper.restore()
        do throws(AuthenticationError) {
            try await keeper.signIn(through: browser(outcome: outcome))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: SignInPolicy.allCases)
    func `the whole way signs in, by code and by token (AU-8 to AU-18)`(
        policy: SignInPolicy
    ) async throws {
        #expect(try await outcome(nil, policy: policy) == nil)
        #expect(await tokens.load() != nil)
    }

    @Test(arguments: [
        ("denied", AuthenticationError.cancelled),
        ("no_session", .serverRefused(code: "no_session")),
        ("no_url", .serverRefused(code: "no_url")),
        ("init_failed", .serverRefused(code: "init_failed")), ("wrong_state", .stateMismatch),
        ("missing_state", .stateMismatch), ("no_parameters", .stateMismatch),
        ("wrong_scheme", .callbackRefused(.address)), ("wrong_path", .callbackRefused(.address)),
        ("two_tokens", .callbackRefused(.form)), ("empty_token", .callbackRefused(.missing)),
        ("stuck", .cancelled),
    ])
    func `an address that must be refused is (AU-12)`(
        name: String,
        expected: AuthenticationError
    ) async throws {
        #expect(try await outcome(name) == expected)
        #expect(await tokens.load() == nil)
    }

    @Test(arguments: [CallbackArrival.inSession, .outside])
    func `the deployed server signs in where the callback is handed over (AU-39, MD-GQ-7)`(
        arrival: CallbackArrival
    ) async throws {
        try await world.configure(#"{"cookielessSignIn":true,"mobileExchange":false}"#)
        let keeper = try keeper(policy: .automatic)
        await keeper.restore()

        var failure: AuthenticationError?
        do throws(AuthenticationError) {
            try await keeper.signIn(through: browser(arrival: arrival))
        } catch {
            failure = error
        }

        #expect(failure == (arrival == .inSession ? nil : .serverSendsToken))
        let token = await tokens.load()
        #expect((token != nil) == (arrival == .inSession))
        let log = try await world.requests().filter { $0.path.hasSuffix("/sign-out") }
        #expect(log.map(\.status) == (arrival == .inSession ? [] : [200]))
    }

    @Test func `a session that has expired meanwhile is not stored (AU-18)`() async throws {
        #expect(try await outcome("expired_session", policy: .token) == .sessionEnded)
        #expect(await tokens.load() == nil)
    }

    @Test(arguments: [
        ("null", true), ("userNull", true), ("emptyObject", false), ("http401", true),
    ])
    func `each way to say that there is no session has its effect (AU-20)`(
        answer: String,
        isCleared: Bool
    ) async throws {
        try await world.configure(#"{"noSessionAnswer":"\#(answer)"}"#)
        await tokens.save(try stored("expired-session-token"))
        let keeper = try keeper()
        await keeper.restore()

        await keeper.validate()

        #expect(await (tokens.load() == nil) == isCleared)
    }

    @Test(arguments: [
        #"{"kind":"status","status":500}"#, #"{"kind":"status","status":503}"#,
        #"{"kind":"html"}"#, #"{"kind":"emptyBody"}"#, #"{"kind":"malformedJSON"}"#,
        #"{"kind":"noResponse"}"#, #"{"kind":"latency","milliseconds":6000}"#,
        #"{"kind":"truncatedJSON"}"#, #"{"kind":"wrongContentType"}"#, #"{"kind":"drop"}"#,
        #"{"kind":"status","status":403}"#, #"{"kind":"rateLimit"}"#, #"{"kind":"huge"}"#,
    ])
    func `a faulty answer keeps the session (AU-20)`(fault: String) async throws {
        let rule = fault.dropLast() + #","match":{"path":"/api/auth/get-session"}}"#
        try await world.fault(String(rule))
        await tokens.save(try stored("expired-session-token"))
        let keeper = try keeper()
        await keeper.restore()

        await keeper.validate()

        #expect(await tokens.load() != nil)
        #expect(await keeper.state.session != nil)
    }

    @Test(arguments: ["http401", "graphql200"])
    func `an ended session is found out by one question, and the token goes (AU-24)`(
        setting: String
    ) async throws {
        try await world.configure(#"{"graphqlAuthFailure":"\#(setting)"}"#)
        try await world.fault(
            #"{"kind":"html","match":{"path":"/api/auth/get-session"},"times":1}"#
        )
        await tokens.save(try stored("expired-session-token"))
        let keeper = try keeper()
        await keeper.restore()
        await keeper.validate()
        let people = RemoteSchedulingRepository(
            client: try MPSServer.client(at: world.address, session: keeper)
        )

        let failures = await withTaskGroup(of: SchedulingError?.self) { group in
            for id in 1...10 {
                group.addTask {
                    do throws(SchedulingError) {
                        _ = try await people.user(id)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        let ended = SchedulingError.authentication(.sessionEnded)
        let isOver = failures.allSatisfy { $0 == ended || $0?.isCancelled == true }
        #expect(isOver && failures.contains(ended))
        #expect(await tokens.load() == nil)
        let questions = try await world.requests().filter { $0.path.hasSuffix("/get-session") }
        #expect(questions.count == 2)
    }

    @Test func `a prolonged session has a new token, and signing out ends it (AU-23, AU-28)`()
        async throws
    {
        await tokens.save(try stored("dana-session-token"))
        let keeper = try keeper()
        await keeper.restore()
        try await world.advance(bySeconds: 2 * 86_400)
        await keeper.validate()
        await keeper.validate()
        #expect(await tokens.load()?.token != SessionToken("dana-session-token"))

        await keeper.signOut()

        #expect(await keeper.state == .signedOut(.byUser, remark: nil))
        let log = try await world.requests()
        #expect(log.contains { $0.path.hasSuffix("/sign-out") })
        #expect(log.allSatisfy { $0.headers.keys.allSatisfy { $0.lowercased() != "cookie" } })
    }

    @Test func `a redirect to another world takes no token there (AU-31)`() async throws {
        let other = try #require(MPSServer.world())
        let there = "\(other.address)/api/auth/get-session"
        let match = #""match":{"path":"/api/auth/get-session"}"#
        try await world.fault(#"{"kind":"redirect","location":"\#(there)",\#(match)}"#)
        await tokens.save(try stored("dana-session-token"))
        let keeper = try keeper()
        await keeper.restore()

        await keeper.validate()

        #expect(await tokens.load() != nil)
        let arrived = try await other.requests().filter { !$0.path.contains("__test__") }
        #expect(arrived.isEmpty)
    }

    @Test func `a late no about an older token leaves the new session alone (AU-22, fault 4)`()
        async throws
    {
        try await world.configure(#"{"cookielessSignIn":true}"#)
        let match = #""match":{"path":"/api/auth/get-session"}"#
        try await world.fault(#"{"kind":"latency","milliseconds":1500,\#(match)}"#)
        await tokens.save(try stored("expired-session-token"))
        let keeper = try keeper()
        await keeper.restore()
        let late = Task { await keeper.validate() }
        while try await world.requests().isEmpty {}

        await keeper.signOut()
        try await keeper.signIn(through: browser())
        let new = try #require(await keeper.state.session)

        #expect(await late.value == .ended)
        #expect(await keeper.state.session == new)
        #expect(await tokens.load()?.token == new.token)
    }

    @Test(arguments: [true, false])
    func `a refusal in the middle of a session is looked into once (AU-24, GQ-14)`(
        isOver: Bool
    ) async throws {
        try await world.fault(isOver ? #"{"kind":"expireSession"}"# : #"{"kind":"unauthorized"}"#)
        await tokens.save(try stored("dana-session-token"))
        let keeper = try keeper()
        await keeper.restore()
        await keeper.validate()
        let people = RemoteSchedulingRepository(
            client: try MPSServer.client(at: world.address, session: keeper)
        )

        let failure = await SchedulingError.thrown { () async throws(SchedulingError) in
            try await people.users(.networkOnly)
        }

        #expect(failure == .authentication(isOver ? .sessionEnded : .notAuthorised))
        #expect(await (tokens.load() == nil) == isOver)
    }
}
