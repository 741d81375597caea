import MomentumDomain
import MomentumTestSupport
import Testing

/// When a device syncs by itself (ST-47), on a clock that the test moves.
@Suite struct KeepSitesInSyncTests {
    let synchronizer = MockSiteSynchronizer()
    let clock = TestClock()
    let reports: AsyncStream<Void>
    let report: AsyncStream<Void>.Continuation

    init() {
        (reports, report) = AsyncStream.makeStream()
    }

    @Test func `it syncs at once, and two seconds after the last change (ST-47)`() async {
        synchronizer.syncing.always { _ in SiteSyncOutcome() }
        let running = start()
        var ended = reports.makeAsyncIterator()
        await ended.next()

        synchronizer.announceOccasion()
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        synchronizer.announceOccasion()
        #expect(synchronizer.syncing.calls.count == 1)
        clock.advance(by: .seconds(1))
        // However the second change was met, the last sync comes two seconds after it or later.
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))
        await ended.next()

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls.allSatisfy { $0 == nil })
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

    private func start() -> Task<Void, Never> {
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: clock)
        return Task { [report] in
            await keeping.execute { _ in report.yield() }
        }
    }
}
