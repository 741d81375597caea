public import Foundation

/// A correction of one entry; what is not written stays as it is, to the millisecond.
public struct SiteEntryEdit: Hashable, Sendable, Identifiable {
    /// The identity of the operation.
    public let id: UUID
    public let entryID: SiteEntry.ID
    public var location: FieldWrite<SiteLocation.ID?>
    public var start: FieldWrite<Date>
    /// Setting none opens the entry again.
    public var end: FieldWrite<Date?>
    public var note: FieldWrite<String?>

    public init(
        id: UUID,
        entryID: SiteEntry.ID,
        location: FieldWrite<SiteLocation.ID?> = .keep,
        start: FieldWrite<Date> = .keep,
        end: FieldWrite<Date?> = .keep,
        note: FieldWrite<String?> = .keep
    ) {
        self.id = id
        self.entryID = entryID
        self.location = location
        self.start = start
        self.end = end
        self.note = note
    }
}
