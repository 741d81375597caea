import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchSelectionTests {
    let places = SiteLocation.defaults

    @Test
    func `recommended ones come in the order of the phone, then all, with categories (SR-136)`() {
        let state = WatchState.fixture(
            recommended: [places[9].id, places[1].id],
            avoid: [places[3].id],
            locations: [places[3], places[9], places[0], places[1]]
        )

        let selection = WatchSelection(state)

        #expect(
            selection.recommended.map(\.location.shortName) == [
                "R Thigh (Side)", "R Abdomen (Front)",
            ]
        )
        #expect(selection.all.map(\.id) == [3, 9, 0, 1].map { places[$0].id })
        #expect(selection.all.map(\.category) == [.avoid, .recommended, .neutral, .recommended])
    }

    @Test func `ids that are not in the list are left out, and repeated ones count once (SR-136)`()
    {
        let state = WatchState.fixture(
            recommended: [.fixture(99), places[1].id, places[1].id, places[0].id],
            avoid: [places[0].id, places[0].id, .fixture(98)],
            locations: [places[0], places[1], places[0], places[1]]
        )

        let selection = WatchSelection(state)

        #expect(selection.recommended.map(\.id) == [places[1].id])
        #expect(selection.all.map(\.id) == [places[0].id, places[1].id])
        #expect(selection.all.map(\.category) == [.avoid, .recommended])
    }
}
