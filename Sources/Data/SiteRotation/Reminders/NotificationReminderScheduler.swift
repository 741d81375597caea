#if canImport(UserNotifications)
import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import UserNotifications

/// Reminders as local notifications.
public struct NotificationReminderScheduler: SiteReminderScheduler {
    private let owner: ReminderOwner

    /// Creates a scheduler, which replaces only the pending notifications of `wearer`.
    ///
    /// - Parameter wearer: The wearer of the records, whose name begins each title; `nil` in a
    ///   program with one wearer.
    public init(wearer: SiteWearer? = nil) {
        owner = ReminderOwner(wearer)
    }

    public func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError) {
        let center = UNUserNotificationCenter.current()
        let wanted = Set(notices.map(owner.identifier))
        let others = await waiting(in: center).filter { id in
            owner.owns(id) && !wanted.contains(id)
        }
        center.removePendingNotificationRequests(withIdentifiers: others)
        guard !notices.isEmpty else { return }
        guard try await isAllowed(by: center) else { throw .notAllowed }
        var failure: SiteReminderError?
        for notice in notices {
            // A failure does not stop the other notifications.
            if let error = await add(notice, to: center) { failure = .failed(error) }
        }
        if let failure { throw failure }
    }

    private func isAllowed(
        by center: UNUserNotificationCenter
    ) async throws(SiteReminderError) -> Bool {
        do {
            return try await center.requestAuthorization(options: [.alert, .sound])
        } catch {
            throw .failed(FailureCause(error))
        }
    }

    /// The identifiers of the pending notifications.
    private func waiting(in center: UNUserNotificationCenter) async -> [String] {
        await withCheckedContinuation { continuation in
            center.getPendingNotificationRequests { requests in
                continuation.resume(returning: requests.map(\.identifier))
            }
        }
    }

    /// Adds a notification; replaces one with the same id.
    private func add(
        _ notice: SiteReminderNotice,
        to center: UNUserNotificationCenter
    ) async -> FailureCause? {
        let content = UNMutableNotificationContent()
        content.title = owner.title(of: notice)
        content.body = notice.text
        content.sound = .default
        let request = UNNotificationRequest(
            identifier: owner.identifier(of: notice),
            content: content,
            trigger: UNCalendarNotificationTrigger(
                // The date has its time zone, because the wearer may travel.
                dateMatching: Self.calendar.dateComponents(Self.parts, from: notice.at),
                repeats: false
            )
        )
        return await withCheckedContinuation { continuation in
            center.add(request) { error in
                continuation.resume(returning: error.map { FailureCause($0) })
            }
        }
    }

    private static let parts: Set<Calendar.Component> = [
        .calendar, .timeZone, .year, .month, .day, .hour, .minute, .second,
    ]

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
#endif
