public import Foundation

/// The result of a sync.
public struct SiteSyncOutcome: Hashable, Sendable {
    /// The number of this device's transactions that are new in the folder.
    public var published = 0
    /// The number of newly received transactions of other devices; at least 1 if the received files
    /// changed anything.
    public var received = 0
    /// The number of known missing transactions that may arrive with a later sync.
    public var awaited = 0
    /// The time since which the oldest awaited change is missing; `nil` if none is.
    public var awaitedSince: Date?
    /// The number of missing transactions that their own device has lost, according to its later
    /// publications.
    public var lost = 0
    /// True if another device has a newer version; its files stay unread until an update.
    public var hasNewerFormat = false
    /// True if something received was written or published by a clock that was more than five
    /// minutes ahead of this one.
    ///
    /// One of the two clocks is wrong. The value is false again once the clock is right and what it
    /// wrote is known.
    public var hasClockAhead = false
    /// The question that the user must answer before any exchange.
    public var question: SiteJoinQuestion?
    /// A history in the folder whose changes have been missing here for a day, because the devices
    /// that began it have not joined this one's.
    ///
    /// Several count as one. Syncing with the answer `both` takes it in, `apart` leaves it alone.
    public var unjoined: SiteHistorySummary?
    /// True if some files of ``unjoined`` cannot be read, for example because a newer version wrote
    /// them.
    public var hasUnreadHistory = false
    /// True if the sync got an answer, and there was no other history to join.
    public var hasUnusedChoice = false
    /// The history that the folder's history replaced, at the user's choice.
    public var exchange: SiteHistoryExchange?

    public init() {}

    /// The outcome with what was received from another store of the same folder.
    package func adding(received other: SiteSyncOutcome) -> SiteSyncOutcome {
        var sum = self
        sum.received += other.received
        sum.hasNewerFormat = hasNewerFormat || other.hasNewerFormat
        sum.hasClockAhead = hasClockAhead || other.hasClockAhead
        return sum
    }
}
