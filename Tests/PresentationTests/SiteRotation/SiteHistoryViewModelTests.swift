import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteHistoryViewModelTests {
    let now = SiteScreen.now
    let back = SiteLocation.defaults[4]

    var records: SiteRecords {
        SiteRecords(entries: [
            .fixture(1, from: now - 100 * 86_400, to: now - 97 * 86_400, note: "old"),
            .fixture(2, at: nil, from: now - 86_400, to: now - 3600),
            .fixture(3, at: back.id, from: now - 3600),
        ])
    }

    @Test func `entries stand latest start first, with their texts (SR-46, SR-47, SR-10)`() async {
        let history = SiteScreen(records).history()
        #expect(history.state == .idle)
        await history.load()

        #expect(history.state == .showing)
        #expect(history.total == 3)
        let rows = history.list.items.map(history.row)
        #expect(
            rows.map(\.title) == ["Left Back Abdomen", "Unknown Location", "Left Front Abdomen"]
        )
        #expect(rows.map(\.duration) == ["Active", "23h", "72h"])
        #expect(rows.map(\.note) == [nil, nil, "old"])
        #expect(rows[0].start == "15 Jun 2025 at 16:06")
    }

    @Test func `no entries and no matches are two states (SR-50)`() async {
        let empty = SiteScreen().history()
        await empty.load()
        #expect(empty.state == .noEntries)

        let history = SiteScreen(records).history()
        await history.load()
        await history.select(SiteHistoryFilter(place: .location(SiteLocation.defaults[7].id)))
            .value
        #expect(history.state == .noMatches)
    }

    @Test func `an entry logged after the filter was chosen appears (SR-49)`() async {
        let screen = SiteScreen(records)
        let history = screen.history(SiteHistoryFilter(range: .lastDays(7)))
        await history.load()
        #expect(ids(history) == [3, 2].map { UUID.fixture($0) })

        let more = SiteRecords(entries: SiteEntries(records.entries + [.fixture(4, from: now)]))
        screen.change(more)
        await Observed.change { ids(history).count == 3 }

        #expect(ids(history) == [4, 3, 2].map { UUID.fixture($0) })
    }

    @Test func `records that another screen reads after a failure are shown (NV-38)`() async {
        let screen = SiteScreen(records)
        screen.sites.reading.next(.failure(.unavailable(FailureCause(domain: "Test", code: 5))))
        let history = screen.history()
        await history.load()

        await screen.records.load()
        await Observed.change { history.state == .showing }

        #expect(history.list.items.count == 3)
        #expect(history.failure == nil)
    }

    @Test func `a retry after a first failure shows the rows (NV-38)`() async {
        let screen = SiteScreen(records)
        let failure = RepositoryError.unavailable(FailureCause(domain: "Test", code: 5))
        screen.sites.reading.next(.failure(failure), .failure(failure))
        let history = screen.history()
        await history.load()

        await history.retry()
        #expect(history.state == .failed(ErrorMessage(failure)))
        await history.select(SiteHistoryFilter(range: .lastDays(30))).value
        #expect(history.list.items.isEmpty)
        await history.select(SiteHistoryFilter()).value
        await history.retry()

        #expect(history.state == .showing)
        #expect(history.list.items.count == 3)
    }

    @Test func `a failed read shows an error, and a failed reload keeps the entries (SR-146)`()
        async
    {
        let cause = FailureCause(domain: "SiteRotation.Store", code: 7, detail: "damaged")
        let screen = SiteScreen(records)
        screen.sites.reading.next(.failure(.unreadable(cause)))
        let history = screen.history()

        await history.load()
        guard case .failed(let message) = history.state else {
            Issue.record("expected a failure, got \(history.state)")
            return
        }
        #expect(message.cause == cause)

        await history.load()
        screen.sites.reading.next(.failure(.unreadable(cause)))
        await history.load()
        #expect(ids(history).count == 3)
        #expect(history.failure?.cause == cause)
    }

    @Test func `every location can be filtered by, disabled ones included (SR-48)`() async {
        var locations = SiteLocation.defaults
        locations[3].isEnabled = false
        let history = SiteScreen(SiteRecords(locations: locations)).history()
        await history.load()

        #expect(history.locations == locations)
    }

    private func ids(_ history: SiteHistoryViewModel) -> [UUID] {
        history.list.items.map(\.id)
    }
}
