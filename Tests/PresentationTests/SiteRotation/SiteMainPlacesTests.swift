import Foundation
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteMainPlacesTests {
    @Test func `settings can be reached from home, history and statistics (SR-45)`() {
        let screen = SiteScreen()
        let ways: [@MainActor () -> Void] = [
            screen.home().openSettings, screen.history().openSettings,
            screen.statistics().openSettings,
        ]

        for openSettings in ways {
            screen.router.popToRoot()
            openSettings()
            #expect(screen.router.path == [.settings])
        }
    }

    @Test func `an entry of the history leads to its correction (SR-45, SR-51)`() {
        let screen = SiteScreen()

        screen.history().correct(.fixture(1))

        #expect(screen.router.path == [.entry(.fixture(1))])
    }

    @Test func `every place can be saved and restored (SR-45, AK-15)`() throws {
        let places: [SiteRotationRoute] = [
            .selection, .confirmation(location: .fixture(1)), .history(location: nil),
            .history(location: .fixture(1)), .entry(.fixture(1)), .statistics, .locations,
            .settings, .onboarding, .exporting, .importing, .insertion, .move(.fixture(1)), .review,
            .undo,
        ]

        let saved = try JSONEncoder().encode(places)

        #expect(try JSONDecoder().decode([SiteRotationRoute].self, from: saved) == places)
    }
}
