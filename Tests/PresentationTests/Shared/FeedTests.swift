import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FeedTests {
    let gate = Gate<Int, String, RepositoryError>(cancellation: nil)
    let changes = AsyncStream<String>.makeStream()
    let offline = RepositoryError.unavailable(FailureCause(domain: "Test", code: 7))

    func feed() -> Feed<String> {
        Feed { [gate] () throws(RepositoryError) in
            try await gate.pass(0)
        } changes: { [changes] in
            changes.stream
        }
    }

    /// Waits until the feed has taken the values sent to it; the main actor takes turns.
    func settle(_ feed: Feed<String>, at revision: Int) async {
        while feed.revision < revision { await Task.yield() }
    }

    @Test func `a feed shows failures of any type (EM-14)`() async {
        let feed = Feed<String> {
            throw SampleError.refused
        } changes: {
            AsyncStream { _ in }
        }

        await feed.load()

        #expect(feed.state == .failed(ErrorMessage(SampleError.refused), previous: nil))
    }

    @Test func `screens that ask at the same time share one request (L-4, SR-36)`() async {
        let feed = feed()
        let calls = (0..<5).map { _ in Task { await feed.load() } }
        await gate.waitForRequests()

        gate.answer(0, with: "first")
        for call in calls { await call.value }

        #expect(feed.state == .loaded("first"))
        #expect(gate.requests.count == 1)
    }

    @Test func `a value that is known is not asked for again, a failed one is (SR-36)`() async {
        let feed = feed()
        gate.fail(0, with: offline)
        gate.answer(1, with: "first")

        await feed.loadIfNeeded()
        #expect(feed.state == .failed(ErrorMessage(offline), previous: nil))

        await feed.loadIfNeeded()
        await feed.loadIfNeeded()
        #expect(feed.state == .loaded("first"))
        #expect(gate.requests.count == 2)
    }

    @Test func `a change reaches the screens without being asked for (SR-36)`() async {
        let feed = feed()
        gate.answer(0, with: "first")
        await feed.load()
        let revision = feed.revision

        changes.continuation.yield("second")
        await settle(feed, at: revision + 1)

        #expect(feed.state == .loaded("second"))
    }

    @Test func `a change that comes during a load is newer than its answer (L-1, SR-36)`() async {
        let feed = feed()
        let load = Task { await feed.load() }
        await gate.waitForRequests()

        changes.continuation.yield("second")
        await settle(feed, at: 1)
        gate.answer(0, with: "first")
        await load.value

        #expect(feed.state == .loaded("second"))
    }

    @Test func `a feed that is released no longer listens (SR-36)`() async {
        var feed: Feed<String>? = feed()
        weak let released = feed
        let (ends, end) = AsyncStream<Void>.makeStream()
        changes.continuation.onTermination = { _ in end.finish() }
        gate.answer(0, with: "first")
        await feed?.load()

        feed = nil
        for await _ in ends {}

        #expect(released == nil)
    }
}
