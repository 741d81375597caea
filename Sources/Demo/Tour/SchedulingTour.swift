import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumLoopback
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingData
import MomentumTerminal

/// The tour's chapter on Scheduling: the same work on a file, and with a server inside the process.
@MainActor
struct SchedulingTour {
    let root: CompositionRoot
    let context: CommandContext
    let folder: URL
    let log: TourLog

    func run() async throws {
        log.chapter("Scheduling")
        let here = try await SchedulingWork(root: root, place: "file", log: log).run()

        let memory = InMemorySchedulingRepository(dates: context.dates, withSamples: true)
        let scheduling = SchedulingLoopback(users: memory, teams: memory)
        let server = try LoopbackServer { await scheduling.answer($0) }
        defer { server.stop() }
        let remote = try CompositionRoot(
            .init(
                context: context.on(folder.appending(component: "at-server")),
                server: try ServerAddress(server.url().absoluteString),
                browser: TourBrowser()
            )
        )
        guard let authentication = remote.account?.signIn else {
            throw TourFailure(step: "the server", state: server.port)
        }
        try await signIn(authentication, remote)
        let there = try await SchedulingWork(root: remote, place: "server", log: log).run()
        guard here == there else {
            throw TourFailure(step: "the same work at a server", state: there)
        }
        try await signOut(authentication, requests: server.requests.count)
    }

    private func signIn(_ builder: AuthenticationBuilder, _ remote: CompositionRoot) async throws {
        let signIn = builder.makeSignInViewModel(router: remote.router.projected(.authentication))
        await signIn.signIn()
        guard case .signedIn = signIn.state else {
            throw TourFailure(step: "signing in", state: signIn.state)
        }
        log.step("A server inside this process was signed in to", state: signIn.state)
    }

    private func signOut(_ builder: AuthenticationBuilder, requests: Int) async throws {
        let account = builder.makeAccountViewModel()
        await account.signOut()
        guard case .signedOut(_, remark: nil) = account.state else {
            throw TourFailure(step: "signing out", state: account.state)
        }
        log.step(
            "Both gave the same rows, and the account was signed out",
            state: account.state,
            details: ["\(requests) requests over HTTP"]
        )
    }
}
