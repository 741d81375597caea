import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The shared parts of the tracker's screens in a test: repositories, feeds, clocks and words.
@MainActor
final class SiteScreen {
    nonisolated static let now = Date(timeIntervalSince1970: 1_750_000_000)

    let sites: MockSiteRotationRepository
    let settings: MockSiteSettingsRepository
    let records: Feed<SiteRecords>
    let settingsFeed: Feed<SiteSettings>
    let dates = ManualWallClock(now: SiteScreen.now)
    let clock = TestClock()
    let router = Router<SiteRotationRoute>()
    /// Reads the pages of ``sites``, unless a test has its own.
    var loadHistory: any LoadSiteHistoryUseCaseProtocol
    let logChange = MockLogSiteChangeUseCase()
    let compute = MockComputeSiteStatisticsUseCase(
        now: SiteScreen.now,
        calendar: SiteScreen.display.calendar
    )
    let editEntry = MockEditSiteEntryUseCase()
    let deleteEntry = MockDeleteSiteEntryUseCase()
    let switching = MockSwitchSiteLocationsUseCase()
    let using = MockUseSiteLocationsUseCase()
    let addingZone = MockAddSiteZoneUseCase()
    let removing = MockRemoveSiteLocationsUseCase()
    let moving = MockMoveSiteZoneUseCase()
    let planning = MockPlanSiteCorrectionUseCase()
    let applying = MockApplySiteCorrectionUseCase()
    let review = MockReviewSitesUseCase()
    let saveSettings = MockSaveSiteSettingsUseCase()
    let prepareImport = MockPrepareSiteImportUseCase()
    let carryOutImport = MockCarryOutSiteImportUseCase()
    let prepareRestore = MockPrepareSiteRestoreUseCase()
    let carryOutRestore = MockCarryOutSiteRestoreUseCase()
    let identifiers = SequentialIdentifiers()

    init(_ records: SiteRecords = SiteRecords(), settings: SiteSettings = SiteSettings()) {
        let sites = MockSiteRotationRepository(records)
        let store = MockSiteSettingsRepository(settings)
        self.sites = sites
        self.settings = store
        self.records = Feed(sites)
        settingsFeed = Feed(store)
        loadHistory = LoadSiteHistoryUseCase(
            sites: sites,
            dates: dates,
            calendar: Self.display.calendar
        )
    }

    /// Replaces the records, as another device does, and tells all screens.
    func change(_ records: SiteRecords) {
        sites.reading.always { records }
        sites.announce(records)
    }

    /// British English, and days as in Berlin.
    nonisolated static let display: SiteDisplay = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return SiteDisplay(locale: Locale(identifier: "en_GB"), calendar: calendar)
    }()

    func home() -> SiteHomeViewModel {
        SiteHomeViewModel(
            records: records,
            settings: settingsFeed,
            dates: dates,
            clock: clock,
            display: Self.display,
            router: router
        )
    }

    func selection(location: SiteLocation.ID? = nil) -> SiteSelectionViewModel {
        SiteSelectionViewModel(
            location: location,
            records: records,
            settings: settingsFeed,
            changes: SiteEntryChanges(logging: logChange, editing: editEntry),
            dates: dates,
            identifiers: identifiers,
            display: Self.display,
            router: router
        )
    }

    func history(_ filter: SiteHistoryFilter = SiteHistoryFilter()) -> SiteHistoryViewModel {
        SiteHistoryViewModel(
            records: records,
            filter: filter,
            loadHistory: loadHistory,
            display: Self.display,
            router: router
        )
    }

    func statistics() -> SiteStatisticsViewModel {
        SiteStatisticsViewModel(
            records: records,
            settings: settingsFeed,
            compute: compute,
            display: Self.display,
            router: router
        )
    }

    func entryEdit(_ entry: SiteEntry.ID) -> SiteEntryEditViewModel {
        SiteEntryEditViewModel(
            entryID: entry,
            records: records,
            editEntry: editEntry,
            deleteEntry: deleteEntry,
            dates: dates,
            identifiers: identifiers,
            router: router
        )
    }

    func correction(
        _ subject: SiteCorrectionViewModel.Subject = .insertion
    ) -> SiteCorrectionViewModel {
        SiteCorrectionViewModel(
            subject: subject,
            records: records,
            changes: SiteCorrectionChanges(planning: planning, applying: applying),
            dates: dates,
            identifiers: identifiers,
            display: Self.display
        )
    }

    func reviewScreen() -> SiteReviewViewModel {
        SiteReviewViewModel(
            records: records,
            settings: settingsFeed,
            review: review,
            correction: correction(),
            identifiers: identifiers,
            display: Self.display
        )
    }

    private var locationChanges: SiteLocationChanges {
        SiteLocationChanges(
            switching: switching,
            using: using,
            adding: addingZone,
            removing: removing,
            moving: moving
        )
    }

    func locations() -> SiteLocationsViewModel {
        SiteLocationsViewModel(
            records: records,
            changes: locationChanges,
            identifiers: identifiers,
            display: Self.display
        )
    }

    func settingsScreen() -> SiteSettingsViewModel {
        SiteSettingsViewModel(
            version: "1.2.3",
            settings: settingsFeed,
            saveSettings: saveSettings,
            offer: SiteSensorOffer(
                records: records,
                changes: locationChanges,
                identifiers: identifiers
            ),
            display: Self.display,
            router: router
        )
    }

    func onboarding() -> SiteOnboardingViewModel {
        SiteOnboardingViewModel(
            locations: locations(),
            restoring: SiteImportViewModel(
                prepareImport: prepareImport,
                carryOutImport: carryOutImport,
                dates: dates
            ),
            backup: SiteBackupViewModel(
                changes: SiteBackupChanges(
                    writing: MockWriteSiteBackupUseCase(),
                    preparing: prepareRestore,
                    restoring: carryOutRestore
                ),
                dates: dates,
                display: Self.display
            ),
            saveSettings: saveSettings,
            display: Self.display,
            router: router
        )
    }
}
