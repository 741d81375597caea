import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Testing

@testable import MomentumDemo

@Suite struct WatchStatusDocumentTests {
    private let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test func `a set that was ahead and is due is shown whole (SR-135, TR-2)`() throws {
        let places = SiteLocation.defaults
        let state = WatchState(
            source: UUID(),
            revision: 1,
            createdAt: now,
            active: .init(locationID: places[0].id, place: places[0].place, start: now - 36_000),
            upcoming: .init(locationID: places[3].id, place: places[3].place, start: now + 3600),
            recommended: [],
            avoid: [],
            locations: [],
            targetHours: 72,
            answers: []
        )
        let display = SiteDisplay(
            locale: Locale(identifier: "en_GB"),
            calendar: Calendar(identifier: .gregorian)
        )

        let document = WatchStatusDocument(
            WatchSituation(state: state),
            now: now,
            display: display
        )

        #expect(document.home?.location == places[3].place.shortName)
        #expect(document.home?.start == now + 3600)
        #expect(document.home?.elapsedText == "0.0 hours")
    }
}
