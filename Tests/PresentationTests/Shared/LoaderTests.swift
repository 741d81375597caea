import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderTests {
    typealias Answers = Gate<Int, String, any Error>

    /// A fetch that ends when it is cancelled, and one that ignores cancellation.
    let polite = Answers(cancellation: CancellationError())
    let stubborn = Answers(cancellation: nil)
    let loader = Loader<String>()
    let offline = RepositoryError.unavailable(FailureCause(domain: "Test", code: 7))

    func load(_ reentry: Reentry, _ request: Int, at gate: Answers) -> Task<Void, Never> {
        Task { await loader.load(reentry) { try await gate.pass(request) } }
    }

    /// Brings the loader to `loaded("old")`.
    func loadOld() async {
        await loader.load(.latestWins) { "old" }
    }

    @Test func `nothing is loaded before someone asks (L-5)`() {
        #expect(loader.state == .idle)
        #expect(loader.state.value == nil)
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `in whatever order answers arrive, the newest request's is shown (L-1)`(
        order: [Int]
    ) async {
        var loads: [Task<Void, Never>] = []
        for request in 0..<3 {
            loads.append(load(.latestWins, request, at: stubborn))
            await stubborn.waitForRequests(request + 1)
        }

        var isAnswered = false
        for request in order {
            stubborn.answer(request, with: "answer \(request)")
            await loads[request].value
            isAnswered = isAnswered || request == 2
            #expect(loader.state == (isAnswered ? .loaded("answer 2") : .loading(previous: nil)))
        }
    }

    @Test(arguments: [true, false])
    func `a late failure of an overtaken request is dropped (L-1)`(isLate: Bool) async {
        let first = load(.latestWins, 0, at: stubborn)
        await stubborn.waitForRequests(1)
        let second = load(.latestWins, 1, at: stubborn)
        await stubborn.waitForRequests(2)

        for request in isLate ? [1, 0] : [0, 1] {
            if request == 0 {
                stubborn.fail(0, with: offline)
            } else {
                stubborn.answer(1, with: "new")
            }
            await [first, second][request].value
        }

        #expect(loader.state == .loaded("new"))
    }

    @Test func `a newer request cancels the one before (L-4)`() async {
        let first = load(.latestWins, 0, at: polite)
        await polite.waitForRequests(1)
        let second = load(.latestWins, 1, at: polite)
        await first.value
        #expect(loader.state == .loading(previous: nil))

        await polite.waitForRequests(2)
        polite.answer(1, with: "new")
        await second.value
        #expect(loader.state == .loaded("new"))
    }

    @Test func `where the first wins, a second call asks nothing and returns at once (L-4)`() async
    {
        let first = load(.firstWins, 0, at: polite)
        await polite.waitForRequests(1)

        await load(.firstWins, 1, at: polite).value
        #expect(loader.state == .loading(previous: nil))

        polite.answer(0, with: "first")
        await first.value
        #expect(loader.state == .loaded("first"))
        #expect(polite.requests == [0])
    }

    @Test func `callers who join wait for one request (L-4)`() async {
        let calls = (0..<10).map { load(.join, $0, at: polite) }
        await polite.waitForRequests(1)

        polite.answer(0, with: "shared")
        for call in calls { await call.value }

        #expect(loader.state == .loaded("shared"))
        #expect(polite.requests.count == 1)
    }

    @Test func `one of several callers who gives up takes nothing from the others (L-2, L-4)`()
        async
    {
        let first = load(.join, 0, at: polite)
        await polite.waitForRequests(1)
        let second = load(.join, 1, at: polite)
        // Runs after `second`, since the main actor takes turns, and so `second` has joined.
        await Task {}.value

        first.cancel()
        polite.answer(0, with: "shared")
        await second.value

        #expect(loader.state == .loaded("shared"))
        #expect(polite.requests == [0])
    }

    @Test func `when all callers give up, the request is cancelled (L-2, L-4)`() async {
        await loadOld()
        let calls = (0..<2).map { load(.join, $0, at: polite) }
        await polite.waitForRequests(1)

        for call in calls { call.cancel() }
        for call in calls { await call.value }

        #expect(loader.state == .loaded("old"))
    }

    @Test(arguments: [Reentry.firstWins, .join])
    func `a request that everyone gave up does not stand in the way of a new one (L-2, L-4)`(
        reentry: Reentry
    ) async {
        let first = load(reentry, 0, at: stubborn)
        await stubborn.waitForRequests(1)
        first.cancel()

        let second = load(reentry, 1, at: stubborn)
        await stubborn.waitForRequests(2)
        stubborn.answer(1, with: "new")
        await second.value
        stubborn.answer(0, with: "late")
        await first.value

        #expect(loader.state == .loaded("new"))
    }

    @Test
    func `cancelling shows the state before at once, and what arrives later is dropped (L-1, L-2)`()
        async
    {
        await loadOld()
        let call = load(.latestWins, 0, at: stubborn)
        await stubborn.waitForRequests()

        loader.cancel()
        #expect(loader.state == .loaded("old"))

        stubborn.answer(0, with: "late")
        await call.value
        #expect(loader.state == .loaded("old"))
    }

    @Test func `a caller who gives up leaves the state before, even if the answer comes (L-2)`()
        async
    {
        let call = load(.latestWins, 0, at: stubborn)
        await stubborn.waitForRequests()

        call.cancel()
        stubborn.answer(0, with: "late")
        await call.value

        #expect(loader.state == .idle)
    }

    @Test func `giving up a retry shows the failure again (L-2, L-3)`() async {
        await loadOld()
        await loader.load(.latestWins) { throw self.offline }
        let failed = loader.state

        let retry = load(.latestWins, 0, at: polite)
        await polite.waitForRequests()
        #expect(loader.state == .loading(previous: "old"))
        retry.cancel()
        await retry.value

        #expect(loader.state == failed)
    }

    @Test(
        arguments: [
            CancellationError(), URLError(.cancelled), RepositoryError.cancelled,
            SampleError.repository(.cancelled),
        ] as [any Error]
    )
    func `an answer that says cancelled is no failure (L-2)`(error: any Error) async {
        await loadOld()

        await loader.load(.latestWins) { throw error }

        #expect(loader.state == .loaded("old"))
    }

    @Test func `a reload keeps the value on screen, and a failure keeps it beside it (L-3)`() async
    {
        await loadOld()
        let reload = load(.latestWins, 0, at: polite)
        await polite.waitForRequests()
        #expect(loader.state == .loading(previous: "old"))

        polite.fail(0, with: offline)
        await reload.value

        #expect(loader.state == .failed(ErrorMessage(offline), previous: "old"))
        #expect(loader.state.value == "old")
    }

    @Test func `a value that comes by itself is newer than the answer on its way (L-1)`() async {
        let call = load(.latestWins, 0, at: stubborn)
        await stubborn.waitForRequests()

        loader.show("pushed")
        #expect(loader.state == .loaded("pushed"))

        stubborn.answer(0, with: "late")
        await call.value
        #expect(loader.state == .loaded("pushed"))
    }

    @Test func `states can be compared and kept in sets (L-5)`() {
        let states: Set<LoadState<String, ErrorMessage>> = [
            .idle, .loading(previous: nil), .loading(previous: "a"), .loaded("a"),
            .failed(ErrorMessage(offline), previous: nil), .loaded("a"),
        ]

        #expect(states.count == 5)
        #expect(states.filter(\.isLoading).count == 2)
        #expect(states.compactMap(\.failure) == [ErrorMessage(offline)])
    }

    @Test func `a cancelled caller does not end the load of another (L-1)`() async {
        let running = load(.join, 0, at: polite)
        await polite.waitForRequests(1)

        let cancelled = load(.latestWins, 1, at: polite)
        cancelled.cancel()
        await cancelled.value
        #expect(loader.state.isLoading)
        polite.answer(0, with: "answer")
        await running.value

        #expect(loader.state == .loaded("answer"))
    }
}
