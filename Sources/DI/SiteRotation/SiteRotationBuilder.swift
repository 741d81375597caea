public import MomentumContainer
package import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Creates the screens of the tracker, and their view models.
///
/// Creating a view model starts nothing, so a view may create one and discard it.
@MainActor
@Observable
public final class SiteRotationBuilder {
    package let recordsFeed: Feed<SiteRecords>
    package let settingsFeed: Feed<SiteSettings>
    package let display: SiteDisplay
    package let identifiers: any IdentifierSource
    private let trouble: Feed<SiteRecordsTrouble?>
    private let inspector: any SiteRecordsInspector
    let dates: any WallClock
    private let clock: any Clock<Duration>
    package let loadHistory: any LoadSiteHistoryUseCaseProtocol
    private let logChange: any LogSiteChangeUseCaseProtocol
    private let editEntry: any EditSiteEntryUseCaseProtocol
    private let deleteEntry: any DeleteSiteEntryUseCaseProtocol
    private let locationChanges: SiteLocationChanges
    let changeRest: any ChangeSiteRestUseCaseProtocol
    let changeProfile: any ChangeWearProfileUseCaseProtocol
    package let undoChange: any UndoSiteChangeUseCaseProtocol
    private let previewUndo: any PreviewSiteUndoUseCaseProtocol
    package let listActions: any ListSiteActionsUseCaseProtocol
    private let corrections: SiteCorrectionChanges
    package let review: any ReviewSitesUseCaseProtocol
    /// Keeps the reminders scheduled; a host loads it once, at launch.
    public let reminderKeeper: SiteReminderKeeper
    let reminderChanges: SiteReminderChanges
    package let collectReminders: any CollectDueSiteRemindersUseCaseProtocol
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let compute: any ComputeSiteStatisticsUseCaseProtocol
    let prepareImport: any PrepareSiteImportUseCaseProtocol
    let mapImport: any MapSiteImportUseCaseProtocol
    let carryOutImport: any CarryOutSiteImportUseCaseProtocol
    let backup: SiteBackupChanges
    let makeReport: any MakeSiteReportUseCaseProtocol
    let documents: any SiteDocumentStore
    let export: any ExportSiteRecordsUseCaseProtocol
    private let version: String
    let container: DependencyContainer
    private let sites: any SiteRotationRepository
    /// The device whose log the screens are about.
    package let device: WornDevice
    @ObservationIgnored private var ofSensors: SiteRotationBuilder?

