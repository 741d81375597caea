public import Foundation
import MomentumDomain

/// One wearing of one infusion set.
///
/// Moments are whole milliseconds; ``init(id:locationID:startTime:endTime:note:)`` cuts the rest
/// off, so that an entry equals the one that is read back from storage.
public struct SiteEntry: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// Where the set was worn, or `nil` when that is not known.
    public let locationID: SiteLocation.ID?
    public let startTime: Date
    /// The end of the wearing; `nil` while the set is worn.
    public let endTime: Date?
    /// As typed, line breaks included; `nil` instead of a text that is empty or only white space.
    public let note: String?

    public init(
        id: UUID,
        locationID: SiteLocation.ID?,
        startTime: Date,
        endTime: Date? = nil,
        note: String? = nil
    ) {
        self.id = id
        self.locationID = locationID
        self.startTime = startTime.cutToMilliseconds()
        self.endTime = endTime?.cutToMilliseconds()
        self.note = note?.nilIfBlank
    }

    /// Creates an entry from what is stored, which is clean already; times are milliseconds.
    init(id: UUID, locationID: SiteLocation.ID?, start: Int64, end: Int64?, note: String?) {
        self.id = id
        self.locationID = locationID
        startTime = Date(milliseconds: start)
        endTime = end.map(Date.init(milliseconds:))
        self.note = note
    }

    /// Whether the set is being worn.
    public var isOpen: Bool { endTime == nil }

    /// Whether start and end lie in the years 1 to 9999; other times come from damage only.
    public var isInCalendar: Bool {
        [startTime, endTime].compactMap { $0?.milliseconds }
            .allSatisfy(Int64.calendar.contains)
    }

    /// Hours between start and end; `nil` while open.
    public var durationHours: Double? {
        endTime.map { $0.timeIntervalSince(startTime) / 3600 }
    }
}

extension SiteEntry {
    /// The most characters that a note may have when it is typed.
    ///
    /// What was kept before, or comes from a file or another device, keeps its length.
    public static let longestNote = 5_000

    /// Refuses a note that is too long.
    static func checkNote(_ note: String?) throws(SiteRotationError) {
        guard let note, note.isLonger(than: longestNote) else { return }
        throw .noteTooLong(limit: longestNote)
    }
}
