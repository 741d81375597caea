import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct HomeScreenTests {
    @Test func `home shows the site that is worn`() async {
        let now = Date(timeIntervalSince1970: 1_750_000_000)
        let worn = SiteEntry.fixture(1, from: now.addingTimeInterval(-36 * 3600))
        let home = SiteHomeViewModel(
            records: Feed(MockSiteRotationRepository(SiteRecords(entries: [worn]))),
            settings: Feed(MockSiteSettingsRepository(SiteSettings())),
            dates: FixedWallClock(now: now),
            clock: TestClock(),
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            ),
            router: Router()
        )

        await home.load()

        #expect(home.texts?.title == "Left Front Abdomen")
        #expect(home.state.value?.active?.progress.fraction == 0.5)
    }
}
