public import MomentumPresentation

/// The screens of the tracker, one for each ``SiteRotationRoute``.
public enum SiteRotationScreen: Screen {
    case home(SiteHomeViewModel)
    case selection(SiteSelectionViewModel)
    case confirmation(SiteSelectionViewModel)
    case history(SiteHistoryViewModel)
    case entry(SiteEntryEditViewModel)
    case correction(SiteCorrectionViewModel)
    case review(SiteReviewViewModel)
    case undo(SiteUndoViewModel)
    case statistics(SiteStatisticsViewModel)
    case locations(SiteLocationsViewModel)
    case rests(SiteRestsViewModel)
    case reminders(SiteRemindersViewModel)
    case settings(SiteSettingsViewModel)
    case onboarding(SiteOnboardingViewModel)
    case exporting(SiteExportViewModel)
    case importing(SiteImportViewModel)
    case importMapping(SiteImportMappingViewModel)
    case map(BodyMapViewModel)
    /// A screen of the log of sensors.
    indirect case sensors(SiteRotationScreen)
    case profiles(SiteProfilesViewModel)
    case report(SiteReportViewModel)
    case backup(SiteBackupViewModel)

    /// Discards a preview of an import, a restore or an undo that was not confirmed.
    ///
    /// A running save completes without closing another screen. A load continues for the other
    /// screens that share it.
    public func leave() {
        switch self {
        case .selection(let screen), .confirmation(let screen): screen.leave()
        case .importing(let screen): screen.cancel()
        case .importMapping(let screen): screen.cancel()
        case .onboarding(let screen): screen.cancelRestore()
        case .undo(let screen): screen.cancel()
        case .sensors(let screen): screen.leave()
        case .backup(let screen): screen.cancel()
        case .home, .history, .entry, .correction, .review, .statistics, .locations, .rests,
            .reminders, .settings, .exporting, .map, .profiles, .report:
            break
        }
    }
}
