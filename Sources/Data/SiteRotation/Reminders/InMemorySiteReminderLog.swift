public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain

/// The told reminders, as long as the program lasts.
public actor InMemorySiteReminderLog: SiteReminderLog {
    private var memory = SiteReminderMemory()

    public init() {}

    public func collect(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder] {
        memory.collect(reminders, at: now)
    }
}
