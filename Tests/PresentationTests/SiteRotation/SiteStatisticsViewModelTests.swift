import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteStatisticsViewModelTests {
    let now = SiteScreen.now

    var records: SiteRecords {
        SiteRecords(
            entries: SiteEntries(
                [5.0, 15, 25].enumerated().map { number, days in
                    .fixture(
                        UInt16(number + 1),
                        from: now - days * 86_400,
                        to: now - (days - 3) * 86_400
                    )
                }
            )
        )
    }

    nonisolated static func figures(
        _ records: SiteRecords,
        _ settings: SiteSettings = SiteSettings()
    ) -> SiteStatistics {
        SiteStatistics(
            records: records,
            settings: settings,
            now: SiteScreen.now,
            calendar: SiteScreen.display.calendar
        )
    }

    @Test
    func `figures appear, and follow records and settings without being asked (SR-65, SR-83)`()
        async
    {
        let screen = SiteScreen(records)
        screen.compute.executing.always { Self.figures($0.records, $0.settings) }
        let statistics = screen.statistics()
        #expect(statistics.state == .idle)
        await statistics.load()
        #expect(statistics.state == .showing(Self.figures(records)))

        // 60 hours against 72: 9 % below the median of 66, and 20 % are tolerated at first.
        let shorter = [10.0, 20, 30].enumerated().map { number, days in
            SiteEntry.fixture(
                UInt16(number + 10),
                at: SiteLocation.defaults[1].id,
                from: now - days * 86_400 - 60 * 3600,
                to: now - days * 86_400
            )
        }
        let more = SiteRecords(entries: SiteEntries(records.entries + shorter))
        screen.sites.announce(more)
        await Observed.change { statistics.statistics?.totalSiteChanges == 6 }
        #expect(statistics.state == .showing(Self.figures(more)))

        let strict = SiteSettings(absorptionThreshold: 5)
        screen.settings.announce(strict)
        await Observed.change { statistics.statistics?.perLocation[1].absorption != nil }
        #expect(statistics.state == .showing(Self.figures(more, strict)))
    }

    @Test func `figures are computed anew each time the screen appears (SR-65)`() async {
        let screen = SiteScreen(records)
        screen.compute.executing.always { Self.figures($0.records) }
        let statistics = screen.statistics()

        await statistics.load()
        let count = screen.compute.executing.calls.count
        await statistics.load()

        #expect(screen.compute.executing.calls.count > count)
    }

    @Test func `figures of older records that arrive late are dropped (SR-65, L-4)`() async {
        let screen = SiteScreen(records)
        let gate = Gate<MockComputeSiteStatisticsUseCase.Input, SiteStatistics, Never>(
            cancellation: nil
        )
        screen.compute.executing.always { await gate.pass($0) }
        let statistics = screen.statistics()
        let load = Task { await statistics.load() }
        await gate.waitForRequests()

        let more = SiteRecords(entries: SiteEntries(records.entries + [.fixture(2, from: now)]))
        screen.sites.announce(more)
        await gate.waitForRequests(2)
        gate.answer(1, with: Self.figures(more))
        await Observed.change { statistics.statistics != nil }
        gate.answer(0, with: Self.figures(records))
        await load.value

        #expect(statistics.state == .showing(Self.figures(more)))
    }

    @Test func `without an entry there is an empty state (SR-66)`() async {
        let screen = SiteScreen()
        screen.compute.executing.always { Self.figures($0.records) }
        let statistics = screen.statistics()

        await statistics.load()

        #expect(statistics.state == .empty)
        #expect(statistics.texts == nil)
    }

    @Test func `a failed read is an error, and the next load recovers (SR-146)`() async {
        let cause = FailureCause(domain: "SiteRotation.Store", code: 7)
        let screen = SiteScreen(records)
        screen.compute.executing.always { Self.figures($0.records) }
        screen.sites.reading.next(.failure(.unreadable(cause)))
        let statistics = screen.statistics()

        await statistics.load()
        guard case .failed(let message) = statistics.state else {
            Issue.record("expected a failure, got \(statistics.state)")
            return
        }
        #expect(message.cause == cause)

        await statistics.load()
        #expect(statistics.state == .showing(Self.figures(records)))

        screen.sites.reading.next(.failure(.unreadable(cause)))
        await statistics.load()
        #expect(statistics.state == .showing(Self.figures(records)))
        #expect(statistics.failure?.cause == cause)
    }

    @Test func `following the records does not keep the screen alive (SR-65)`() async {
        let screen = SiteScreen(records)
        screen.compute.executing.always { Self.figures($0.records) }
        weak var gone: SiteStatisticsViewModel?
        do {
            let statistics = screen.statistics()
            await statistics.load()
            gone = statistics
        }
        // The turn in which the last load of the feeds is noticed ends first.
        await Task.yield()
        screen.sites.announce(SiteRecords())
        await Observed.change { screen.records.state.value?.entries.isEmpty == true }

        #expect(gone == nil)
    }
}
