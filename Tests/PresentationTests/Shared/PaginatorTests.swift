import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Observation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PaginatorTests {
    typealias Answers = Gate<Int?, Page<SampleRow, Int>, any Error>

    let polite = Answers(cancellation: CancellationError())
    let stubborn = Answers(cancellation: nil)
    let offline = RepositoryError.unavailable(FailureCause(domain: "Test", code: 7))

    func paginator(at gate: Answers) -> Paginator<SampleRow, Int> {
        Paginator(distance: 2) { try await gate.pass($0) }
    }

    /// A list whose first page has the rows 1 to 3 and goes on at cursor 3; one request was made.
    func loaded(at gate: Answers) async -> Paginator<SampleRow, Int> {
        let rows = paginator(at: gate)
        gate.answer(0, with: Page([1, 2, 3], next: 3))
        await rows.refresh()
        return rows
    }

    @Test func `pages follow each other by their cursors (P-4, AK-13)`() async {
        let rows = await loaded(at: polite)
        polite.answer(1, with: Page([4, 5], next: nil))

        await rows.loadMore()
        await rows.loadMore()

        #expect(rows.list.items.map(\.id) == [1, 2, 3, 4, 5])
        #expect(polite.requests == [nil, 3])
    }

    @Test func `ten calls make one request (P-4)`() async {
        let rows = await loaded(at: polite)
        let calls = (0..<10).map { _ in Task { await rows.loadMore() } }
        await polite.waitForRequests(2)
        for call in calls.dropFirst() { await call.value }
        #expect(rows.list.activity == .loadingMore)

        polite.answer(1, with: Page([4], next: 4))
        await calls[0].value

        #expect(polite.requests == [nil, 3])
        #expect(rows.list.items.map(\.id) == [1, 2, 3, 4])
    }

    @Test(arguments: [[1, 2], [2, 1]])
    func `a refresh beats the page on its way, in either order of arrival (P-1, P-6)`(
        order: [Int]
    ) async {
        let rows = await loaded(at: stubborn)
        let more = Task { await rows.loadMore() }
        await stubborn.waitForRequests(2)
        let refresh = Task { await rows.refresh() }
        await stubborn.waitForRequests(3)
        #expect(rows.list.items.map(\.id) == [1, 2, 3])

        let pages = [1: Page([4], next: 4), 2: Page([9, 1], next: 1)]
        for request in order {
            pages[request].map { stubborn.answer(request, with: $0) }
            await [more, refresh][request - 1].value
        }

        #expect(rows.list.items.map(\.id) == [9, 1])
        #expect(rows.list.activity == .idle)
    }

    @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
    func `of several refreshes the newest is shown, in any order of arrival (L-1, P-1, P-6)`(
        order: [Int]
    ) async {
        let rows = await loaded(at: stubborn)
        var refreshes: [Task<Void, Never>] = []
        for number in 1...3 {
            refreshes.append(Task { await rows.refresh() })
            await stubborn.waitForRequests(number + 1)
        }

        var isAnswered = false
        for number in order {
            stubborn.answer(number, with: Page([number * 10], next: nil))
            await refreshes[number - 1].value
            isAnswered = isAnswered || number == 3
            #expect(rows.list.items.map(\.id) == (isAnswered ? [30] : [1, 2, 3]))
        }
    }

    @Test func `an overtaken request is cancelled (P-1)`() async {
        let rows = await loaded(at: polite)
        let more = Task { await rows.loadMore() }
        await polite.waitForRequests(2)
        let refresh = Task { await rows.refresh() }

        await more.value
        await polite.waitForRequests(3)
        #expect(rows.list.activity == .refreshing)

        polite.answer(2, with: Page([], next: nil))
        await refresh.value
        #expect(rows.list.items.isEmpty)
    }

    @Test func `a reload asks for as many rows as there are, and shows them together (NV-38)`()
        async
    {
        let gate = Gate<[Int?], Page<SampleRow, Int>, any Error>(cancellation: nil)
        let rows = Paginator<SampleRow, Int> { try await gate.pass([$0, $1]) }
        gate.answer(0, with: Page([1, 2, 3], next: 3))
        await rows.refresh()

        let reload = Task { await rows.reload() }
        await gate.waitForRequests(2)
        gate.answer(1, with: Page([0, 1], next: 1))
        await gate.waitForRequests(3)
        #expect(rows.list.items.map(\.id) == [1, 2, 3])
        gate.answer(2, with: Page([2], next: 2))
        await reload.value

        #expect(rows.list.items.map(\.id) == [0, 1, 2])
        #expect(gate.requests == [[nil, nil], [nil, 3], [1, 1]])
    }

    @Test func `a row that appears during a reload loads the next page after it (NV-38)`() async {
        let rows = await loaded(at: polite)
        let reload = Task { await rows.reload() }
        await polite.waitForRequests(2)

        await rows.appeared(3).value
        polite.answer(1, with: Page([1, 2, 3], next: 3))
        polite.answer(2, with: Page([4], next: nil))
        await reload.value

        #expect(rows.list.items.map(\.id) == [1, 2, 3, 4])
        #expect(polite.requests == [nil, nil, 3])
    }

    @Test func `a failed page is said and asked for again (P-2)`() async {
        let rows = await loaded(at: polite)
        polite.fail(1, with: offline)
        await rows.loadMore()
        #expect(rows.list.activity == .failed(ErrorMessage(offline)))
        #expect(rows.list.items.map(\.id) == [1, 2, 3])

        polite.answer(2, with: Page([4], next: 4))
        await rows.retry()

        #expect(rows.list.items.map(\.id) == [1, 2, 3, 4])
        #expect(polite.requests == [nil, 3, 3])
    }

    @Test func `an empty page asks on within one call (P-5)`() async {
        let rows = await loaded(at: polite)
        polite.answer(1, with: Page([], next: 4))
        polite.answer(2, with: Page([], next: 5))
        polite.answer(3, with: Page([6], next: 6))

        await rows.loadMore()

        #expect(rows.list.items.map(\.id) == [1, 2, 3, 6])
        #expect(polite.requests == [nil, 3, 4, 5])
    }

    @Test func `a row near the end loads ahead, and one further up does not (P-5)`() async {
        let rows = await loaded(at: polite)
        polite.answer(1, with: Page([4], next: nil))

        await rows.appeared(1).value
        #expect(polite.requests == [nil])

        await rows.appeared(2).value
        #expect(rows.list.items.map(\.id) == [1, 2, 3, 4])
    }

    @Test func `a row that loads nothing does not draw the list again (P-5)`() async {
        let rows = await loaded(at: polite)
        let changes = ChangeCount()
        withObservationTracking {
            _ = rows.list
        } onChange: {
            changes.add()
        }

        await rows.appeared(1).value

        #expect(changes.count == 0)
    }

    @Test(arguments: [true, false])
    func `giving up leaves the list as it was (L-2)`(isAsked: Bool) async {
        let rows = await loaded(at: stubborn)
        let more = Task { await rows.loadMore() }
        await stubborn.waitForRequests(2)

        if isAsked {
            rows.cancel()
            #expect(rows.list.activity == .idle)
        } else {
            more.cancel()
        }
        stubborn.answer(1, with: Page([4], next: 4))
        await more.value

        #expect(rows.list.items.map(\.id) == [1, 2, 3])
        #expect(rows.list.activity == .idle)
    }

    @Test func `a request that says cancelled is no failure (L-2)`() async {
        let rows = await loaded(at: polite)
        polite.fail(1, with: RepositoryError.cancelled)

        await rows.loadMore()

        #expect(rows.list.activity == .idle)
    }

    @Test func `a list that is released cancels its request (R-5)`() async {
        var rows: Paginator<SampleRow, Int>? = await loaded(at: polite)
        weak let released = rows
        let more = rows?.appeared(3)
        await polite.waitForRequests(2)

        rows = nil
        await more?.value

        #expect(released == nil)
    }
}
