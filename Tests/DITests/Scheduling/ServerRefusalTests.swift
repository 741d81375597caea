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

/// The messages that people read when a server refuses, from the socket to the screen.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ServerRefusalTests {
    private nonisolated static let boom =
        #"{"data":null,"errors":[{"message":"Boom\n","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#
    private nonisolated static let rows: [(LoopbackAnswer, String)] = [
        (.json("{}", status: 403), "The server does not allow this (403)."),
        (
            .json("{}", status: 404),
            "There is nothing at this address (404). Check the server's address."
        ),
        (.json("{}", status: 418), "The server answered 418, which means nothing here."),
        (
            LoopbackAnswer(status: 302, headers: ["Location": "https://other.example/graphql"]),
            "The server sends to other.example, which is not followed. Check the server's address."
        ),
        (
            .text("Welcome to our hotel"),
            "Something else answered, perhaps the sign-in page of this network. Open a web page, "
                + "then try again."
        ),
        (
            .json("{"),
            "The server's answer could not be understood. This version may not fit the server."
        ),
        (.json(boom), "The server refused this."),
    ]

    @Test(arguments: rows)
    func `a list that cannot be read says what helps, and nothing of changes (MD-GQ-9, MD-GQ-16)`(
        answer: LoopbackAnswer,
        sentence: String
    ) async throws {
        let host = try await Host(answering: answer)
        defer { host.server.stop() }
        let list = host.people.makeUsersViewModel(router: Router())

        await list.load()

        #expect(list.state.failure?.sentence == sentence)
    }

    @Test func `a change that is refused says that there was none, and why (MD-GQ-9)`()
        async throws
    {
        let host = try await Host(answering: .json(Self.boom))
        defer { host.server.stop() }
        let form = host.people.makeUserFormViewModel(router: Router())
        form.edit { $0.fullName = "Zoe" }

        await form.save()

        guard case .failed(let message) = form.state else {
            Issue.record("\(form.state)")
            return
        }
        #expect(message.sentence == "The server refused this. Nothing was changed.")
        #expect(message.detail == "Boom")
        #expect(message.text.hasSuffix("\n\nError: Scheduling 19"))
    }

    @Test func `every request names the host, from signing in to signing out (MD-GQ-13)`()
        async throws
    {
        let host = try await Host(answering: .json("{}"))
        defer { host.server.stop() }
        await host.people.makeUsersViewModel(router: Router()).load()
        let account = host.authentication.makeAccountViewModel()
        await account.validate()
        await account.signOut()

        let paths = Set(host.server.requests.map(\.path))
        #expect(
            paths.isSuperset(of: [
                "/graphql", "/api/auth/get-session", "/api/auth/sign-out", "/auth/mobile-exchange",
            ])
        )
        #expect(host.server.requests.allSatisfy { $0.headers["user-agent"] == "Host/2" })
    }

    /// A program that is signed in to a server with one answer to every operation.
    @MainActor
    private struct Host {
        let server: LoopbackServer
        let authentication: AuthenticationBuilder
        let people: SchedulingBuilder

        init(answering answer: LoopbackAnswer) async throws {
            let memory = InMemorySchedulingRepository(dates: SystemWallClock(), withSamples: true)
            let scheduling = SchedulingLoopback(users: memory, teams: memory)
            server = try LoopbackServer { request in
                request.path == "/graphql" ? answer : await scheduling.answer(request)
            }
            var builder = ContainerBuilder()
            builder.install(SystemAssembly.fixture)
            let address = try ServerAddress(server.url().absoluteString)
            builder.install(
                AuthenticationAssembly(server: address, tokens: .inMemory, userAgent: "Host/2")
            )
            builder.install(GraphQLAssembly(server: address, userAgent: "Host/2"))
            builder.install(SchedulingAssembly(storage: .server))
            let container = try builder.build()
            authentication = try AuthenticationBuilder(container: container, web: Self.browser)
            people = try SchedulingBuilder(container: container)
            let signIn = authentication.makeSignInViewModel(router: Router())
            await signIn.signIn()
            #expect(signIn.state == .signedIn)
        }

        private static var browser: MockWebSession {
            MockWebSession { start in
                let items = URLComponents(url: start, resolvingAgainstBaseURL: false)?.queryItems
                let state = items?.first { $0.name == "state" }?.value ?? ""
                let address =
                    "mps-ios://auth/callback?state=\(state)&code=\(SchedulingLoopback.code)"
                guard let url = URL(string: address) else { return .failure(.cancelled) }
                return .success(url)
            }
        }
    }
}
