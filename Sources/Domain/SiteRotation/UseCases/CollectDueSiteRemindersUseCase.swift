public import Foundation
public import MomentumDomain

/// Finds the reminders that became due since the last call.
public protocol CollectDueSiteRemindersUseCaseProtocol: Sendable {
    /// The reminders of the worn set that became due since the last call, earliest first.
    ///
    /// - Throws: The failure to read the records, or to record the call; no reminder then counts as
    ///   delivered.
    func execute() async throws(RepositoryError) -> [SiteReminder]
}

/// Asks the log which reminders of the newest records were not delivered yet.
public struct CollectDueSiteRemindersUseCase: CollectDueSiteRemindersUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let settings: any SiteSettingsRepository
    private let log: any SiteReminderLog
    private let dates: any WallClock
    private let calendar: Calendar

    public init(
        sites: any SiteRotationRepository,
        settings: any SiteSettingsRepository,
        log: any SiteReminderLog,
        dates: any WallClock,
        calendar: Calendar
    ) {
        self.sites = sites
        self.settings = settings
        self.log = log
        self.dates = dates
        self.calendar = calendar
    }

    public func execute() async throws(RepositoryError) -> [SiteReminder] {
        let settings = try await settings.settings()
        let worn = try await sites.records().activeEntry
        let reminders = worn.map { entry in
            SiteReminder.reminders(of: entry, settings: settings, calendar: calendar)
        }
        return try await log.collect(reminders ?? [], at: dates.now)
    }
}
