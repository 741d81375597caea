import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumAuthenticationTestSupport
import MomentumContainer
import MomentumDI
import MomentumGraphQLDI
import MomentumLoopback
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSystem
import Synchronization
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TokenSecrecyTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "secrecy-\(UUID())")
    private let secret = SecretSearch(SchedulingLoopback.token)

    @Test(arguments: ["x", "xy", "xyz"])
    func `the search finds what it should, however it is written (AU-7)`(before: String) throws {
        let text = before + SchedulingLoopback.token + " after"
        #expect(secret.isFound(in: text))
        #expect(secret.isFound(in: Data(text.utf8).base64EncodedString()))
        #expect(!secret.isFound(in: "loopback-session"))
    }

    @Test(arguments: [
        (SignInPolicy.automatic, CallbackArrival.inSession), (.automatic, .outside),
        (.code, .outside), (.token, .outside),
    ])
    func `a whole session shows its token to its store and its header alone (AU-7, AU-40, BX-1)`(
        policy: SignInPolicy,
        arrival: CallbackArrival
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let isBroken = Mutex(false)
        let memory = InMemorySchedulingRepository(dates: SystemWallClock(), withSamples: true)
        let scheduling = SchedulingLoopback(users: memory, teams: memory)
        let server = try LoopbackServer { request in
            isBroken.withLock { $0 } ? .json("{}", status: 404) : await scheduling.answer(request)
        }
        defer { server.stop() }
        let container = try container(server, policy)
        let people = try SchedulingBuilder(container: container)
        var shown: [String] = []

        // An address with a token in it is refused; that error must not show the token.
        let refusing = try AuthenticationBuilder(
            container: container,
            web: browser(
                "token",
                policy == .automatic ? .outside : arrival,
                isTwice: policy != .automatic
            )
        )
        let keeper = refusing.keeper
        await keeper.restore()
        let states = await keeper.states()
        let refused = refusing.makeSignInViewModel(router: Router())
        await refused.signIn()
        let takesToken = policy == .token || arrival == .inSession
        let authentication = try AuthenticationBuilder(
            container: container,
            web: browser(takesToken ? "token" : "code", arrival)
        )
        let signIn = authentication.makeSignInViewModel(router: Router())
        await signIn.signIn()
        #expect(signIn.state == .signedIn)

        let list = people.makeUsersViewModel(router: Router())
        await list.load()
        #expect(list.state.value?.users.count == 5)
        let form = people.makeUserFormViewModel(router: Router())
        form.edit { $0.fullName = "Zoe" }
        await form.save()
        let asked = server.requests.count
        shown += written(
            try await GraphQLBuilder(container: container).makeServerInspector().findings()
        )
        #expect(server.requests[asked...].allSatisfy { $0.headers["authorization"] == nil })
        isBroken.withLock { $0 = true }
        await list.load()
        let account = authentication.makeAccountViewModel()
        await account.validate()
        #expect(secret.files(in: folder) == ["session.json"])

        shown += written([refused, signIn, list.state, form.state, account.state, keeper, people])
        shown += written([people.feed, container.serviceGraph.mermaid])
        shown += written([try await keeper.credentials(), await keeper.state])
        isBroken.withLock { $0 = false }
        await account.signOut()
        shown += written([account.state, keeper])
        for await state in states {
            shown += written([state])
            if case .signedOut(.byUser, _) = state { break }
        }

        #expect(shown.filter(secret.isFound).isEmpty)
        #expect(secret.files(in: folder).isEmpty)
        for request in server.requests {
            var headers = request.headers
            headers["authorization"] = nil
            #expect(!secret.isFound(in: "\(request.target) \(headers) \(request.text)"))
        }
        #expect(server.requests.contains { $0.headers["authorization"] != nil })
    }

    private func container(
        _ server: LoopbackServer,
        _ policy: SignInPolicy
    ) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        let address = try ServerAddress(server.url().absoluteString)
        builder.install(
            AuthenticationAssembly(server: address, tokens: .file(), policy: policy, folder: folder)
        )
        builder.install(GraphQLAssembly(server: address, folder: folder))
        builder.install(SchedulingAssembly(storage: .server))
        return try builder.build()
    }

    /// Comes back with the token or the code.
    private func browser(
        _ parameter: String,
        _ arrival: CallbackArrival,
        isTwice: Bool = false
    ) -> MockWebSession {
        MockWebSession(arrival: arrival) { start in
            let items = URLComponents(url: start, resolvingAgainstBaseURL: false)?.queryItems
            let state = items?.first { $0.name == "state" }?.value ?? ""
            let secret = parameter == "token" ? SchedulingLoopback.token : SchedulingLoopback.code
            let value = "\(parameter)=\(secret)" + (isTwice ? "&\(parameter)=\(secret)" : "")
            guard let url = URL(string: "mps-ios://auth/callback?state=\(state)&\(value)") else {
                return .failure(.cancelled)
            }
            return .success(url)
        }
    }

    /// Each value in every form that a log or a debugger could show.
    private func written(_ values: [Any]) -> [String] {
        values.flatMap { value -> [String] in
            var dumped = ""
            dump(value, to: &dumped)
            return [dumped, "\(value)", String(reflecting: value)]
        }
    }
}
