import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct SiteHomeTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0]

    func records(
        _ entry: SiteEntry,
        locations: [SiteLocation] = SiteLocation.defaults
    ) -> SiteRecords {
        SiteRecords(locations: locations, entries: [entry])
    }

    @Test func `the open entry is the active site, measured against the target (SR-37, SR-40)`() {
        let entry = SiteEntry(id: .fixture(1), locationID: front.id, startTime: now - 24 * 3600)

        let home = SiteHome(
            records: records(entry),
            settings: SiteSettings(targetHours: 48),
            now: now
        )

        #expect(home.active?.entry == entry)
        #expect(home.active?.location == front)
        #expect(home.active?.progress.fraction == 0.5)
        #expect(home.recommendations.avoid.map(\.location) == [front])
    }

    @Test func `an active site whose location was disabled is still shown (SR-44)`() {
        var locations = SiteLocation.defaults
        locations[0].isEnabled = false
        let entry = SiteEntry(id: .fixture(1), locationID: front.id, startTime: now)

        let home = SiteHome(
            records: records(entry, locations: locations),
            settings: SiteSettings(),
            now: now
        )

        #expect(home.active?.location == locations[0])
        #expect(home.recommendations.avoid.isEmpty)
    }

    @Test func `an active site without a location is one all the same (SR-10)`() {
        let entry = SiteEntry(id: .fixture(1), locationID: nil, startTime: now)

        let home = SiteHome(records: records(entry), settings: SiteSettings(), now: now)

        #expect(home.active?.entry == entry)
        #expect(SiteTexts().displayName(of: home.active?.location) == "Unknown Location")
    }

    @Test func `without an open entry there is no active site (SR-42)`() {
        let entry = SiteEntry(
            id: .fixture(1),
            locationID: front.id,
            startTime: now - 60,
            endTime: now
        )

        let home = SiteHome(records: records(entry), settings: SiteSettings(), now: now)

        #expect(home.active == nil)
    }
}