    /// Resolves the services of the screens.
    ///
    /// - Parameters:
    ///   - container: The container with the services of the tracker.
    ///   - version: The version of the host program, which the settings show.
    /// - Throws: The reason a service cannot be created, such as a missing registration.
    public init(container: DependencyContainer, version: String) throws(ContainerError) {
        recordsFeed = try container.resolveOnMainActor(Feed<SiteRecords>.self)
        settingsFeed = try container.resolveOnMainActor(Feed<SiteSettings>.self)
        display = try container.resolve(SiteDisplay.self)
        identifiers = try container.resolve((any IdentifierSource).self)
        trouble = try container.resolveOnMainActor(Feed<SiteRecordsTrouble?>.self)
        inspector = try container.resolve((any SiteRecordsInspector).self)
        dates = try container.resolve((any WallClock).self)
        clock = try container.resolve((any Clock<Duration>).self)
        loadHistory = try container.resolve((any LoadSiteHistoryUseCaseProtocol).self)
        logChange = try container.resolve((any LogSiteChangeUseCaseProtocol).self)
        editEntry = try container.resolve((any EditSiteEntryUseCaseProtocol).self)
        deleteEntry = try container.resolve((any DeleteSiteEntryUseCaseProtocol).self)
        locationChanges = try container.resolve(SiteLocationChanges.self)
        changeRest = try container.resolve((any ChangeSiteRestUseCaseProtocol).self)
        changeProfile = try container.resolve((any ChangeWearProfileUseCaseProtocol).self)
        undoChange = try container.resolve((any UndoSiteChangeUseCaseProtocol).self)
        previewUndo = try container.resolve((any PreviewSiteUndoUseCaseProtocol).self)
        listActions = try container.resolve((any ListSiteActionsUseCaseProtocol).self)
        corrections = try container.resolve(SiteCorrectionChanges.self)
        review = try container.resolve((any ReviewSitesUseCaseProtocol).self)
        reminderKeeper = try container.resolveOnMainActor(SiteReminderKeeper.self)
        reminderChanges = try container.resolve(SiteReminderChanges.self)
        collectReminders = try container.resolve((any CollectDueSiteRemindersUseCaseProtocol).self)
        saveSettings = try container.resolve((any SaveSiteSettingsUseCaseProtocol).self)
        compute = try container.resolve((any ComputeSiteStatisticsUseCaseProtocol).self)
        prepareImport = try container.resolve((any PrepareSiteImportUseCaseProtocol).self)
        mapImport = try container.resolve((any MapSiteImportUseCaseProtocol).self)
        carryOutImport = try container.resolve((any CarryOutSiteImportUseCaseProtocol).self)
        backup = try container.resolve(SiteBackupChanges.self)
        documents = try container.resolve((any SiteDocumentStore).self)
        makeReport = try container.resolve((any MakeSiteReportUseCaseProtocol).self)
        export = try container.resolve((any ExportSiteRecordsUseCaseProtocol).self)
        sites = try container.resolve((any SiteRotationRepository).self)
        self.version = version
        self.container = container
        device = .set
    }

    /// Creates screens for the sensor log; import, export and settings stay those of `sets`.
    private init(sensorsOf sets: SiteRotationBuilder, _ sites: any SiteRotationRepository) {
        let (dates, calendar) = (sets.dates, sets.display.calendar)
        recordsFeed = Feed(sites, words: sets.display.texts.words)
        display = sets.display.ofSensors
        loadHistory = LoadSiteHistoryUseCase(sites: sites, dates: dates, calendar: calendar)
        logChange = LogSiteChangeUseCase(sites: sites, dates: dates)
        editEntry = EditSiteEntryUseCase(sites: sites, dates: dates)
        deleteEntry = DeleteSiteEntryUseCase(sites: sites, dates: dates)
        corrections = SiteCorrectionChanges(
            planning: PlanSiteCorrectionUseCase(sites: sites, dates: dates),
            applying: ApplySiteCorrectionUseCase(sites: sites, dates: dates)
        )
        (settingsFeed, identifiers) = (sets.settingsFeed, sets.identifiers)
        (trouble, inspector) = (sets.trouble, sets.inspector)
        (self.dates, clock) = (dates, sets.clock)
        (locationChanges, changeRest) = (sets.locationChanges, sets.changeRest)
        changeProfile = sets.changeProfile
        (undoChange, previewUndo) = (sets.undoChange, sets.previewUndo)
        (listActions, review) = (sets.listActions, sets.review)
        (reminderKeeper, reminderChanges) = (sets.reminderKeeper, sets.reminderChanges)
        collectReminders = sets.collectReminders
        (saveSettings, compute) = (sets.saveSettings, sets.compute)
        (prepareImport, mapImport) = (sets.prepareImport, sets.mapImport)
        (carryOutImport, export) = (sets.carryOutImport, sets.export)
        (backup, documents, makeReport) = (sets.backup, sets.documents, sets.makeReport)
        (version, container, self.sites) = (sets.version, sets.container, sites)
        device = .sensor
    }

    /// The builder for a device; a sensor builder stays a sensor builder.
    public func of(_ device: WornDevice) -> SiteRotationBuilder {
        guard device == .sensor, self.device == .set else { return self }
        if let ofSensors { return ofSensors }
        let sensors = SiteRotationBuilder(sensorsOf: self, SensorRotationRepository(sites))
        ofSensors = sensors
        return sensors
    }

