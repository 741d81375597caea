import Foundation
public import MomentumContainer
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationData
public import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// Wires the tracker of infusion sites.
public struct SiteRotationAssembly: Assembly {
    private let storage: SiteRotationStorage
    private let texts: SiteTexts

    /// `storage` keeps records and settings; `texts` are the tracker's texts, by default in
    /// English.
    public init(storage: SiteRotationStorage, texts: SiteTexts = SiteTexts()) {
        self.storage = storage
        self.texts = texts
    }

    public func register(in container: inout ContainerBuilder) {
        registerRepositories(in: &container)
        container.transient(
            (any LogSiteChangeUseCaseProtocol).self,
            LogSiteChangeUseCase.init(sites:dates:)
        )
        container.transient(
            (any LoadSiteHistoryUseCaseProtocol).self,
            LoadSiteHistoryUseCase.init(sites:dates:calendar:)
        )
        container.transient(
            (any EditSiteEntryUseCaseProtocol).self,
            EditSiteEntryUseCase.init(sites:dates:)
        )
        container.transient(
            (any DeleteSiteEntryUseCaseProtocol).self,
            DeleteSiteEntryUseCase.init(sites:dates:)
        )
        container.transient(
            (any UndoSiteChangeUseCaseProtocol).self,
            UndoSiteChangeUseCase.init(sites:dates:)
        )
        container.transient(
            (any ComputeSiteStatisticsUseCaseProtocol).self,
            ComputeSiteStatisticsUseCase.init(dates:calendar:)
        )
        container.transient(
            (any SaveSiteSettingsUseCaseProtocol).self,
            SaveSiteSettingsUseCase.init(settings:)
        )
        registerTables(in: &container)
        registerLocationChanges(in: &container)
        registerCorrections(in: &container)
        registerReminders(in: &container)
        registerBackup(in: &container)
        container.singleton(SiteDisplay.self) { [texts] (locale: Locale, calendar: Calendar) in
            SiteDisplay(texts: texts, locale: locale, calendar: calendar)
        }
        container.mainActorSingleton(Feed<SiteRecords>.self) {
            (sites: any SiteRotationRepository, display: SiteDisplay) in
            Feed(sites, words: display.texts.words)
        }
        container.mainActorSingleton(Feed<SiteSettings>.self, Feed<SiteSettings>.init(_:display:))
        container.mainActorSingleton(Feed<SiteRecordsTrouble?>.self) {
            (inspector: any SiteRecordsInspector, display: SiteDisplay) in
            Feed(inspector, words: display.texts.words)
        }
    }

    private func registerTables(in container: inout ContainerBuilder) {
        container.transient((any SiteRecordsFormat).self) { CSVSiteRecordsFormat() }
        container.transient((any SiteDocumentStore).self) { FileSiteDocumentStore() }
        container.transient(
            (any PrepareSiteImportUseCaseProtocol).self,
            PrepareSiteImportUseCase.init(sites:format:documents:identifiers:)
        )
        container.transient(
            (any MapSiteImportUseCaseProtocol).self,
            MapSiteImportUseCase.init(sites:format:documents:identifiers:calendar:)
        )
        container.transient(
            (any CarryOutSiteImportUseCaseProtocol).self,
            CarryOutSiteImportUseCase.init(sites:)
        )
        container.transient(
            (any ExportSiteRecordsUseCaseProtocol).self,
            ExportSiteRecordsUseCase.init(sites:format:documents:calendar:)
        )
    }

    private func registerLocationChanges(in container: inout ContainerBuilder) {
        container.transient(
            (any SwitchSiteLocationsUseCaseProtocol).self,
            SwitchSiteLocationsUseCase.init(sites:dates:)
        )
        container.transient(
            (any UseSiteLocationsUseCaseProtocol).self,
            UseSiteLocationsUseCase.init(sites:dates:)
        )
        container.transient(
            (any AddSiteZoneUseCaseProtocol).self,
            AddSiteZoneUseCase.init(sites:dates:)
        )
        container.transient(
            (any RemoveSiteLocationsUseCaseProtocol).self,
            RemoveSiteLocationsUseCase.init(sites:dates:)
        )
        container.transient(
            (any MoveSiteZoneUseCaseProtocol).self,
            MoveSiteZoneUseCase.init(sites:dates:)
        )
        container.transient(
            (any ChangeSiteRestUseCaseProtocol).self,
            ChangeSiteRestUseCase.init(sites:dates:)
        )
        container.transient(
            (any ChangeWearProfileUseCaseProtocol).self,
            ChangeWearProfileUseCase.init(sites:dates:)
        )
        container.transient(
            SiteLocationChanges.self,
            SiteLocationChanges.init(switching:using:adding:removing:moving:)
        )
    }

