public import Foundation
public import MomentumSiteRotationDomain

/// An entry that is being corrected: what the fields of the screen hold.
public struct SiteEntryForm: Hashable, Sendable {
    /// The identity of the edit: a retry after a failure is the same one.
    public internal(set) var operation: SiteOperation.ID
    /// The identity of the deletion, should it come to that.
    public let deletion: SiteOperation.ID
    /// The entry as it was when the screen opened.
    public let entry: SiteEntry
    public var locationID: SiteLocation.ID?
    public var start: Date
    /// `nil` opens the entry again.
    public var end: Date?
    public var note: String

    public init(operation: SiteOperation.ID, deletion: SiteOperation.ID, entry: SiteEntry) {
        self.operation = operation
        self.deletion = deletion
        self.entry = entry
        locationID = entry.locationID
        start = entry.startTime
        end = entry.endTime
        note = entry.note ?? ""
    }

    /// What differs from the entry; what does not is not written, so it stays to the millisecond.
    public var edit: SiteEntryEdit {
        SiteEntryEdit(
            id: operation,
            entryID: entry.id,
            location: locationID == entry.locationID ? .keep : .set(locationID),
            start: start == entry.startTime ? .keep : .set(start),
            end: end == entry.endTime ? .keep : .set(end),
            note: note == entry.note ?? "" ? .keep : .set(note)
        )
    }
}
