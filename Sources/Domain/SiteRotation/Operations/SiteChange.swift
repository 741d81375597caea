public import Foundation

/// The placing of a new infusion set.
public struct SiteChange: Hashable, Sendable, Identifiable {
    /// The identity of the operation, and of the entry that it makes.
    public let id: UUID
    public let locationID: SiteLocation.ID
    /// The time of placing; `nil` for the moment of confirmation.
    public var time: Date?
    public var note: String?
    /// The new note of the entry that is closed, if any.
    public var previousNote: FieldWrite<String?>

    public init(
        id: UUID,
        locationID: SiteLocation.ID,
        time: Date? = nil,
        note: String? = nil,
        previousNote: FieldWrite<String?> = .keep
    ) {
        self.id = id
        self.locationID = locationID
        self.time = time
        self.note = note
        self.previousNote = previousNote
    }
}
