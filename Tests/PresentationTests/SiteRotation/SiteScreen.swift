import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

/// What the screens of the tracker share in a test: repositories, feeds, clocks and words.
@MainActor
final class SiteScreen {
    static let now = Date(timeIntervalSince1970: 1_750_000_000)

    let sites: MockSiteRotationRepository
    let settings: MockSiteSettingsRepository
    let records: Feed<SiteRecords>
    let settingsFeed: Feed<SiteSettings>
    let clock = ManualWallClock(now: SiteScreen.now)
    let ticker = TestClock()
    let router = Router<SiteRotationRoute>()
    let logChange = MockLogSiteChangeUseCase()
    let identifiers = SequentialIdentifiers()

    init(_ records: SiteRecords = SiteRecords(), settings: SiteSettings = SiteSettings()) {
        let sites = MockSiteRotationRepository(records)
        let store = MockSiteSettingsRepository(settings)
        self.sites = sites
        self.settings = store
        self.records = Feed(sites)
        settingsFeed = Feed(store)
    }

    /// English as it is spoken in Britain, and days as in Berlin.
    static let display: SiteDisplay = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return SiteDisplay(locale: Locale(identifier: "en_GB"), calendar: calendar)
    }()

    func home() -> SiteHomeViewModel {
        SiteHomeViewModel(
            records: records,
            settings: settingsFeed,
            clock: clock,
            ticker: ticker,
            display: Self.display,
            router: router
        )
    }

    func selection() -> SiteSelectionViewModel {
        SiteSelectionViewModel(
            records: records,
            settings: settingsFeed,
            logChange: logChange,
            clock: clock,
            identifiers: identifiers,
            display: Self.display
        )
    }

    func history(_ filter: SiteHistoryFilter = SiteHistoryFilter()) -> SiteHistoryViewModel {
        SiteHistoryViewModel(
            records: records,
            filter: filter,
            clock: clock,
            display: Self.display
        )
    }
}
