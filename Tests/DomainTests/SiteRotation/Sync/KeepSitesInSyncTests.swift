@testable import MomentumSiteRotationDomain
import MomentumDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The times at which a device syncs by itself (ST-47), on a clock that the test moves.
@Suite struct KeepSitesInSyncTests {
    let synchronizer = MockSiteSynchronizer()
    let clock = TestClock()
    let reports: AsyncStream<Void>
    let report: AsyncStream<Void>.Continuation

    init() {
        (reports, report) = AsyncStream.makeStream()
    }

    @Test func `it syncs at once, and after a change once it was quiet (ST-47)`() async {
        synchronizer.syncing.always { _ in SiteSyncOutcome() }
        let running = start()
        var ended = reports.makeAsyncIterator()
        await ended.next()

        synchronizer.announceOccasion()
        await clock.waitForSleepers()
        #expect(synchronizer.syncing.calls.count == 1)
        clock.advance(by: .seconds(2))
        await ended.next()

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls == [nil, nil])
    }

    @Test func `it waits again for two seconds after whatever happens meanwhile (ST-47)`() async {
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: clock)
        let (count, isOver) = (OccasionCount(), OccasionCount())
        let waiting = Task {
            let isQuiet = await keeping.waitForQuiet(count)
            isOver.increase()
            return isQuiet
        }

        for _ in 0..<3 {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
            count.increase()
            clock.advance(by: .seconds(1))
            // It sleeps once more, for all of two seconds.
            await clock.waitForSleepers()
            clock.advance(by: .milliseconds(1999))
            await clock.waitForSleepers()
            #expect(isOver.value == 0)
            count.increase()
            clock.advance(by: .milliseconds(1))
        }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))

        #expect(await waiting.value)
        #expect(isOver.value == 1)
    }

    @Test func `who gives up while it waits is let go (SR-122)`() async {
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: clock)
        let waiting = Task { await keeping.waitForQuiet(OccasionCount()) }
        await clock.waitForSleepers()

        waiting.cancel()

        #expect(await waiting.value == false)
    }

    @Test func `after a failure it tries again without being told (ST-47, SR-118)`() async {
        synchronizer.syncing.next(
            .failure(SiteSyncFailure(message: "away", kind: .offline)),
            .success(SiteSyncOutcome())
        )
        let running = start()
        var ended = reports.makeAsyncIterator()
        await ended.next()

        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.patience)
        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.quiet)
        await ended.next()

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls.count == 2)
    }

    @Test func `failures one after the other wait for one attempt together (ST-47, SR-122)`() async
    {
        synchronizer.syncing.next(
            .failure(SiteSyncFailure(message: "away", kind: .offline)),
            .failure(SiteSyncFailure(message: "away", kind: .offline)),
            .success(SiteSyncOutcome())
        )
        let counting = RetryCountingClock(clock: clock)
        let running = start(clock: counting)
        var ended = reports.makeAsyncIterator()
        await ended.next()
        await clock.waitForSleepers()
        // Something happens before the minute is over, and fails again.
        synchronizer.announceOccasion()
        await clock.waitForSleepers(2)
        clock.advance(by: KeepSitesInSyncUseCase.quiet)
        await ended.next()

        clock.advance(by: KeepSitesInSyncUseCase.patience - KeepSitesInSyncUseCase.quiet)
        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.quiet)
        await ended.next()

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls.count == 3)
        #expect(counting.retries.value == 1)
    }

    @Test func `a sync that was given up is not told and not tried again (SR-122, SR-118)`()
        async
    {
        synchronizer.syncing.always { _ throws(SiteSyncFailure) in
            withUnsafeCurrentTask { $0?.cancel() }
            throw .cancelled
        }
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: clock)

        await Task {
            await keeping.execute { _ in Issue.record("Nobody failed.") }
        }.value

        #expect(synchronizer.syncing.calls.count == 1)
    }

    @Test func `a connection that the system gave up is tried again, and nobody is told (SR-122)`()
        async
    {
        synchronizer.syncing.next(.failure(.cancelled), .success(SiteSyncOutcome()))
        let running = start()
        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.patience)
        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.quiet)
        var ended = reports.makeAsyncIterator()
        await ended.next()

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls.count == 2)
    }

    @Test func `it ends with its task, whatever it waits for (SR-122)`() async {
        synchronizer.syncing.always { _ in SiteSyncOutcome() }
        let running = start()
        var ended = reports.makeAsyncIterator()
        await ended.next()
        synchronizer.announceOccasion()
        await clock.waitForSleepers()

        running.cancel()
        await running.value

        #expect(synchronizer.syncing.calls.count == 1)
    }

    private func start(clock other: (any Clock<Duration>)? = nil) -> Task<Void, Never> {
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: other ?? clock)
        return Task { [report] in
            await keeping.execute { _ in report.yield() }
        }
    }
}

/// A clock that counts the waits for another attempt.
private struct RetryCountingClock: Clock {
    let clock: TestClock
    let retries = OccasionCount()

    var now: TestClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
        if clock.now.duration(to: deadline) == KeepSitesInSyncUseCase.patience {
            retries.increase()
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}
