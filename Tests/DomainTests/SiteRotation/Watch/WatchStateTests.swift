import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchStateTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let places = SiteLocation.defaults

    @Test func `a state holds what the records and settings say (SR-125)`() throws {
        var locations = places
        locations[13].isEnabled = false
        let records = SiteRecords(
            locations: locations,
            entries: SiteEntries([
                .fixture(1, at: places[2].id, from: now - 9000, to: now - 5000),
                .fixture(2, at: places[13].id, from: now - 5000),
            ]),
            answers: [SiteCommandAnswer(id: .fixture(2))]
        )

        let state = WatchState(
            records: records,
            settings: SiteSettings(targetHours: 48),
            source: .fixture(7),
            revision: 3,
            now: now
        )

        #expect(state.source == .fixture(7))
        #expect(state.revision == 3)
        #expect(state.createdAt == now)
        // Worn at a location that was disabled since, which is in no list (SR-44).
        #expect(
            state.active == .fixture(at: places[13], since: now - 5000)
        )
        #expect(state.avoid == [places[2].id])
        #expect(state.recommended == [0, 1, 3].map { places[$0].id })
        #expect(
            state.locations.map(\.id)
                == [2, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map { places[$0].id }
        )
        #expect(state.locations[0].lastUse == now - 9000)
        #expect(state.locations[0].place == places[2].place)
        #expect(state.locations[0].sortOrder == 2)
        #expect(state.targetHours == 48)
        #expect(state.answers == [SiteCommandAnswer(id: .fixture(2))])
    }

    @Test func `an active site without a location is in the state (SR-10, SR-125)`() {
        let records = SiteRecords(entries: SiteEntries([.fixture(1, at: nil, from: now)]))

        let state = WatchState(
            records: records,
            settings: SiteSettings(),
            source: .fixture(7),
            revision: 1,
            now: now
        )

        #expect(state.active == WatchState.Active(locationID: nil, place: nil, start: now))
    }

    @Test(arguments: [
        // Of one source the revision decides, whatever the clocks say.
        (source: 1, revision: 6, seconds: -60.0, isNewer: true),
        (source: 1, revision: 5, seconds: 60, isNewer: false),
        (source: 1, revision: 4, seconds: 60, isNewer: false),
        // Of another one the time does, whatever the revisions.
        (source: 2, revision: 1, seconds: 0.001, isNewer: true),
        (source: 2, revision: 9, seconds: 0, isNewer: false),
        (source: 2, revision: 9, seconds: -1, isNewer: false),
    ])
    func `which of two states is newer (SR-132)`(
        source: UInt16,
        revision: Int,
        seconds: Double,
        isNewer: Bool
    ) {
        let shown = WatchState.fixture(source: .fixture(1), revision: 5, createdAt: now)

        let other = WatchState.fixture(
            source: .fixture(source),
            revision: revision,
            createdAt: now + seconds
        )

        #expect(other.isNewer(than: shown) == isNewer)
    }
}
