public import Foundation

/// The result of a sync.
public struct SiteSyncOutcome: Hashable, Sendable {
    /// The number of this device's transactions that are newly in the folder.
    public var published = 0
    /// The number of newly received transactions of other devices.
    public var received = 0
    /// The number of transactions known to be missing that may come with a later sync.
    public var awaited = 0
    /// The time since which the oldest of them is missing; `nil` when none is.
    public var awaitedSince: Date?
    /// The number of missing transactions that their own device has lost, by its later
    /// publications.
    public var lost = 0
    /// True if another device has a newer version, whose files stay unread until an update.
    public var hasNewerFormat = false
    /// True if the clock of a sending device was more than five minutes ahead of this one.
    ///
    /// One of the two is wrong. It is false again once that clock is right.
    public var hasClockAhead = false
    /// The decision that the user has to make before any exchange.
    public var question: SiteJoinQuestion?
    /// The history that gave way to that of the folder, as the user chose.
    public var exchange: SiteHistoryExchange?

    public init() {}
}
