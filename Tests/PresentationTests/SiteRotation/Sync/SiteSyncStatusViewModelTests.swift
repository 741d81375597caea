import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The status of sync on a screen.
@MainActor
@Suite struct SiteSyncStatusViewModelTests {
    let synchronizer = MockSiteSynchronizer()
    let connection = ManualConnection()
    let dates = ManualWallClock(now: SiteScreen.now)
    let clock = TestClock()

    @Test func `it shows what the observer knows, in words (SR-115, SR-116)`() async {
        let (screen, _) = screen()
        #expect(screen.texts.label == "Waiting for sync")
        #expect(synchronizer.listeners == 0)

        screen.appear()
        let failure = SiteSyncFailure(domain: "CKErrorDomain", code: 7, message: "m")
        synchronizer.announce(.failed(.export, failure))
        await Observed.change { screen.state.status == SiteSyncStatus(failure) }

        #expect(screen.texts.symbol == "exclamationmark.icloud")
        #expect(screen.texts.label == "Sync problem, details available")
        #expect(screen.texts.message.hasSuffix("\n\nError: CKErrorDomain 7"))
    }

    @Test func `what is asked stays so when a sync is given up, and goes with a failure (ST-49)`()
        async
    {
        var asking = SiteSyncOutcome()
        let summary = SiteHistorySummary(SiteRecords())
        asking.question = SiteJoinQuestion(own: summary, folder: summary)
        synchronizer.syncing.next(
            .success(asking),
            .failure(.cancelled),
            .failure(SiteSyncFailure(message: "m"))
        )
        let (screen, _) = screen()

        await screen.sync().value
        await screen.sync().value
        #expect(screen.question == asking.question)
        await screen.sync().value
        #expect(screen.question == nil)
    }

    @Test func `an answer that comes during a sync follows it (ST-49)`() async {
        let syncing = Gate<SiteJoinChoice?, SiteSyncOutcome, SiteSyncFailure>(cancellation: nil)
        synchronizer.syncing.always { choice throws(SiteSyncFailure) in
            try await syncing.pass(choice)
        }
        let (screen, _) = screen()
        let first = screen.sync()
        await syncing.waitForRequests(1)

        let answer = screen.sync(joining: .both)
        syncing.answer(0, with: SiteSyncOutcome())
        await first.value
        await syncing.waitForRequests(2)
        syncing.answer(1, with: SiteSyncOutcome())
        await answer.value

        #expect(synchronizer.syncing.calls == [nil, .both])
    }

    @Test func `two screens share one observer (SR-122)`() {
        let (screen, observer) = screen()
        let other = SiteSyncStatusViewModel(
            observer: observer,
            dates: dates,
            clock: clock,
            display: SiteScreen.display
        )

        screen.appear()
        other.appear()

        #expect(synchronizer.listeners == 1)
    }

    @Test func `the time since the last sync goes on by the minute (SR-116)`() async {
        let (screen, _) = screen()
        screen.appear()
        synchronizer.announce(.ended(.import, at: SiteScreen.now))
        await Observed.change { screen.state.status == .synced }
        #expect(screen.texts.message == "Last synced just now.")

        let keeping = Task { await screen.keepTime() }
        await clock.waitForSleepers()
        dates.advance(bySeconds: 60)
        clock.advance(by: .seconds(60))
        await clock.waitForSleepers()

        #expect(screen.texts.message == "Last synced 1 minute ago.")
        keeping.cancel()
        await keeping.value
    }

    @Test func `a sync that is asked for twice runs once, and can run again (SR-122)`() async {
        let gate = Gate<SiteJoinChoice?, SiteSyncOutcome, SiteSyncFailure>(cancellation: nil)
        synchronizer.syncing.always(gate.pass)
        let (screen, _) = screen()

        let first = screen.sync()
        let second = screen.sync()
        await gate.waitForRequests()
        gate.fail(0, with: SiteSyncFailure(message: "m"))
        await first.value
        await second.value

        #expect(gate.requests == [nil])
        gate.answer(1, with: SiteSyncOutcome())
        await screen.sync(joining: .folder).value
        #expect(gate.requests == [nil, .folder])
    }

    @Test func `a question is shown until it is answered (ST-49)`() async {
        let question = SiteJoinQuestion(
            own: SiteHistorySummary(count: 1, span: nil),
            folder: SiteHistorySummary(count: 2, span: nil)
        )
        var asking = SiteSyncOutcome()
        asking.question = question
        synchronizer.syncing.next(
            .success(asking),
            .success(asking),
            .success(SiteSyncOutcome())
        )
        let (screen, _) = screen()

        await screen.sync().value
        #expect(screen.question == question)
        await screen.sync(joining: .both).value
        #expect(screen.question == nil)
        #expect(synchronizer.syncing.calls == [nil, nil, .both])
    }

    @Test func `a question about a history that has grown is asked again (ST-49, SR-201)`() async {
        let folder = SiteHistorySummary(count: 2, span: nil)
        let asking = [1, 2].map { count in
            var outcome = SiteSyncOutcome()
            outcome.question = SiteJoinQuestion(
                own: SiteHistorySummary(count: count, span: nil),
                folder: folder
            )
            return outcome
        }
        synchronizer.syncing.next(.success(asking[0]), .success(asking[1]))
        let (screen, _) = screen()
        await screen.sync().value

        await screen.sync(joining: .folder).value

        #expect(screen.question == asking[1].question)
        #expect(synchronizer.syncing.calls == [nil, nil])
    }

    @Test func `a history that gave way stays on the screen (ST-49)`() async {
        let exchange = SiteHistoryExchange(
            own: SiteHistorySummary(count: 3, span: nil),
            folder: SiteHistorySummary(count: 1, span: nil),
            backup: URL(filePath: "/kept/1.jsonl")
        )
        var exchanged = SiteSyncOutcome()
        exchanged.exchange = exchange
        synchronizer.syncing.next(.success(exchanged), .success(SiteSyncOutcome()))
        let (screen, _) = screen()

        await screen.sync(joining: .folder).value
        await screen.sync().value

        #expect(screen.exchange == exchange)
    }

    @Test func `a history that is not joined is shown until it is (ST-49)`() async {
        var outcome = SiteSyncOutcome()
        outcome.unjoined = SiteHistorySummary(count: 3, span: nil)
        synchronizer.syncing.next(.success(outcome), .success(SiteSyncOutcome()))
        let (screen, _) = screen()

        await screen.sync().value
        #expect(screen.unjoined == outcome.unjoined)
        await screen.sync(joining: .both).value

        #expect(screen.unjoined == nil)
    }

    private func screen() -> (SiteSyncStatusViewModel, SiteSyncObserver) {
        let observer = SiteSyncObserver(
            synchronizer: synchronizer,
            account: MockSiteSyncAccount(isSignedIn: true),
            connection: connection
        ) { _ in }
        let screen = SiteSyncStatusViewModel(
            observer: observer,
            dates: dates,
            clock: clock,
            display: SiteScreen.display
        )
        return (screen, observer)
    }
}
