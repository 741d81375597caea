import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

/// The tour's part on the watch: a request that arrives twice, and an answer that is lost.
@MainActor
struct SyncTourWatch {
    private struct LosingSender: WatchStateSender {
        func send(_ state: WatchState) async throws(WatchLinkError) {}
    }

    let context: CommandContext
    /// The folder of the phone's data, shared with the watch on this machine.
    let folder: URL
    let phone: CompositionRoot
    let log: TourLog

    func run() async throws {
        let client = try WatchRoot(context.on(folder)).builder().client
        try await host().push()
        await client.look()
        guard let location = await client.situation().state?.recommended.last else {
            throw TourFailure(step: "the watch", state: "no state")
        }

        let command = try await client.request(location)
        log.step(
            said("The watch asked for a change, which waits in its queue"),
            state: await delivery(client)
        )

        try await serve(host(answeringOver: LosingSender()))
        await client.look()
        guard await client.situation().waiting == [command] else {
            throw TourFailure(step: "losing an answer", state: await delivery(client))
        }
        log.step(
            said("The phone logged it; its answer was lost, so the watch keeps the request"),
            state: await delivery(client)
        )

        // A new process of the phone receives everything that the watch still has.
        try await serve(host())
        await client.look()
        let entries = try await phone.sites.newestRecords().entries.filter { $0.id == command.id }
        guard entries.count == 1, await client.situation().waiting.isEmpty else {
            throw TourFailure(step: "repeating a request", state: await delivery(client))
        }
        log.step(
            said("The request came again, was answered again, and is logged once"),
            state: await delivery(client)
        )
    }

    /// A process of the phone, with its own container on the same data.
    private func host(
        answeringOver sender: (any WatchStateSender)? = nil
    ) throws -> any WatchHostProtocol {
        try CompositionRoot(.init(context: context.on(folder), watchStates: sender))
            .phone.host
    }

    private func serve(_ host: any WatchHostProtocol) async throws {
        guard await host.serve() == 1 else {
            throw TourFailure(step: "serving the watch", state: "not one request")
        }
    }

    private func delivery(_ client: any WatchClientProtocol) async -> String {
        await client.situation().waiting.isEmpty ? "answered" : "waiting"
    }
}
