import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Each kind of change, and the state that is pushed after it.
@Suite struct WatchPushTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let places = SiteLocation.defaults

    static let changes: [(name: String, operation: SiteOperation)] = [
        (
            "a site change",
            .logChange(SiteChange(id: .fixture(50), locationID: SiteLocation.defaults[5].id))
        ),
        (
            "an edit",
            .editEntry(SiteEntryEdit(id: .fixture(50), entryID: .fixture(1), location: .set(nil)))
        ),
        ("a deletion", .deleteEntry(SiteEntryDeletion(id: .fixture(50), entryID: .fixture(1)))),
        (
            "a change of locations",
            .switchLocations(
                SiteLocationSwitch(
                    id: .fixture(50),
                    locationIDs: [SiteLocation.defaults[5].id],
                    isEnabled: false
                )
            )
        ),
        (
            "an import",
            .importEntries(SiteImport(id: .fixture(50), mode: .replace, newPlaces: [], entries: []))
        ),
        ("an undo", .undo(SiteUndo(id: .fixture(50)))),
    ]

    @Test(arguments: changes.indices)
    func `what a change did is in the state that is pushed after it (SR-55, SR-68, SR-127)`(
        index: Int
    ) async throws {
        let sites: any SiteRotationRepository = InMemorySiteRotationRepository()
        try await sites.perform(
            [.logChange(SiteChange(id: .fixture(1), locationID: places[0].id))],
            at: now
        )
        let channel = InMemoryWatchLink()
        let host = WatchHost.testing(
            sites: sites,
            queue: channel.phone,
            states: channel.phone,
            dates: FixedWallClock(now: now)
        )
        let arrivals = channel.watch.signals()
        var signals = arrivals.makeAsyncIterator()
        let running = Task { await host.run() }
        defer { running.cancel() }
        await signals.next()
        let before = try await channel.watch.latest()

        try await sites.perform([Self.changes[index].operation], at: now + 60)
        await signals.next()

        let expected = WatchState(
            records: try await sites.records(),
            settings: SiteSettings(),
            source: .fixture(1),
            revision: 2,
            now: now
        )
        #expect(try await channel.watch.latest() == .payload(expected))
        guard case .payload(let former) = before else {
            Issue.record("nothing was pushed at launch")
            return
        }
        let isChanged =
            former.active != expected.active || former.locations != expected.locations
        #expect(isChanged)
    }
}
