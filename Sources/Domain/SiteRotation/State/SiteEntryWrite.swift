public import Foundation

/// What a transaction writes to one entry.
///
/// Times are milliseconds since 1970.
public struct SiteEntryWrite: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// Decides the order among equal starts; an entry exists once this has arrived (ST-57).
    public var created: FieldWrite<Int64> = .keep
    public var start: FieldWrite<Int64> = .keep
    public var place: FieldWrite<SiteLocation.ID?> = .keep
    public var end: FieldWrite<SiteEnd> = .keep
    public var note: FieldWrite<String?> = .keep
    public var deleted: FieldWrite<Bool> = .keep
    public var unknown: [UnknownField] = []

    /// A write that changes nothing yet.
    public init(id: UUID) {
        self.id = id
    }

    /// The write that deletes an entry.
    init(deleting id: UUID) {
        self.id = id
        deleted = .set(true)
    }

    /// A time of creation that is not known before the stamp of the transaction is.
    static let unnumbered = Int64.min

    /// The write that creates a whole entry.
    public init(
        creating id: UUID,
        created: Int64,
        start: Int64,
        place: SiteLocation.ID?,
        end: SiteEnd,
        note: String?
    ) {
        self.id = id
        self.created = .set(created)
        self.start = .set(start)
        self.place = .set(place)
        self.end = .set(end)
        self.note = .set(note)
        deleted = .set(false)
    }
}
