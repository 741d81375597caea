import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// More than one process of a watch, and more than one of a phone, over the files that they share.
@Suite struct WatchProcessesTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let places = SiteLocation.defaults.map(\.id)
    let folder = TemporaryFolder()
    let sites: any SiteRotationRepository = InMemorySiteRotationRepository()

    private var link: URL { folder.url.appending(path: "link") }

    private func watch() -> WatchClient {
        WatchClient(
            channel: WatchChannel(
                queue: FileWatchCommandQueue(folder: link),
                states: FileWatchStateLink(folder: link, clock: TestClock())
            ),
            keeping: WatchKeeping(
                store: FileWatchStateStore(file: folder.url.appending(path: "watch/state.json")),
                timelines: CountingTimelineReloader(),
                log: RecordingWatchLog()
            ),
            dates: FixedWallClock(now: now),
            identifiers: RandomIdentifiers()
        )
    }

    private func phone(_ name: String = "phone") -> WatchHost {
        .testing(
            sites: sites,
            store: FileWatchStateStore(file: folder.url.appending(path: "\(name)/state.json")),
            queue: FileWatchCommandReceiver(folder: link, clock: TestClock()),
            states: FileWatchStateLink(folder: link, clock: TestClock()),
            dates: FixedWallClock(now: now),
            identifiers: RandomIdentifiers()
        )
    }

    private func watch(over channel: InMemoryWatchLink) -> WatchClient {
        WatchClient(
            channel: WatchChannel(queue: channel.watch, states: channel.watch),
            keeping: WatchKeeping(
                store: InMemoryWatchStateStore(),
                timelines: CountingTimelineReloader(),
                log: RecordingWatchLog()
            ),
            dates: FixedWallClock(now: now),
            identifiers: RandomIdentifiers()
        )
    }

    private func phone(over channel: InMemoryWatchLink) -> WatchHost {
        .testing(
            sites: sites,
            queue: channel.phone,
            states: channel.phone,
            dates: FixedWallClock(now: now),
            identifiers: RandomIdentifiers()
        )
    }

    @Test
    func `two processes of one watch ask at once, and each request counts once (SR-124, ST-63)`()
        async throws
    {
        let watches = [watch(), watch()]
        for watch in watches { _ = await watch.situation() }

        let asked = try await withThrowingTaskGroup(of: [UUID].self) { group in
            for watch in watches {
                group.addTask { [places] in
                    var asked: [UUID] = []
                    for place in places { asked.append(try await watch.request(place).id) }
                    return asked
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        let queue = try await FileWatchCommandQueue(folder: link).waiting().map(\.id)
        #expect(queue.count == 28)
        for own in asked { #expect(queue.filter(own.contains) == own) }

        #expect(await phone().serve() == 28)
        // A process that started later adopts the queue, and releases it for all.
        let third = watch()
        await third.look()
        for watch in watches { await watch.look() }

        let logged = try await sites.records().entries.map(\.id)
        #expect(logged.count == 28)
        #expect(Set(logged) == Set(queue))
        #expect(try await FileWatchCommandQueue(folder: link).waiting().isEmpty)
        for watch in watches + [third] {
            #expect(await watch.situation().waiting.isEmpty)
            #expect(await watch.situation().state?.revision == 1)
        }
    }

    @Test(arguments: [false, true])
    func `more requests than a state lists are answered in batches (SR-124, SR-133)`(
        isInFiles: Bool
    ) async throws {
        let channel = InMemoryWatchLink()
        let (watch, phone) =
            isInFiles ? (watch(), phone()) : (watch(over: channel), phone(over: channel))
        var asked: [UUID] = []
        for number in 0..<100 {
            asked.append(try await watch.request(places[number % places.count]).id)
        }

        var counts: [Int] = []
        while await !watch.situation().waiting.isEmpty, counts.count < 10 {
            // A state that no process has seen is replaced by one that says the same of these.
            counts.append(await phone.serve() + phone.serve())
            await watch.look()
        }

        #expect(counts == [32, 32, 32, 4])
        #expect(Set(try await sites.records().entries.map(\.id)) == Set(asked))
        #expect(await watch.situation().waiting.isEmpty)
        #expect(try await FileWatchCommandQueue(folder: link).waiting().isEmpty)
        #expect(try await channel.watch.waiting().isEmpty)
    }

    @Test(arguments: OvertakenStateStore.Moment.allCases, [false, true])
    func
        `a number that another process has taken meanwhile is not given again, and never to older records (SR-128, SR-132)`(
            moment: OvertakenStateStore.Moment,
            isInFiles: Bool
        ) async throws
    {
        let channel = InMemoryWatchLink()
        let shared: any WatchStateStore =
            isInFiles
            ? FileWatchStateStore(file: folder.url.appending(path: "shared/state.json"))
            : InMemoryWatchStateStore()
        func phone(_ store: any WatchStateStore, at now: Date) -> WatchHost {
            .testing(
                sites: sites,
                store: store,
                queue: channel.phone,
                states: channel.phone,
                dates: FixedWallClock(now: now),
                identifiers: RandomIdentifiers()
            )
        }
        let other = phone(shared, at: now)
        let overtaken = OvertakenStateStore(shared, at: moment) { [sites, places, now] in
            let change = SiteChange(id: .fixture(50), locationID: places[5])
            _ = try? await sites.perform([.logChange(change)], at: now)
            await other.push()
        }

        // A state that was made later was not always read later.
        let state = try #require(await phone(overtaken, at: now + 60).push())

        #expect(state.revision == 2)
        #expect(state.active?.locationID == places[5])
        #expect(try await shared.state() == .payload(state))
        #expect(try await channel.watch.latest() == .payload(state))
    }

    @Test
    func
        `processes of one phone give no number twice, and the highest says the newest (SR-125, SR-128, SR-132)`()
        async throws
    {
        let states = try await withThrowingTaskGroup(of: [WatchState?].self) { group in
            for process in 0..<3 as Range<UInt16> {
                let phone = phone()
                group.addTask { [places, sites, now] in
                    var states: [WatchState?] = []
                    for step in 0..<12 as Range<UInt16> {
                        let number = process * 100 + step
                        let change = SiteChange(
                            id: .fixture(1000 + number),
                            locationID: places[Int(step)]
                        )
                        try await sites.perform(
                            [.logChange(change)],
                            at: now.addingTimeInterval(Double(number))
                        )
                        states.append(await phone.push())
                    }
                    return states
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }

        let revisions = states.compactMap { $0?.revision }
        #expect(revisions.sorted() == Array(1...36))
        #expect(Set(states.compactMap { $0?.source }).count == 1)
        let arrived = try await FileWatchStateLink(folder: link, clock: TestClock()).latest()
        guard case .payload(let state) = arrived else {
            Issue.record("nothing arrived")
            return
        }
        let active = try await sites.records().activeEntry
        #expect(state.revision == 36)
        #expect(state.active?.start == active?.startTime)
        #expect(state.active?.locationID == active?.locationID)
    }

    @Test
    func `of several phones the one that spoke last is shown, whatever arrives last (SR-132)`()
        async throws
    {
        let pair = WatchPair()
        let other = WatchHost.testing(
            sites: InMemorySiteRotationRepository(),
            queue: pair.link.phone,
            states: pair.link.phone,
            dates: pair.dates,
            identifiers: RandomIdentifiers()
        )
        let first = try #require(await pair.phone.push())
        pair.dates.advance(bySeconds: 60)
        let second = try #require(await other.push())

        for state in [1, 0] {
            pair.link.deliverState(state)
            await pair.watch.look()
        }
        #expect(first.source != second.source)
        #expect(await pair.watch.situation().state == second)

        pair.dates.advance(bySeconds: 60)
        let third = try #require(await pair.phone.push())
        pair.link.deliverState()
        await pair.watch.look()
        #expect(await pair.watch.situation().state == third)
    }

    @Test func `a request that reaches two phones makes one and the same entry (SR-129)`()
        async throws
    {
        let pair = WatchPair()
        let records = InMemorySiteRotationRepository()
        let other = WatchHost.testing(
            sites: records,
            queue: pair.link.phone,
            states: pair.link.phone,
            dates: pair.dates,
            identifiers: RandomIdentifiers()
        )
        let command = try await pair.watch.request(places[3])

        pair.link.deliverCommand(isRepeated: true)
        #expect(await other.serve() == 1)
        pair.link.deliverCommand()
        #expect(await pair.phone.serve() == 1)

        #expect(try await records.records().entries.map(\.id) == [command.id])
        let entries = Array(try await pair.sites.records().entries)
        #expect(entries == Array(try await records.records().entries))
    }
}
