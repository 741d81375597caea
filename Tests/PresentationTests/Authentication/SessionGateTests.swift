import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumAuthenticationTestSupport
import MomentumPresentation
import MomentumTestSupport
import Testing

/// A guard by the session, with the real keeper and a router.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SessionGateTests {
    private enum AppRoute: Route {
        case open, people, person(Int), signIn

        var needsSession: Bool { self != .open && self != .signIn }
    }

    /// A program with a stored session or none.
    @MainActor
    private struct Program {
        let service: MockAuthenticationService
        let keeper: SessionKeeper
        let gate: SessionGate<AppRoute>
        let router: Router<AppRoute>

        init(_ token: SessionToken?, account: String? = nil) {
            let new = SessionToken("new-t0ken")
            service = MockAuthenticationService(
                exchange: { _ in new.map { .success($0) } ?? .failure(.cancelled) }
            )
            keeper = SessionKeeper(
                service: service,
                tokens: MockTokenStore(token, account: account),
                attempts: MockSignInAttemptStore(),
                belongings: [],
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 0)),
                random: SequentialRandomBytes()
            )
            gate = SessionGate(keeper: keeper, signIn: .signIn) { $0.needsSession }
            router = Router(guard: gate.decide)
            gate.follow(router)
        }

        func signIn() async throws {
            let web = MockWebSession { url in
                let text = "mps-ios://auth/callback?state=\(url.lastPathComponent)&code=abc"
                return .success(URL(string: text) ?? url)
            }
            try await keeper.signIn(through: web)
        }
    }

    @Test func `a stored session opens a restored path without a sign-in (NV-24, NV-25)`() async {
        let program = Program(SessionToken("t0ken"))
        await program.gate.restore()

        program.router.restore(SavedPath([.people, .person(1)]))

        #expect(program.router.path == [.people, .person(1)])
        #expect(program.router.pending == nil)
    }

    @Test func `without a session only the sign-in and what needs none opens (NV-25)`() async {
        let program = Program(nil)
        await program.gate.restore()

        program.router.path = [.open, .people, .person(1)]
        #expect(program.router.path == [.open, .signIn])
        program.router.path = [.signIn]

        #expect(program.router.path == [.signIn])
    }

    @Test func `after signing in the wanted screen opens, not the first one (NV-23, NV-24)`()
        async throws
    {
        let program = Program(nil)
        await program.gate.restore()
        program.router.path = [.open, .people, .person(1)]

        try await program.signIn()
        await Observed.change { program.router.path.last != .signIn }

        #expect(program.router.path == [.open, .people, .person(1)])
    }

    @Test func `after an end by the server one comes back to where one was (NV-24)`() async throws {
        let program = Program(SessionToken("t0ken"))
        await program.gate.restore()
        await program.keeper.validate()
        program.router.path = [.people, .person(1)]

        program.service.answerChecks { _ in .ended }
        await program.keeper.validate()
        await Observed.change { program.router.path == [.signIn] }
        program.service.answerChecks { _ in .alive(.fixture, expiry: nil, renewed: nil) }
        try await program.signIn()
        await Observed.change { program.router.path == [.people, .person(1)] }

        #expect(program.router.pending == nil)
    }

    @Test func `after signing out by hand nothing of the account is kept (NV-24)`() async throws {
        let program = Program(SessionToken("t0ken"))
        await program.gate.restore()
        program.router.path = [.open, .people, .person(1)]

        await program.keeper.signOut()
        await Observed.change { program.router.path == [.open, .signIn] }
        #expect(program.router.pending == nil)
        program.router.path = [.open]
        try await program.signIn()
        await program.gate.restore()

        #expect(program.router.path == [.open])
    }

    @Test func `another account does not see what the former one wanted (NV-24)`() async throws {
        let program = Program(SessionToken("t0ken"))
        await program.gate.restore()
        await program.keeper.validate()
        await program.gate.restore()
        program.router.path = [.people, .person(1)]
        program.service.answerChecks { _ in .ended }
        await program.keeper.validate()
        await Observed.change { program.router.path == [.signIn] }

        program.service.answerChecks { _ in
            .alive(SessionAccount(id: "b", name: "B", email: ""), expiry: nil, renewed: nil)
        }
        try await program.signIn()
        await program.gate.restore()

        #expect(program.router.path == [.signIn])
        #expect(program.router.pending == nil)
    }

    @Test(
        arguments: [
            (nil, "b", false), ("account-1", "b", false), ("account-1", "account-1", true),
        ] as [(String?, String, Bool)]
    )
    func `after a session that had ended at the launch only its account resumes (NV-24)`(
        stored: String?,
        id: String,
        isSame: Bool
    ) async throws {
        let program = Program(SessionToken("t0ken"), account: stored)
        program.service.answerChecks { _ in .unclear(.cancelled) }
        await program.gate.restore()
        await program.keeper.settle()
        program.router.restore(SavedPath([.people, .person(1)]))
        program.service.answerChecks { _ in .ended }
        await program.keeper.validate()
        await Observed.change { program.router.path == [.signIn] }

        program.service.answerChecks { _ in
            .alive(SessionAccount(id: id, name: "", email: ""), expiry: nil, renewed: nil)
        }
        try await program.signIn()
        await program.gate.restore()

        #expect(program.router.path == (isSame ? [.people, .person(1)] : [.signIn]))
        #expect(program.router.pending == nil)
    }

    @Test(arguments: ["account-1", "b"])
    func `an account without a name yet opens nothing that a former one wanted (NV-24)`(
        id: String
    ) async throws {
        let program = Program(SessionToken("t0ken"))
        let account = SessionAccount(id: id, name: "", email: "")
        let former = SessionAccount(id: "account-1", name: "", email: "")
        program.service.answerChecks { _ in .alive(former, expiry: nil, renewed: nil) }
        await program.gate.restore()
        await program.keeper.validate()
        await program.gate.restore()
        program.router.path = [.open, .people]
        program.service.answerChecks { _ in .ended }
        await program.keeper.validate()
        await Observed.change { program.router.path == [.open, .signIn] }

        program.service.answerChecks { _ in .unclear(.cancelled) }
        try await program.signIn()
        await program.gate.restore()
        #expect(program.router.path == [.open, .signIn])
        #expect(program.gate.decide(.people) == .allow)

        program.service.answerChecks { _ in .alive(account, expiry: nil, renewed: nil) }
        await program.keeper.validate()
        await program.gate.restore()
        #expect(program.router.path == (id == "b" ? [.open, .signIn] : [.open, .people]))
        #expect(program.router.pending == nil)
    }

    @Test func `a first account without a name yet opens what was wanted (NV-23, NV-24)`()
        async throws
    {
        let program = Program(nil)
        await program.gate.restore()
        program.router.path = [.people]

        program.service.answerChecks { _ in .unclear(.cancelled) }
        try await program.signIn()
        await Observed.change { program.router.path == [.people] }
        program.service.answerChecks { _ in .alive(.fixture, expiry: nil, renewed: nil) }
        await program.keeper.validate()
        await program.gate.restore()

        #expect(program.router.path == [.people])
    }

    @Test func `what is wanted after signing out opens for another account, too (NV-24)`()
        async throws
    {
        let program = Program(SessionToken("t0ken"))
        await program.gate.restore()
        await program.keeper.validate()
        await program.gate.restore()
        program.router.path = [.people]
        await program.keeper.signOut()
        await Observed.change { program.router.path == [.signIn] }
        program.router.path = []
        program.router.path = [.people]

        program.service.answerChecks { _ in
            .alive(SessionAccount(id: "b", name: "B", email: ""), expiry: nil, renewed: nil)
        }
        try await program.signIn()
        await program.gate.restore()

        #expect(program.router.path == [.people])
    }

    @Test func `a gate ends with its router, and the keeper with it (NV-14)`() async {
        weak var keeper: SessionKeeper?
        weak var router: Router<AppRoute>?
        do {
            let program = Program(nil)
            (keeper, router) = (program.keeper, program.router)
            await program.gate.restore()
        }

        #expect(router == nil)
        while keeper != nil { await Task.yield() }
    }
}
