public import Foundation
public import MomentumDomain

/// Lists the reminders for a calendar file.
public protocol ListSiteReminderEventsUseCaseProtocol: Sendable {
    /// The events of the worn set, then the cancelled ones of the previous set.
    func execute() async throws(RepositoryError) -> [SiteReminderEvent]
}

/// Creates the events of the newest records and settings.
public struct ListSiteReminderEventsUseCase: ListSiteReminderEventsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let settings: any SiteSettingsRepository
    private let calendar: Calendar

    public init(
        sites: any SiteRotationRepository,
        settings: any SiteSettingsRepository,
        calendar: Calendar
    ) {
        self.sites = sites
        self.settings = settings
        self.calendar = calendar
    }

    public func execute() async throws(RepositoryError) -> [SiteReminderEvent] {
        let settings = try await settings.settings()
        let records = try await sites.records()
        return SiteReminderEvent.events(
            in: records,
            settings: settings,
            times: try await sites.writeTimes(of: records.entriesOfReminders),
            calendar: calendar
        )
    }
}
