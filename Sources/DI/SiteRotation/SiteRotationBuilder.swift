public import MomentumContainer
package import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Makes the view models of the tracker.
@MainActor
@Observable
public final class SiteRotationBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    public func makeHomeViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) throws(ContainerError) -> SiteHomeViewModel {
        SiteHomeViewModel(
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            settings: try container.resolveOnMainActor(Feed<SiteSettings>.self),
            dates: try container.resolve((any WallClock).self),
            clock: try container.resolve((any Clock<Duration>).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    /// The warning that some records are lost, or that nothing can be saved.
    public func makeTroubleViewModel() throws(ContainerError) -> SiteTroubleViewModel {
        SiteTroubleViewModel(
            trouble: try container.resolveOnMainActor(Feed<SiteRecordsTrouble?>.self),
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            inspector: try container.resolve((any SiteRecordsInspector).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }

    /// The choice of a location and its confirmation; with a location, its confirmation at once.
    public func makeSelectionViewModel(
        location: SiteLocation.ID? = nil,
        router: any RouterProtocol<SiteRotationRoute>
    ) throws(ContainerError) -> SiteSelectionViewModel {
        SiteSelectionViewModel(
            location: location,
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            settings: try container.resolveOnMainActor(Feed<SiteSettings>.self),
            logChange: try container.resolve((any LogSiteChangeUseCaseProtocol).self),
            dates: try container.resolve((any WallClock).self),
            identifiers: try container.resolve((any IdentifierSource).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    /// The history, with an initial selection.
    public func makeHistoryViewModel(
        filter: SiteHistoryFilter = SiteHistoryFilter(),
        router: any RouterProtocol<SiteRotationRoute>
    ) throws(ContainerError) -> SiteHistoryViewModel {
        SiteHistoryViewModel(
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            filter: filter,
            loadHistory: try container.resolve((any LoadSiteHistoryUseCaseProtocol).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    public func makeEntryEditViewModel(
        entry: SiteEntry.ID
    ) throws(ContainerError) -> SiteEntryEditViewModel {
        SiteEntryEditViewModel(
            entryID: entry,
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            editEntry: try container.resolve((any EditSiteEntryUseCaseProtocol).self),
            deleteEntry: try container.resolve((any DeleteSiteEntryUseCaseProtocol).self),
            dates: try container.resolve((any WallClock).self),
            identifiers: try container.resolve((any IdentifierSource).self)
        )
    }

    public func makeLocationsViewModel() throws(ContainerError) -> SiteLocationsViewModel {
        SiteLocationsViewModel(
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            changes: try container.resolve(SiteLocationChanges.self),
            identifiers: try container.resolve((any IdentifierSource).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }

    /// The settings; `version` is that of the host program.
    public func makeSettingsViewModel(
        version: String,
        router: any RouterProtocol<SiteRotationRoute>
    ) throws(ContainerError) -> SiteSettingsViewModel {
        SiteSettingsViewModel(
            version: version,
            settings: try container.resolveOnMainActor(Feed<SiteSettings>.self),
            saveSettings: try container.resolve((any SaveSiteSettingsUseCaseProtocol).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    public func makeOnboardingViewModel() throws(ContainerError) -> SiteOnboardingViewModel {
        SiteOnboardingViewModel(
            locations: try makeLocationsViewModel(),
            restoring: try makeImportViewModel(),
            saveSettings: try container.resolve((any SaveSiteSettingsUseCaseProtocol).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }

    public func makeStatisticsViewModel(
        router: any RouterProtocol<SiteRotationRoute>
    ) throws(ContainerError) -> SiteStatisticsViewModel {
        SiteStatisticsViewModel(
            records: try container.resolveOnMainActor(Feed<SiteRecords>.self),
            settings: try container.resolveOnMainActor(Feed<SiteSettings>.self),
            compute: try container.resolve((any ComputeSiteStatisticsUseCaseProtocol).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    public func makeImportViewModel() throws(ContainerError) -> SiteImportViewModel {
        SiteImportViewModel(
            prepareImport: try container.resolve((any PrepareSiteImportUseCaseProtocol).self),
            carryOutImport: try container.resolve((any CarryOutSiteImportUseCaseProtocol).self),
            dates: try container.resolve((any WallClock).self)
        )
    }

    public func makeExportViewModel() throws(ContainerError) -> SiteExportViewModel {
        SiteExportViewModel(
            export: try container.resolve((any ExportSiteRecordsUseCaseProtocol).self),
            dates: try container.resolve((any WallClock).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }
}

/// The parts behind the screens, for programs without screens.
extension SiteRotationBuilder {
    package func makeRecordsFeed() throws(ContainerError) -> Feed<SiteRecords> {
        try container.resolveOnMainActor(Feed<SiteRecords>.self)
    }

    package func makeSettingsFeed() throws(ContainerError) -> Feed<SiteSettings> {
        try container.resolveOnMainActor(Feed<SiteSettings>.self)
    }

    package func makeDisplay() throws(ContainerError) -> SiteDisplay {
        try container.resolve(SiteDisplay.self)
    }

    package func makeRepository() throws(ContainerError) -> any SiteRotationRepository {
        try container.resolve((any SiteRotationRepository).self)
    }

    package func makeSettingsRepository() throws(ContainerError) -> any SiteSettingsRepository {
        try container.resolve((any SiteSettingsRepository).self)
    }

    package func makeKnownSyncFolder() throws(ContainerError) -> any KnownSyncFolderRepository {
        try container.resolve((any KnownSyncFolderRepository).self)
    }

    package func makeLoadHistory() throws(ContainerError) -> any LoadSiteHistoryUseCaseProtocol {
        try container.resolve((any LoadSiteHistoryUseCaseProtocol).self)
    }

    package func makeExport() throws(ContainerError) -> any ExportSiteRecordsUseCaseProtocol {
        try container.resolve((any ExportSiteRecordsUseCaseProtocol).self)
    }

    package func makeUndo() throws(ContainerError) -> any UndoSiteChangeUseCaseProtocol {
        try container.resolve((any UndoSiteChangeUseCaseProtocol).self)
    }

    package func makeIdentifiers() throws(ContainerError) -> any IdentifierSource {
        try container.resolve((any IdentifierSource).self)
    }
}