    private func registerCorrections(in container: inout ContainerBuilder) {
        container.transient(
            (any PlanSiteCorrectionUseCaseProtocol).self,
            PlanSiteCorrectionUseCase.init(sites:dates:)
        )
        container.transient(
            (any ApplySiteCorrectionUseCaseProtocol).self,
            ApplySiteCorrectionUseCase.init(sites:dates:)
        )
        container.transient(
            SiteCorrectionChanges.self,
            SiteCorrectionChanges.init(planning:applying:)
        )
        container.transient((any ReviewSitesUseCaseProtocol).self, ReviewSitesUseCase.init(dates:))
        container.transient(
            (any PreviewSiteUndoUseCaseProtocol).self,
            PreviewSiteUndoUseCase.init(sites:dates:)
        )
        container.transient(
            (any ListSiteActionsUseCaseProtocol).self,
            ListSiteActionsUseCase.init(sites:)
        )
    }

    private func registerReminders(in container: inout ContainerBuilder) {
        container.transient(
            (any SnoozeSiteUseCaseProtocol).self,
            SnoozeSiteUseCase.init(sites:dates:)
        )
        container.transient(
            (any ListSiteReminderEventsUseCaseProtocol).self,
            ListSiteReminderEventsUseCase.init(sites:settings:calendar:)
        )
        container.transient(
            (any CollectDueSiteRemindersUseCaseProtocol).self,
            CollectDueSiteRemindersUseCase.init(sites:settings:log:dates:calendar:)
        )
        container.singleton((any SiteReminderScheduler).self) { DeviceReminderScheduler.current }
        container.transient(
            SiteReminderChanges.self,
            SiteReminderChanges.init(saving:snoozing:listing:)
        )
        container.mainActorSingleton(
            SiteReminderKeeper.self,
            SiteReminderKeeper.init(records:settings:scheduler:dates:display:)
        )
    }

    private func registerBackup(in container: inout ContainerBuilder) {
        container.transient((any SiteBackupFormat).self) { JSONLinesSiteBackupFormat() }
        container.transient(
            (any WriteSiteBackupUseCaseProtocol).self,
            WriteSiteBackupUseCase.init(sites:format:documents:dates:)
        )
        container.transient(
            (any PrepareSiteRestoreUseCaseProtocol).self,
            PrepareSiteRestoreUseCase.init(sites:format:documents:identifiers:)
        )
        container.transient(
            (any CarryOutSiteRestoreUseCaseProtocol).self,
            CarryOutSiteRestoreUseCase.init(sites:)
        )
        container.transient(
            SiteBackupChanges.self,
            SiteBackupChanges.init(writing:preparing:restoring:)
        )
        container.transient(
            (any MakeSiteReportUseCaseProtocol).self,
            MakeSiteReportUseCase.init(calendar:)
        )
    }

    private func registerRepositories(in container: inout ContainerBuilder) {
        switch storage {
        case .inMemory:
            container.singleton(InMemorySiteRotationRepository.self) {
                (dates: any WallClock) in InMemorySiteRotationRepository(dates: dates)
            }
            register(InMemorySiteRotationRepository.self, in: &container)
            container.transient((any SiteRecordsInspector).self) {
                (records: any SiteRotationRepository) in Self.inspector(of: records)
            }
            container.singleton((any SiteSettingsMirror).self) { InMemorySiteSettingsRepository() }
            container.singleton((any SiteReminderLog).self) { InMemorySiteReminderLog() }
        case .folder(let folder):
            register(FileSiteRotationRepository.self, in: &container)
            container.transient((any SiteRecordsInspector).self) {
                (records: any SiteRotationRepository, mirror: any SiteSettingsMirror) in
                let inspector = Self.inspector(of: records)
                guard let settings = mirror as? FileSiteSettingsRepository else { return inspector }
                return FileSiteInspector(records: inspector, settings: settings)
            }
            container.singleton(FileSiteRotationRepository.self) {
                (identifiers: any IdentifierSource, dates: any WallClock) in
                FileSiteRotationRepository(
                    folder: SiteRotationStorage.records(in: folder),
                    identifiers: identifiers,
                    dates: dates
                )
            }
            container.singleton(FileSiteSettingsRepository.self) {
                FileSiteSettingsRepository(file: folder.appending(path: "site-settings.json"))
            }
            container.transient((any SiteSettingsMirror).self) {
                (settings: FileSiteSettingsRepository) in settings
            }
            container.singleton((any SiteReminderLog).self) {
                FileSiteReminderLog(file: folder.appending(path: "reminders.json"))
            }
        }
        container.singleton(
            (any SiteSettingsRepository).self,
            RecordedSiteSettingsRepository.init(records:device:identifiers:dates:)
        )
    }

    /// The inspector of records, which a host may have replaced.
    private static func inspector(
        of records: any SiteRotationRepository
    ) -> any SiteRecordsInspector {
        records as? any SiteRecordsInspector ?? SoundSiteRecords()
    }

    /// Registers one object for two protocols.
    private func register<Adapter: SiteRotationRepository & KnownSyncFolderRepository>(
        _ adapter: Adapter.Type,
        in container: inout ContainerBuilder
    ) {
        container.transient((any SiteRotationRepository).self) { (adapter: Adapter) in adapter }
        container.transient((any KnownSyncFolderRepository).self) { (adapter: Adapter) in adapter }
    }
}
