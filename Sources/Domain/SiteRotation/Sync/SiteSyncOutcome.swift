public import Foundation

/// What a sync did.
public struct SiteSyncOutcome: Hashable, Sendable {
    /// How many transactions of this device are in the folder now and were not before.
    public var published = 0
    /// How many transactions of other devices were not known here before.
    public var received = 0
    /// How many are known to be missing, and may come with a later sync.
    public var awaited = 0
    /// Since when the oldest of them has been; `nil` when nothing is.
    public var awaitedSince: Date?
    /// How many are missing also on the device that made them, by what it has published since.
    public var lost = 0
    /// Whether another device has a newer version of the suite, of which files are left unread
    /// until there is an update here.
    public var hasNewerFormat = false
    /// Whether something was received from a device whose clock was more than five minutes ahead of
    /// this one when it sent that: one of the two is wrong. It is not said again once the clock is
    /// right, whatever was written before.
    public var hasClockAhead = false
    /// What the user has to decide before anything is published or received.
    public var question: SiteJoinQuestion?

    public init() {}
}