    public func makeHomeViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteHomeViewModel {
        SiteHomeViewModel(
            records: recordsFeed,
            settings: settingsFeed,
            dates: dates,
            clock: clock,
            display: display,
            router: router
        )
    }

    /// The warning about lost records, or about a store that cannot save.
    public func makeTroubleViewModel() -> SiteTroubleViewModel {
        SiteTroubleViewModel(
            trouble: trouble,
            records: recordsFeed,
            inspector: inspector,
            display: display
        )
    }

    /// The undo of the last change, next to any screen.
    public func makeUndoViewModel() -> SiteUndoViewModel {
        SiteUndoViewModel(
            change: undoChange,
            preview: previewUndo,
            records: recordsFeed,
            identifiers: identifiers,
            display: display
        )
    }

    /// The correction of the history, by default with a forgotten change.
    public func makeCorrectionViewModel(
        _ subject: SiteCorrectionViewModel.Subject = .insertion
    ) -> SiteCorrectionViewModel {
        SiteCorrectionViewModel(
            subject: subject,
            records: recordsFeed,
            changes: corrections,
            dates: dates,
            identifiers: identifiers,
            display: display
        )
    }

    /// The review of the history: overlaps, gaps and doubles.
    public func makeReviewViewModel() -> SiteReviewViewModel {
        SiteReviewViewModel(
            records: recordsFeed,
            settings: settingsFeed,
            review: review,
            correction: makeCorrectionViewModel(),
            identifiers: identifiers,
            display: display
        )
    }

    /// The choice of a location and its confirmation; with a location, only the confirmation.
    public func makeSelectionViewModel(
        location: SiteLocation.ID? = nil,
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteSelectionViewModel {
        SiteSelectionViewModel(
            location: location,
            records: recordsFeed,
            settings: settingsFeed,
            changes: SiteEntryChanges(logging: logChange, editing: editEntry),
            dates: dates,
            identifiers: identifiers,
            display: display,
            router: router
        )
    }

    /// The history, with an initial selection.
    public func makeHistoryViewModel(
        filter: SiteHistoryFilter = SiteHistoryFilter(),
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteHistoryViewModel {
        SiteHistoryViewModel(
            records: recordsFeed,
            filter: filter,
            loadHistory: loadHistory,
            display: display,
            router: router
        )
    }

    public func makeEntryEditViewModel(
        entry: SiteEntry.ID,
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteEntryEditViewModel {
        SiteEntryEditViewModel(
            entryID: entry,
            records: recordsFeed,
            editEntry: editEntry,
            deleteEntry: deleteEntry,
            dates: dates,
            identifiers: identifiers,
            router: router,
            words: display.texts.words
        )
    }

    public func makeLocationsViewModel() -> SiteLocationsViewModel {
        SiteLocationsViewModel(
            records: recordsFeed,
            changes: locationChanges,
            identifiers: identifiers,
            display: display
        )
    }

    public func makeSettingsViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteSettingsViewModel {
        SiteSettingsViewModel(
            version: version,
            settings: settingsFeed,
            saveSettings: saveSettings,
            offer: SiteSensorOffer(
                records: recordsFeed,
                changes: locationChanges,
                identifiers: identifiers
            ),
            display: display,
            router: router
        )
    }

    public func makeOnboardingViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteOnboardingViewModel {
        SiteOnboardingViewModel(
            locations: makeLocationsViewModel(),
            restoring: makeImportViewModel(),
            backup: makeBackupViewModel(),
            saveSettings: saveSettings,
            display: display,
            router: router
        )
    }

    public func makeStatisticsViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteStatisticsViewModel {
        SiteStatisticsViewModel(
            records: recordsFeed,
            settings: settingsFeed,
            compute: compute,
            display: display,
            router: router
        )
    }
}
