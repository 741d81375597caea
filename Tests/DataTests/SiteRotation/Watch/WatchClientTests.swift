import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchClientTests {
    let places = SiteLocation.defaults
    let failure = FailureCause(domain: "NSPOSIXErrorDomain", code: 28)

    @Test
    func `a request is logged on the phone and settled on the watch (SR-123, SR-124, SR-133)`()
        async throws
    {
        let pair = WatchPair()
        await pair.phone.push()
        await pair.settle()

        let command = try await pair.watch.request(places[3].id)
        #expect(await pair.watch.situation().waiting == [command])
        #expect(pair.link.queue == [command])
        await pair.settle()

        let situation = await pair.watch.situation()
        #expect(situation.waiting.isEmpty)
        #expect(situation.state?.active?.locationID == places[3].id)
        #expect(pair.link.queue.isEmpty)
        #expect(try await pair.sites.records().entries.map(\.id) == [command.id])
    }

    @Test
    func `requests out of reach are logged in their order, when they were made (SR-124, SR-130)`()
        async throws
    {
        let pair = WatchPair()
        await pair.phone.push()
        await pair.settle()
        let start = pair.dates.now
        for index in 0..<3 {
            try await pair.watch.request(places[index].id)
            pair.dates.advance(bySeconds: 3600)
        }
        // Ten hours without the phone, and a restart of the watch.
        pair.dates.advance(bySeconds: 36_000)
        pair.link.loseCommands()
        await pair.restartWatch()
        #expect(await pair.watch.situation().waiting.count == 3)

        await pair.settle()

        let entries = try await pair.sites.records().entries
        #expect(entries.map(\.startTime) == (0..<3).map { start + Double($0) * 3600 })
        #expect(entries.map(\.locationID) == (0..<3).map { places[$0].id })
    }

    @Test func `the last state is there at the next launch (SR-126)`() async throws {
        let pair = WatchPair()
        await pair.phone.push()
        await pair.settle()
        let shown = await pair.watch.situation().state

        await pair.restartWatch()

        #expect(await pair.watch.situation().state == shown)
        #expect(shown != nil)
    }

    @Test func `a request that cannot be queued is told at once, and none waits (SR-134)`() async {
        let pair = WatchPair()
        pair.link.failQueue(with: .noSession)

        await #expect(throws: WatchLinkError.noSession) {
            try await pair.watch.request(places[0].id)
        }

        #expect(await pair.watch.situation().waiting.isEmpty)
    }

    @Test func `a state that arrives late or again changes nothing (SR-132)`() async throws {
        let pair = WatchPair()
        for _ in 0..<3 { await pair.phone.push() }

        pair.link.deliverState(2, isRepeated: true)
        await pair.watch.look()
        #expect(await pair.watch.situation().state?.revision == 3)
        for _ in 0..<3 {
            pair.link.deliverState(0)
            await pair.watch.look()
        }

        #expect(await pair.watch.situation().state?.revision == 3)
        #expect(pair.complications.count == 1)
    }

    @Test
    func `a received state reloads the complications, which read what was kept (SR-126, SR-142)`()
        async throws
    {
        let pair = WatchPair()
        await pair.phone.push()
        await pair.settle()

        #expect(pair.complications.count == 1)
        let kept = try await pair.watchStore.state()
        #expect(await kept == pair.watch.situation().state.map { .payload($0) })
    }

    @Test func `a newer payload is not half-read, and undecodable data is logged once (SR-137)`()
        async throws
    {
        let pair = WatchPair()
        await pair.phone.push()
        await pair.settle()
        let shown = await pair.watch.situation().state

        pair.link.deliver(.newerVersion(2))
        await pair.watch.look()
        await pair.watch.look()
        #expect(await pair.watch.situation().needsUpdate)
        pair.link.deliver(.unreadable(failure))
        await pair.watch.look()
        await pair.watch.look()

        #expect(await pair.watch.situation().state == shown)
        #expect(pair.watchLog.events == [.payloadOfNewerVersion(2), .payloadUnreadable(failure)])
    }

    @Test func `what cannot be kept keeps its command in the queue (SR-126, SR-133)`() async throws
    {
        let pair = WatchPair(watchStore: FailingStateStore(.unavailable(failure)))
        let command = try await pair.watch.request(places[0].id)
        pair.link.deliverCommand()
        await pair.phone.serve()
        pair.link.deliverState()

        await pair.watch.look()

        #expect(pair.link.queue == [command])
        #expect(pair.watchLog.events == [.stateNotSaved(failure)])
    }

    @Test func `a restart between keeping and letting go leaves nothing waiting (SR-133)`()
        async throws
    {
        let pair = WatchPair()
        let command = try await pair.watch.request(places[0].id)
        pair.link.deliverCommand()
        await pair.phone.serve()
        let state = try #require(pair.link.statesUnderWay.last)
        try await pair.watchStore.save(state)

        await pair.restartWatch()
        #expect(await pair.watch.situation().waiting.isEmpty)
        #expect(pair.link.queue == [command])
        await pair.watch.look()

        #expect(pair.link.queue.isEmpty)
    }

    @Test func `a refusal is shown until it was seen (SR-131, SR-133)`() async throws {
        let pair = WatchPair()
        try await pair.watch.request(.fixture(900))

        await pair.settle()

        #expect(await pair.watch.situation().refused.map(\.refusal) == [.unknownLocation])
        await pair.watch.dismissRefusals()
        #expect(await pair.watch.situation().refused.isEmpty)
    }

    @Test func `who listens hears of each change (SR-123)`() async throws {
        let pair = WatchPair()
        let changes = await pair.watch.changes()
        var iterator = changes.makeAsyncIterator()

        let command = try await pair.watch.request(places[0].id)

        #expect(await iterator.next()?.waiting == [command])
    }
}
