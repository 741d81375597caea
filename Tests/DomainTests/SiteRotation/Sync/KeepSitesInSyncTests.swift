import MomentumDomain
import MomentumTestSupport
import Testing

/// When a device syncs by itself (ST-47), on a clock that the test moves.
@Suite struct KeepSitesInSyncTests {
    let synchronizer = MockSiteSynchronizer()
    let clock = TestClock()
    let reports = Tally()

    @Test func `it syncs at once, and two seconds after the last change (ST-47)`() async {
        synchronizer.syncing.always { SiteSyncOutcome() }
        let running = start()
        await reports.wait(for: 1)

        synchronizer.announceOccasion()
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        synchronizer.announceOccasion()
        clock.advance(by: .seconds(1))
        // The second change came while it waited, so it waits once more.
        await clock.waitForSleepers()
        #expect(synchronizer.syncing.calls.count == 1)
        clock.advance(by: .seconds(2))
        await reports.wait(for: 2)

        running.cancel()
        await running.value
        #expect(synchronizer.syncing.calls.count == 2)
    }

    @Test func `after a failure it tries again without being told (ST-47, SR-118)`() async {
        synchronizer.syncing.next(
            .failure(SiteSyncFailure(message: "away", kind: .offline)),
            .success(SiteSyncOutcome())
        )
        let running = start()
        await reports.wait(for: 1)

        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.patience)
        await clock.waitForSleepers()
        clock.advance(by: KeepSitesInSyncUseCase.quiet)
        await reports.wait(for: 2)

        running.cancel()
        await running.value
    }

    @Test func `it ends with its task, whatever it waits for (SR-122)`() async {
        synchronizer.syncing.always { SiteSyncOutcome() }
        let running = start()
        await reports.wait(for: 1)
        synchronizer.announceOccasion()
        await clock.waitForSleepers()

        running.cancel()
        await running.value

        #expect(synchronizer.syncing.calls.count == 1)
    }

    private func start() -> Task<Void, Never> {
        let keeping = KeepSitesInSyncUseCase(synchronizer: synchronizer, clock: clock)
        return Task { [reports] in
            await keeping.execute { _ in reports.add(1) }
        }
    }
}
