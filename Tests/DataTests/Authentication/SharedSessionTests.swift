import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

/// Programs that share the file of the session, each with a keeper of its own.
@Suite(.timeLimit(.minutes(5))) struct SharedSessionTests {
    private let folder = TemporaryFolder()

    private var file: URL { folder.url.appending(component: "session.json") }

    private func keeper(
        _ service: MockAuthenticationService,
        at server: String = "https://mps.test"
    ) async throws -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: try file(at: server),
            attempts: InMemorySignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SystemRandomBytes()
        )
        await keeper.restore()
        await keeper.settle()
        return keeper
    }

    private func service(_ token: String) throws -> MockAuthenticationService {
        let token = try #require(SessionToken(token))
        return MockAuthenticationService(exchange: { _ in .success(token) })
    }

    private let browser = MockWebSession { url in
        let query = "state=\(url.lastPathComponent)&code=abc"
        return URL(string: "mps-ios://auth/callback?\(query)").map { .success($0) }
            ?? .failure(.cancelled)
    }

    private func file(at server: String = "https://mps.test") throws -> FileTokenStore {
        FileTokenStore(file: file, server: try ServerAddress(server))
    }

    private func stored(at server: String = "https://mps.test") async throws -> SessionToken? {
        try await file(at: server).load()?.token
    }

    @Test func `the end of a session leaves the sign-in of another program (AU-22, TR-11)`()
        async throws
    {
        let service = try service("one")
        let first = try await keeper(service)
        try await first.signIn(through: browser)
        let other = try self.service("two")
        other.answerChecks { token in
            token == SessionToken("two") ? .alive(.fixture, expiry: nil, renewed: nil) : .ended
        }
        let second = try await keeper(other)
        #expect(await second.state == .signedOut(.sessionEnded, remark: nil))
        try await second.signIn(through: browser)

        service.answerChecks { _ in .ended }
        await first.validate()

        #expect(await first.state == .signedOut(.sessionEnded, remark: nil))
        #expect(try await stored() == SessionToken("two"))
    }

    @Test func `a renewed token leaves the sign-in of another program (AU-22, AU-23, TR-11)`()
        async throws
    {
        let service = try service("one")
        let first = try await keeper(service)
        try await first.signIn(through: browser)
        let second = try await keeper(try self.service("two"))
        await second.signOut()
        try await second.signIn(through: browser)

        service.answerChecks { _ in
            .alive(.fixture, expiry: nil, renewed: SessionToken("one-again"))
        }
        await first.validate()

        #expect(await first.state.session?.token == SessionToken("one-again"))
        #expect(await first.state.session?.isKept == false)
        #expect(try await stored() == SessionToken("two"))
    }

    @Test func `signing out of a server leaves the session at another (AU-4, AU-26)`()
        async throws
    {
        let first = try await keeper(try service("one"))
        try await first.signIn(through: browser)
        let second = try await keeper(try service("two"), at: "https://other.test")
        try await second.signIn(through: browser)

        await first.signOut()

        #expect(try await stored(at: "https://other.test") == SessionToken("two"))
    }

    @Test func `a sign-in at a second server leaves the session at the first (AU-4)`() async throws
    {
        let text = #"{"version":1,"origin":"https://mps.test:443","token":"zero","name":"n"}"#
        try Data(text.utf8).write(to: file)
        let second = try await keeper(try service("two"), at: "https://other.test")
        try await second.signIn(through: browser)
        #expect(try await stored() == SessionToken("zero"))
        let first = try await keeper(try service("one"))
        await first.signOut()
        try await first.signIn(through: browser)

        #expect(try await stored() == SessionToken("one"))
        #expect(try await stored(at: "https://other.test") == SessionToken("two"))
        await second.signOut()
        let content = try String(contentsOf: file, encoding: .utf8)
        #expect(content.contains("one") && !content.contains("two"))
        #expect(try await stored() == SessionToken("one"))
    }

    @Test func `a token that another program renewed takes the place of a refused one (AU-22)`()
        async throws
    {
        let service = try service("one")
        let first = try await keeper(service)
        try await first.signIn(through: browser)
        let session = try #require(try await file().load())
        let renewed = try #require(SessionToken("one-again"))
        let isReplaced = try await file().replace(
            session.token,
            with: StoredSession(token: renewed, name: session.name, account: session.account)
        )
        #expect(isReplaced)
        service.answerChecks { token in
            token == renewed ? .alive(.fixture, expiry: nil, renewed: nil) : .ended
        }

        let check = await first.validate()

        #expect(check == .alive(.fixture, expiry: nil, renewed: nil))
        #expect(await first.state.session?.token == renewed)
        #expect(await first.state.session?.isKept == true)
        #expect(try await stored() == renewed)
        service.answerChecks { _ in .ended }
        #expect(await first.validate() == .ended)
        #expect(try await stored() == nil)
    }

    @Test(arguments: [AuthenticationState.Reason.sessionEnded, .byUser])
    func `a renewed token is stored after a refusal of the former one only (AU-23, AU-26)`(
        end: AuthenticationState.Reason
    ) async throws {
        let service = try service("one")
        let first = try await keeper(service)
        try await first.signIn(through: browser)
        let former = try #require(SessionToken("one"))
        try await file().delete(former, because: end)
        let renewed = SessionToken("one-again")
        service.answerChecks { _ in .alive(.fixture, expiry: nil, renewed: renewed) }

        await first.validate()

        let isLost = end == .byUser
        #expect(await first.state.session?.token == renewed)
        #expect(await first.state.session?.isKept == !isLost)
        #expect(try await stored() == (isLost ? nil : renewed))
    }
}
