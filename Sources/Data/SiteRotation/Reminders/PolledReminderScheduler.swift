public import MomentumSiteRotationDomain

/// The scheduler of a system that shows nothing by itself: a program that is asked from time to
/// time tells the reminders, by a ``SiteReminderLog``.
public struct PolledReminderScheduler: SiteReminderScheduler {
    public init() {}

    public func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError) {}
}
