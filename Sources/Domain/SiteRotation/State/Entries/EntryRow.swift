package import Foundation
import MomentumDomain

/// The registers of one entry, packed: a long history consists mostly of these.
///
/// Times are milliseconds since 1970. Keys are positions in the table of keys of the state.
///
/// No property has a default: otherwise reading a store would create each row twice and copy it.
package struct EntryRow: Hashable, Sendable {
    package let id: UUID
    package var start: Int64
    /// The creation; see ``SiteEntryWrite/created``.
    package var created: Int64
    package var note: Optional<String>
    /// The end in milliseconds, if ``endKind`` has one.
    private var endTime: Int64
    /// The position in the table of places; -1 for none.
    package var place: Int32
    /// The key of every field without a separate key.
    package var key: UInt32
    /// The key of the end, nearly always the only field from another transaction.
    package var endKey: UInt32
    private var endKind: EndKind
    /// True if a transaction after the creating one has written the start.
    var isStartEdited: Bool

    private enum EndKind: UInt8 { case open, next, fixed }

    package init(id: UUID) {
        self.init(
            id: id,
            start: 0,
            created: 0,
            end: .open,
            place: -1,
            note: nil,
            key: 0,
            endKey: 0
        )
    }

    /// Creates the row of an entry with plain keys; see ``EntryKeys/isPlain``.
    package init(
        id: UUID,
        start: Int64,
        created: Int64,
        end: SiteEnd,
        place: Int32,
        note: String?,
        key: UInt32,
        endKey: UInt32
    ) {
        self.id = id
        self.start = start
        self.created = created
        self.place = place
        self.note = note
        self.key = key
        self.endKey = endKey
        (endKind, endTime) = Self.stored(end)
        isStartEdited = false
    }

    /// An end as a row stores it.
    private static func stored(_ end: SiteEnd) -> (EndKind, Int64) {
        switch end {
        case .open: (.open, 0)
        case .next(let time): (.next, time)
        case .fixed(let time): (.fixed, time)
        }
    }

    mutating func boundToDates() {
        start = start.boundedToDates
        end = end.boundedToDates
    }

    /// Applies the two keys that nearly every entry has.
    mutating func apply(_ keys: EntryKeys) {
        (key, endKey) = (keys.created, keys.end)
    }

    var isUnended: Bool { endKind == .open }

    /// True if start and end are within the calendar (TR-5).
    var isInCalendar: Bool {
        Int64.calendar.contains(start) && Int64.calendar.contains(endTime)
    }

    /// True if the start was moved to the latest start, because the device's clock was behind it
    /// during logging.
    ///
    /// No other entry with this start therefore records the same wearing (TR-3).
    ///
    /// A start that was corrected later is the real one, however late it is.
    var isMoved: Bool { !isStartEdited && Self.isMoved(start, created: created) }

    static func isMoved(_ start: Int64, created: Int64) -> Bool {
        // The lower bits count changes within a millisecond, see SiteRotationState.stamp(of:).
        // Unlike a difference, the sum never overflows, whatever a backup contains.
        start > (created >> 16) + reach
    }

    /// The latest creation that marks an entry as moved to its start.
    static func creation(ofMovedTo start: Int64) -> Int64 { (start - reach - 1) << 16 }

    /// The maximum time in milliseconds from the creation to the start of an unmoved entry (TR-3).
    private static let reach: Int64 = 60_000

    package var end: SiteEnd {
        get {
            switch endKind {
            case .open: .open
            case .next: .next(endTime)
            case .fixed: .fixed(endTime)
            }
        }
        set { (endKind, endTime) = Self.stored(newValue) }
    }

    /// The visible end, given the start of the next entry.
    ///
    /// An end after `horizon` that a later change caused does not count: that change lies in the
    /// future, or did before its correction (TR-1, TR-4).
    func shownEnd(before following: Int64?, horizon: Int64) -> Int64? {
        let end: Int64? =
            switch endKind {
            case .fixed: endTime
            case .next: following.map { min(endTime, $0) } ?? (endTime > horizon ? nil : endTime)
            case .open: following
            }
        return end.map { max($0, start) }
    }

    /// The visible end that was set by hand or by a file.
    var fixedEnd: Int64? { endKind == .fixed ? max(endTime, start) : nil }

    /// True if a row of the same entry has the same position in the order.
    func isLevel(with other: EntryRow) -> Bool {
        start == other.start && created == other.created && isMoved == other.isMoved
    }

    /// The order of the projection: start, unmoved before moved, creation, id.
    static func < (left: EntryRow, right: EntryRow) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.isMoved != right.isMoved { return right.isMoved }
        if left.created != right.created { return left.created < right.created }
        return left.id < right.id
    }
}
