public import MomentumPresentation
import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    /// The screen of a route; `Router.screen(for:make:)` keeps it.
    public func screen(
        for route: SiteRotationRoute,
        router: any RouterProtocol<SiteRotationRoute>
    ) -> SiteRotationScreen {
        switch route {
        case .home: .home(makeHomeViewModel(router: router))
        case .selection: .selection(makeSelectionViewModel(router: router))
        case .confirmation(let location):
            .confirmation(makeSelectionViewModel(location: location, router: router))
        case .history(let location):
            .history(
                makeHistoryViewModel(
                    filter: SiteHistoryFilter(place: location.map { .location($0) } ?? .any),
                    router: router
                )
            )
        case .entry(let id): .entry(makeEntryEditViewModel(entry: id, router: router))
        case .insertion: .correction(makeCorrectionViewModel())
        case .move(let id): .correction(makeCorrectionViewModel(.move(id)))
        case .review: .review(makeReviewViewModel())
        case .undo: .undo(makeUndoViewModel())
        case .statistics: .statistics(makeStatisticsViewModel(router: router))
        case .locations: .locations(makeLocationsViewModel())
        case .rests: .rests(makeRestsViewModel())
        case .reminders: .reminders(makeRemindersViewModel())
        case .settings: .settings(makeSettingsViewModel(router: router))
        case .onboarding: .onboarding(makeOnboardingViewModel(router: router))
        case .exporting: .exporting(makeExportViewModel())
        case .importing: .importing(makeImportViewModel())
        case .importMapping: .importMapping(makeImportMappingViewModel())
        case .report: .report(makeReportViewModel())
        case .backup: .backup(makeBackupViewModel())
        case .map(let day): .map(makeBodyMapViewModel(day: day, router: router))
        case .profiles: .profiles(makeProfilesViewModel())
        case .sensors(let route):
            .sensors(
                of(.sensor).screen(for: route, router: ProjectedRouter(on: router, .sensors))
            )
        }
    }
}
