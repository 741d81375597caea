public import Foundation

/// A new infusion set was placed.
public struct SiteChange: Hashable, Sendable, Identifiable {
    /// The identity of the operation, and of the entry that it makes.
    public let id: UUID
    public let locationID: SiteLocation.ID
    /// When the set was placed; `nil` for the moment of confirmation.
    public let time: Date?
    public let note: String?
    /// What becomes of the note of the entry that is closed.
    public let previousNote: FieldWrite<String?>

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
