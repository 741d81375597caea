import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension AppPages {
    private var sources: SiteSources {
        SiteSources(
            records: root.sites.recordsFeed,
            display: root.sites.display,
            dates: context.dates
        )
    }

    /// The page for a screen of the tracker.
    func page(for screen: SiteRotationScreen) -> any AppPage {
        let (records, display) = (sources.records, sources.display)
        switch screen {
        case .home(let model): return today(model)
        case .selection(let model), .confirmation(let model):
            return LogPage(model, sources)
        case .history(let model): return history(model)
        case .entry(let model): return EntryPage(model, sources, open: open)
        case .correction(let model): return CorrectionPage(model, sources)
        case .review(let model): return ReviewPage(model, open: open)
        case .undo(let model): return UndoPage(model)
        case .statistics(let model):
            return StatisticsPage(model, context: context, open: open)
        case .locations(let model):
            return LocationsPage(model, sources)
        case .rests(let model): return RestsPage(model, sources)
        case .reminders(let model): return RemindersPage(model, sources)
        case .settings(let model): return SettingsPage(model, display: display, open: open)
        case .onboarding(let model):
            return OnboardingPage(model, records: records, display: display, context: context)
        case .exporting(let model): return ExportPage(model, sources, context: context)
        case .importing(let model):
            return ImportPage(
                model,
                merging: root.sites.makeImportViewModel(),
                review: ImportReview(root.sites, open: open),
                context: context
            )
        case .importMapping(let model):
            let review = ImportReview(root.sites, open: open)
            return ImportMappingPage(model, sources, review: review, context: context)
        case .map(let model): return BodyMapPage(model)
        case .profiles(let model): return ProfilesPage(model, sources)
        case .sensors(let screen):
            return SensorPage(
                ofSensors.page(for: screen),
                settings: root.sites.makeSettingsViewModel(router: root.sitesRouter),
                texts: display.texts.sensors
            )
        case .report(let model): return ReportPage(model, context: context)
        case .backup(let model):
            let review = ImportReview(root.sites, open: open)
            return BackupPage(model, sources, review: review, context: context)
        }
    }

    /// The pages of the sensor log, which open only pages of that log.
    private var ofSensors: AppPages {
        let place = RouteCase<AppRoute, SiteRotationRoute>.sites
        func turned(_ route: AppRoute) -> AppRoute {
            place.extract(route).map { place.then(.sensors).embed($0) } ?? route
        }
        return AppPages(
            root: root.of(.sensor),
            context: context,
            reopen: reopen,
            open: { [open] in open(turned($0)) },
            openAt: { [openAt] in openAt(turned($0), $1) }
        )
    }

    /// The page for a screen of the sync.
    func page(for screen: SiteSyncScreen) -> any AppPage {
        switch screen {
        case .status(let model):
            let session = SyncSession(model, root: root, context: context)
            return SyncPage(session, display: root.sites.display)
        }
    }

    /// The page for a screen of the watch.
    ///
    /// - Throws: The reason the phone or watch cannot be created.
    func page(for screen: WatchScreen) throws -> any AppPage {
        let pair = try root.watch.pair(with: root.phone.host)
        // The page follows the links of this screen itself, so that they reach any section.
        let phone = root.sites.makeHomeViewModel(router: root.router.projected(.sites))
        let boxes = WatchBoxes(phone: phone, pair: pair, open: open)
        return switch screen {
        case .home(let model): WatchPage(model, boxes)
        case .selection(let model), .confirmation(let model): WatchChoicePage(model, boxes)
        }
    }

    private func today(_ model: SiteHomeViewModel) -> TodayPage {
        TodayPage(
            model,
            notice: root.sites.makeTroubleViewModel(),
            map: root.sites.makeBodyMapViewModel(router: root.sitesRouter),
            display: root.sites.display,
            dates: context.dates,
            lastSync: { [sites = root.sites] in
                // Without a readable file, the page says nothing about the sync.
                try? await sites.makeKnownSyncFolder().knownSyncFolder()?.lastSync
            },
            open: open,
            openAt: openAt
        )
    }

    private func history(_ model: SiteHistoryViewModel) -> HistoryPage {
        HistoryPage(
            model,
            sources,
            makeEntry: { [sites = root.sites, router = root.sitesRouter] entry in
                sites.makeEntryEditViewModel(entry: entry, router: router)
            },
            open: open
        )
    }
}
