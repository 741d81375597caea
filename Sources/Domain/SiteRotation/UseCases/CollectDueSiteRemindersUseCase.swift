public import Foundation
public import MomentumDomain

/// Finds the reminders to deliver now, for programs that run from time to time.
public protocol CollectDueSiteRemindersUseCaseProtocol: Sendable {
    /// The due reminders of the worn set that were not confirmed, earliest first.
    ///
    /// - Throws: The failure to read the records or the confirmations.
    func execute() async throws(RepositoryError) -> [SiteReminder]

    /// Records that reminders were delivered, once that is certain.
    ///
    /// - Throws: The failure to read the records, or to save; the reminders are then delivered
    ///   again.
    func confirm(_ told: [SiteReminder]) async throws(RepositoryError)
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
        try await log.due(reminders(), at: dates.now)
    }

    public func confirm(_ told: [SiteReminder]) async throws(RepositoryError) {
        guard !told.isEmpty else { return }
        try await log.record(told, of: reminders(), at: dates.now)
    }

    /// All reminders of the worn set.
    private func reminders() async throws(RepositoryError) -> [SiteReminder] {
        let settings = try await settings.settings()
        let worn = try await sites.records().activeEntry
        return worn.map { entry in
            SiteReminder.reminders(of: entry, settings: settings, calendar: calendar)
        } ?? []
    }
}
