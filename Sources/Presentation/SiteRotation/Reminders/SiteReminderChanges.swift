public import MomentumSiteRotationDomain

/// The use cases of reminders: their settings, the snooze, and the calendar file.
public struct SiteReminderChanges: Sendable {
    let saving: any SaveSiteSettingsUseCaseProtocol
    let snoozing: any SnoozeSiteUseCaseProtocol
    let listing: any ListSiteReminderEventsUseCaseProtocol

    public init(
        saving: any SaveSiteSettingsUseCaseProtocol,
        snoozing: any SnoozeSiteUseCaseProtocol,
        listing: any ListSiteReminderEventsUseCaseProtocol
    ) {
        self.saving = saving
        self.snoozing = snoozing
        self.listing = listing
    }
}
