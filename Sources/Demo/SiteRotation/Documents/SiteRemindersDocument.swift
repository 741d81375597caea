import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The answer of the command about reminders.
struct SiteRemindersDocument: Encodable, Sendable {
    struct Reminder: Encodable, Sendable {
        let id: String
        let kind: String
        let number: Int
        let at: Date
        let due: Date
        @Nullable var reason: String?
        let isPast: Bool
        let text: String

        init(_ reminder: SiteReminder, _ row: SiteReminderAdapter) {
            id = reminder.id.description
            kind = reminder.kind.rawValue
            number = reminder.number
            at = reminder.at
            due = reminder.due
            reason = reminder.reason?.rawValue
            isPast = row.isPast
            text = row.message
        }
    }

    let on: Bool
    let reminders: [Reminder]
    /// Quiet hours such as `22:00-07:00`.
    @Nullable var quiet: String?
    @Nullable var snoozedUntil: Date?

    /// `shown` are the reminders to list; `nil` lists all.
    @MainActor
    init(_ screen: SiteRemindersViewModel, only shown: Set<SiteReminder.ID>? = nil, now: Date) {
        let settings = screen.content?.settings.reminders ?? ReminderSettings()
        on = settings.isOn
        reminders = zip(screen.content?.reminders ?? [], screen.rows)
            .filter { shown?.contains($0.0.id) ?? true }
            .map { Reminder($0, $1) }
        quiet = settings.quietHours.map(SitesRemindersText.quiet)
        snoozedUntil = screen.snoozedUntil(now: now)
    }
}
