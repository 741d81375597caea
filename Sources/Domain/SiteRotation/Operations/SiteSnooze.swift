public import Foundation

/// Puts the reminders of a worn set off, on all devices.
public struct SiteSnooze: Hashable, Sendable, Identifiable {
    /// A quarter of an hour to half a day, in minutes.
    public static let range = 15...720

    public let id: UUID
    public let entryID: SiteEntry.ID
    /// The time from the confirmation until reminders come again.
    public let minutes: Int

    public init(id: UUID, entryID: SiteEntry.ID, minutes: Int) {
        self.id = id
        self.entryID = entryID
        self.minutes = minutes
    }
}
