public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain

/// Reminders that were already shown, stored as long as the program runs.
public actor InMemorySiteReminderLog: SiteReminderLog {
    private var memory: SiteReminderMemory

    /// Begins with the reminders in `memory`, which count as delivered.
    public init(memory: SiteReminderMemory = SiteReminderMemory()) {
        self.memory = memory
    }

    public func due(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder] {
        memory.due(reminders, at: now)
    }

    public func record(
        _ told: [SiteReminder],
        of reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) {
        memory.record(told, of: reminders, at: now)
    }
}
