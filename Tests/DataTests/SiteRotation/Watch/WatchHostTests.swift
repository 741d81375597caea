import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchHostTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let places = SiteLocation.defaults
    let failure = FailureCause(domain: "NSPOSIXErrorDomain", code: 28)

    func command(_ number: UInt16, at location: SiteLocation.ID, _ time: Date) -> SiteChangeCommand
    {
        SiteChangeCommand(id: .fixture(number + 500), locationID: location, requestedAt: time)
    }

    /// Sends a command of its own making, which arrives at the phone.
    func arrive(_ command: SiteChangeCommand, _ pair: WatchPair) async throws {
        try await pair.link.watch.send(command)
        pair.link.deliverCommand()
    }

    @Test func `each push carries a higher number of one source, over restarts (SR-125, SR-127)`()
        async throws
    {
        let pair = WatchPair()

        for _ in 1...4 {
            await pair.phone.push()
            await pair.restartPhone()
        }

        let states = pair.link.statesUnderWay
        #expect(states.map(\.revision) == [1, 2, 3, 4])
        #expect(Set(states.map(\.source)).count == 1)
    }

    @Test func `pushes that overlap are numbered in the order of what they say (SR-128, SR-132)`()
        async throws
    {
        let pair = WatchPair()

        await withTaskGroup(of: Void.self) { group in
            for number in 1...20 as ClosedRange<UInt16> {
                group.addTask {
                    let change = SiteChange(
                        id: .fixture(number + 100),
                        locationID: places[Int(number) % 14].id
                    )
                    _ = try? await pair.sites.perform([.logChange(change)], at: now)
                    await pair.phone.push()
                }
            }
        }

        let states = pair.link.statesUnderWay
        #expect(states.map(\.revision) == Array(1...20))
        let newest = try await pair.sites.records().activeEntry
        #expect(states.last?.active?.start == newest?.startTime)
        #expect(states.last?.active?.locationID == newest?.locationID)
    }

    @Test func `a read that fails pushes nothing, and is logged with domain and code (SR-128)`()
        async throws
    {
        let sites = MockSiteRotationRepository()
        sites.reading.always { () throws(RepositoryError) in throw .unavailable(failure) }
        let pair = WatchPair(sites: sites)

        let pushed = await pair.phone.push()

        #expect(pushed == nil)
        #expect(pair.link.statesUnderWay.isEmpty)
        #expect(try await pair.phoneStore.state() == nil)
        #expect(pair.phoneLog.events == [.recordsNotRead(failure)])
        #expect(
            "\(pair.phoneLog.events[0])"
                == "records not read, nothing pushed: NSPOSIXErrorDomain 28"
        )
    }

    @Test func `a push that fails is logged, and the next occasion tries again (SR-128)`()
        async throws
    {
        let pair = WatchPair()
        pair.link.failStates(with: .notTaken(failure))
        await pair.phone.push()
        #expect(pair.phoneLog.events == [.pushFailed(failure)])
        #expect(pair.link.statesUnderWay.isEmpty)

        pair.link.failStates(with: nil)
        try await pair.sites.perform(
            [.logChange(SiteChange(id: .fixture(1), locationID: places[2].id))],
            at: now
        )
        await pair.phone.push()

        #expect(pair.link.statesUnderWay.map { $0.active?.locationID } == [places[2].id])
        #expect(pair.link.statesUnderWay.map(\.revision) == [2])
    }

    @Test func `widgets have the state without any watch, and are reloaded (SR-142, SR-144)`()
        async throws
    {
        let pair = WatchPair()
        pair.link.failStates(with: .noSession)

        await pair.phone.push()

        guard case .payload(let state) = try await pair.phoneStore.state() else {
            Issue.record("nothing was kept")
            return
        }
        #expect(state.locations.count == 14)
        #expect(pair.widgets.count == 1)
    }

    @Test
    func `a state that was not kept is not sent (SR-128, SR-132)`()
        async
    {
        let store = FailingStateStore(.unavailable(failure))
        let pair = WatchPair(phoneStore: store)

        await pair.phone.push()

        #expect(pair.link.statesUnderWay.isEmpty)
        #expect(pair.phoneLog.events == [.stateNotSaved(failure)])
    }

    @Test func `a command that comes again is answered again and logged once (SR-127, SR-129)`()
        async throws
    {
        let pair = WatchPair()
        let asked = command(1, at: places[0].id, now)
        try await arrive(asked, pair)
        #expect(await pair.phone.serve() == 1)

        try await arrive(asked, pair)
        #expect(await pair.phone.serve() == 1)

        #expect(try await pair.sites.records().entries.map(\.id) == [asked.id])
        #expect(
            pair.link.statesUnderWay.map(\.answers)
                == Array(repeating: [.init(id: asked.id)], count: 2)
        )
    }

    @Test func `a refused command is answered with the reason, and pushed (SR-127, SR-131)`()
        async throws
    {
        let pair = WatchPair()
        try await arrive(command(1, at: .fixture(900), now), pair)

        await pair.phone.serve()

        let answer = SiteCommandAnswer(id: .fixture(501), refusal: .unknownLocation)
        #expect(pair.link.statesUnderWay.last?.answers == [answer])
        #expect(try await pair.sites.records().entries.isEmpty)
    }

    @Test
    func `a save that fails pushes nothing and keeps the order of what waits (SR-124, SR-128)`()
        async throws
    {
        let sites = MockSiteRotationRepository(SiteRecords())
        let commit = SiteCommit(before: SiteRecords(), after: SiteRecords())
        sites.performing.next(
            .failure(.repository(.unavailable(failure))),
            .success([commit]),
            .success([commit])
        )
        let pair = WatchPair(sites: sites)
        try await arrive(command(1, at: places[0].id, now), pair)
        try await arrive(command(2, at: places[1].id, now), pair)

        #expect(await pair.phone.serve() == 0)
        #expect(sites.performing.calls.count == 1)
        #expect(pair.link.statesUnderWay.isEmpty)
        #expect(pair.phoneLog.events == [.commandNotSaved(failure)])

        #expect(await pair.phone.serve() == 2)
        #expect(
            sites.performing.calls.map(\.operations)
                == ([1, 1, 2] as [UInt16]).map {
                    [.carryOut(command($0, at: places[Int($0) - 1].id, now))]
                }
        )
    }

    @Test func `every change of records or settings is pushed, whoever makes it (SR-127)`()
        async throws
    {
        let records = SiteRecords(entries: SiteEntries([.fixture(1, from: now)]))
        let sites = MockSiteRotationRepository(records)
        let channel = InMemoryWatchLink()
        let settings = InMemorySiteSettingsRepository()
        let host = WatchHost.testing(
            sites: sites,
            settings: settings,
            queue: channel.phone,
            states: channel.phone,
            dates: FixedWallClock(now: now)
        )
        let arrivals = channel.watch.signals()
        var signals = arrivals.makeAsyncIterator()
        let running = Task { await host.run() }
        defer { running.cancel() }
        await signals.next()
        #expect(try await shown(by: channel)?.active?.locationID == places[0].id)

        // Changes by sync or a repair are announced like any other change.
        sites.reading.always { SiteRecords() }
        sites.announce(SiteRecords())
        await signals.next()
        #expect(try await shown(by: channel)?.active == nil)

        try await settings.change([.targetHours(24)])
        await signals.next()
        #expect(try await shown(by: channel)?.targetHours == 24)

        sites.performing.next(.success([SiteCommit(before: records, after: records)]))
        try await channel.watch.send(command(1, at: places[0].id, now))
        await signals.next()
        #expect(try await shown(by: channel)?.revision == 4)
    }

    /// The state that has arrived at the watch.
    private func shown(by channel: InMemoryWatchLink) async throws -> WatchState? {
        guard case .payload(let state) = try await channel.watch.latest() else { return nil }
        return state
    }
}
