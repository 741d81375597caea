public import Foundation

/// Snoozes the reminders of a worn set, on all devices.
public struct SiteSnooze: Hashable, Sendable, Identifiable {
    /// The range in minutes: a quarter of an hour to half a day.
    public static let range = 15...720

    public let id: UUID
    public let entryID: SiteEntry.ID
    /// The minutes from the confirmation until reminders resume.
    public let minutes: Int

    public init(id: UUID, entryID: SiteEntry.ID, minutes: Int) {
        self.id = id
        self.entryID = entryID
        self.minutes = minutes
    }
}
