public import MomentumSiteRotationDomain

/// The scheduler of a system without notifications.
///
/// A program that runs from time to time shows the reminders, by a ``SiteReminderLog``.
public struct PolledReminderScheduler: SiteReminderScheduler {
    public init() {}

    public func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError) {}
}
