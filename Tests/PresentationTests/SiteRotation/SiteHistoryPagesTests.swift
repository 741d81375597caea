import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The pages of the history on its screen.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SiteHistoryPagesTests {
    typealias Input = MockLoadSiteHistoryUseCase.Input
    typealias Answers = Gate<Input, SiteHistoryPage, RepositoryError>

    let now = SiteScreen.now

    /// `count` entries an hour apart; number 1 is the earliest.
    func entries(_ count: Int) -> SiteEntries {
        SiteEntries(
            (1...count).map { number in
                let start = now - Double(count - number + 1) * 3600
                return .fixture(UInt16(number), from: start, to: start + 3600)
            }
        )
    }

    func ids(_ history: SiteHistoryViewModel) -> [UUID] { history.list.items.map(\.id) }

    /// Numbers in descending order, as the rows are.
    func ids(_ numbers: ClosedRange<UInt16>) -> [UUID] { numbers.reversed().map(UUID.fixture) }

    @Test func `making the screen reads nothing, and one page is read at first (NV-38)`()
        async
    {
        let screen = SiteScreen(SiteRecords(entries: entries(120)))
        let history = screen.history()
        #expect(screen.sites.reading.calls.isEmpty)

        await history.load()

        #expect(history.state == .showing)
        #expect(ids(history) == ids(71...120))
        #expect(history.total == 120)
        #expect(history.list.hasMore)
    }

    @Test func `pages that are asked for give every row once, in order (NV-35, NV-38)`() async {
        let whole = entries(20_000)
        let history = SiteScreen(SiteRecords(entries: whole)).history()
        await history.load()

        while history.list.hasMore { await history.loadMore() }

        #expect(history.list.items == whole.reversed())
    }

    @Test func `a row near the end brings the next page (NV-38, P-5)`() async {
        let history = SiteScreen(SiteRecords(entries: entries(60))).history()
        await history.load()

        await history.appeared(.fixture(60)).value
        #expect(ids(history).count == 50)
        await history.appeared(.fixture(12)).value

        #expect(ids(history) == ids(1...60))
        #expect(!history.list.hasMore)
    }

    @Test
    func `a change reads as many rows as there are, and keeps the old ones meanwhile (NV-38)`()
        async throws
    {
        let screen = SiteScreen(SiteRecords(entries: entries(3_000)))
        let gate = Answers(cancellation: .cancelled)
        let reading = screen.loadHistory
        let mock = MockLoadSiteHistoryUseCase()
        screen.loadHistory = mock
        mock.executing.always { input throws(RepositoryError) in
            try await reading.execute(input.filter, after: input.cursor, limit: input.limit)
        }
        let history = screen.history()
        await history.load()
        while ids(history).count < 2_500 { await history.loadMore() }
        let calls = mock.executing.calls.count
        mock.executing.always { input throws(RepositoryError) in try await gate.pass(input) }

        let changed = SiteRecords(entries: SiteEntries(entries(3_000).dropLast(2)))
        screen.change(changed)
        await gate.waitForRequests()
        #expect(history.state == .showing)
        #expect(ids(history) == ids(501...3_000))
        gate.answer(0, with: try SiteHistoryRequest(limit: 2_000).page(of: changed.entries))
        await gate.waitForRequests(2)
        #expect(ids(history) == ids(501...3_000))
        let cursor = try #require(gate.requests[1].cursor)
        gate.answer(
            1,
            with: try SiteHistoryRequest(after: cursor, limit: 500).page(of: changed.entries)
        )
        await Observed.change { history.list.activity == .idle }

        #expect(ids(history) == ids(499...2_998))
        #expect(history.total == 2_998)
        #expect(gate.requests.map(\.limit) == [2_500, 500])
        #expect(mock.executing.calls.count == calls + 2)
    }

    @Test func `a complete list stays complete when an entry is logged (NV-38)`() async {
        let screen = SiteScreen(SiteRecords(entries: entries(60)))
        let history = screen.history()
        await history.load()
        await history.loadMore()

        screen.change(SiteRecords(entries: entries(63)))
        await Observed.change { ids(history).count == 63 }

        #expect(ids(history) == ids(1...63))
    }

    @Test func `another filter starts over, and late pages of the former are dropped (NV-38)`()
        async throws
    {
        let screen = SiteScreen(SiteRecords(entries: entries(60)))
        let gate = Answers(cancellation: nil)
        let mock = MockLoadSiteHistoryUseCase()
        mock.executing.always { input throws(RepositoryError) in try await gate.pass(input) }
        screen.loadHistory = mock
        let history = screen.history()
        let page = try SiteHistoryRequest().page(of: entries(60))
        gate.answer(0, with: page)
        await history.load()
        let more = Task { await history.loadMore() }
        await gate.waitForRequests(2)

        let filter = SiteHistoryFilter(range: .lastDays(7))
        let selection = history.select(filter)
        #expect(history.filter == filter)
        #expect(history.state == .loading)
        #expect(ids(history).isEmpty)
        #expect(history.total == nil)
        await gate.waitForRequests(3)
        gate.answer(1, with: page)
        await more.value
        #expect(history.state == .loading)
        gate.answer(2, with: SiteHistoryPage(items: [page.items[7]], next: nil, total: 1))
        await selection.value

        #expect(history.state == .showing)
        #expect(ids(history) == [page.items[7].id])
        #expect(gate.requests.map(\.filter) == [SiteHistoryFilter(), SiteHistoryFilter(), filter])
        await history.select(filter).value
        #expect(gate.requests.count == 3)
    }

    @Test func `a filter that is chosen before the first reading is the one that is read (NV-38)`()
        async
    {
        let history = SiteScreen(SiteRecords(entries: entries(60))).history()

        await history.select(SiteHistoryFilter(place: .unknown)).value
        #expect(history.state == .idle)
        await history.load()

        #expect(history.state == .noMatches)
    }

    @Test func `a page that cannot be read is said, and asked for again (NV-38, P-2)`() async throws
    {
        let screen = SiteScreen(SiteRecords(entries: entries(60)))
        let failure = RepositoryError.unavailable(FailureCause(domain: "Test", code: 5))
        let mock = MockLoadSiteHistoryUseCase()
        screen.loadHistory = mock
        let history = screen.history()
        mock.executing.next(.failure(failure))
        await history.load()
        #expect(history.state == .failed(ErrorMessage(failure)))

        let first = try SiteHistoryRequest().page(of: entries(60))
        mock.executing.next(.success(first), .failure(failure))
        await history.retry()
        #expect(history.state == .showing)
        await history.loadMore()
        #expect(history.state == .showing)
        #expect(history.failure == ErrorMessage(failure))

        let second = try SiteHistoryRequest(after: first.next).page(of: entries(60))
        mock.executing.next(.success(second))
        await history.retry()
        #expect(ids(history) == ids(1...60))
        #expect(history.failure == nil)
    }

    @Test
    func `overlapping calls read one page, and a cancelled one leaves the screen idle (NV-38)`()
        async
    {
        let screen = SiteScreen(SiteRecords(entries: entries(60)))
        let gate = Answers(cancellation: .cancelled)
        let mock = MockLoadSiteHistoryUseCase()
        mock.executing.always { input throws(RepositoryError) in try await gate.pass(input) }
        screen.loadHistory = mock
        let history = screen.history()
        let calls = [Task { await history.load() }, Task { await history.load() }]
        await gate.waitForRequests()
        #expect(history.state == .loading)

        for call in calls { call.cancel() }
        for call in calls { await call.value }

        await Observed.change { history.list.activity == .idle }
        #expect(history.state == .idle)
        #expect(gate.requests.count == 1)
    }

    @Test func `a screen that nobody holds is released, though it follows the records (NV-38)`()
        async
    {
        let screen = SiteScreen(SiteRecords(entries: entries(3)))
        var history: SiteHistoryViewModel? = screen.history()
        await history?.load()
        weak let released = history

        history = nil

        #expect(released == nil)
    }
}
