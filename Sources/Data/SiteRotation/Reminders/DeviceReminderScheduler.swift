import Foundation
package import MomentumSiteRotationDomain

/// The scheduler of this system.
package enum DeviceReminderScheduler {}

#if canImport(UserNotifications)
extension DeviceReminderScheduler {
    /// Notifications, unless the program has no bundle and cannot show any.
    package static var current: any SiteReminderScheduler {
        Bundle.main.bundleIdentifier == nil
            ? PolledReminderScheduler() : NotificationReminderScheduler()
    }
}
#else
extension DeviceReminderScheduler {
    package static var current: any SiteReminderScheduler { PolledReminderScheduler() }
}
#endif
