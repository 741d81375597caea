public import Foundation
import MomentumDomain

/// One wearing of one infusion set.
///
/// Times are whole milliseconds. The initialiser truncates fractions, so that an entry equals the
/// one read from storage.
public struct SiteEntry: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// The location of the set; `nil` if unknown.
    public let locationID: SiteLocation.ID?
    public let startTime: Date
    /// The end of the wearing; `nil` while the set is worn.
    public let endTime: Date?
    /// The note as typed, with line breaks; `nil` if it is empty or only white space.
    public let note: String?
    /// The fields that most entries lack; `nil` if this entry has none of them.
    private let further: Further?

    public init(
        id: UUID,
        locationID: SiteLocation.ID?,
        startTime: Date,
        endTime: Date? = nil,
        note: String? = nil,
        reason: RemovalReason? = nil,
        findings: Set<SiteFinding> = [],
        profileID: WearProfile.ID? = nil,
        targetMinutes: Int? = nil,
        snoozedUntil: Date? = nil
    ) {
        self.id = id
        self.locationID = locationID
        self.startTime = startTime.cutToMilliseconds()
        self.endTime = endTime?.cutToMilliseconds()
        self.note = note?.nilIfBlank
        further = Further(
            reason: reason,
            findings: findings,
            profileID: profileID,
            targetMinutes: targetMinutes,
            snoozedUntil: snoozedUntil?.cutToMilliseconds()
        )
    }

    /// Creates an entry from stored values, which are already clean; times are in milliseconds.
    init(
        id: UUID,
        locationID: SiteLocation.ID?,
        start: Int64,
        end: Int64?,
        note: String?,
        reason: RemovalReason? = nil
    ) {
        self.id = id
        self.locationID = locationID
        startTime = Date(milliseconds: start)
        endTime = end.map(Date.init(milliseconds:))
        self.note = note
        further = reason.flatMap { Further(reason: $0) }
    }

    /// The entry with the fields that rows do not contain.
    func with(_ details: EntryDetails.Registers) -> SiteEntry {
        let further = Further(
            reason: details.reason?.value ?? nil,
            findings: details.findings?.value ?? [],
            profileID: details.profile?.value ?? nil,
            // Only damage writes other numbers.
            targetMinutes: (details.target?.value ?? nil).flatMap { minutes in
                WearProfile.possibleMinutes.contains(minutes) ? Int(minutes) : nil
            },
            snoozedUntil: (details.snoozed?.value ?? nil).flatMap { time in
                Int64.calendar.contains(time) ? Date(milliseconds: time) : nil
            }
        )
        return SiteEntry(self, further)
    }

    /// The writes of the fields that rows do not hold; `nil` if this entry has none of them.
    var details: EntryDetails? {
        guard let further else { return nil }
        var details = EntryDetails(id: id)
        if let reason = further.reason { details.reason = .set(reason) }
        if !further.findings.isEmpty { details.findings = .set(further.findings) }
        if let profile = further.profileID { details.profile = .set(profile) }
        if let target = further.targetMinutes { details.target = .set(Int64(target)) }
        if let time = further.snoozedUntil { details.snoozed = .set(time.milliseconds) }
        return details
    }

    private init(_ entry: SiteEntry, _ further: Further?) {
        id = entry.id
        locationID = entry.locationID
        startTime = entry.startTime
        endTime = entry.endTime
        note = entry.note
        self.further = further
    }

    /// The reason the set came off; `nil` if none was recorded, which differs from `planned`.
    public var reason: RemovalReason? { further?.reason }
    /// The findings at the place when the set came off.
    public var findings: Set<SiteFinding> { further?.findings ?? [] }
    /// The profile of the set or sensor; `nil` for none.
    public var profileID: WearProfile.ID? { further?.profileID }
    /// The planned wear time in minutes, from the profile at the time of logging; `nil` uses the
    /// settings.
    public var targetMinutes: Int? { further?.targetMinutes }
    /// The end of the snooze of the reminders; `nil` if they were never snoozed.
    public var snoozedUntil: Date? { further?.snoozedUntil }

    /// True while the set is worn.
    public var isOpen: Bool { endTime == nil }

    /// True if start and end are in the years 1 to 9999; only damage causes other times.
    public var isInCalendar: Bool {
        [startTime, endTime].compactMap { $0?.milliseconds }
            .allSatisfy(Int64.calendar.contains)
    }

    /// The hours between start and end; `nil` while open.
    public var durationHours: Double? {
        endTime.map { $0.timeIntervalSince(startTime) / 3600 }
    }
}

extension SiteEntry {
    /// The maximum number of characters in a typed note; imported and stored notes keep their
    /// length.
    public static let longestNote = 5_000

    static func checkNote(_ note: String?) throws(SiteRotationError) {
        guard let note, note.isLonger(than: longestNote) else { return }
        throw .noteTooLong(limit: longestNote)
    }
}

/// The rare fields of an entry behind one reference, so that a long history copies twice as fast.
private final class Further: Hashable, Sendable {
    let reason: RemovalReason?
    let findings: Set<SiteFinding>
    let profileID: WearProfile.ID?
    let targetMinutes: Int?
    let snoozedUntil: Date?

    /// Returns `nil` if all fields are empty.
    init?(
        reason: RemovalReason?,
        findings: Set<SiteFinding> = [],
        profileID: WearProfile.ID? = nil,
        targetMinutes: Int? = nil,
        snoozedUntil: Date? = nil
    ) {
        guard
            reason != nil || !findings.isEmpty || profileID != nil || targetMinutes != nil
                || snoozedUntil != nil
        else { return nil }
        self.reason = reason
        self.findings = findings
        self.profileID = profileID
        self.targetMinutes = targetMinutes
        self.snoozedUntil = snoozedUntil
    }

    static func == (left: Further, right: Further) -> Bool {
        left === right
            || (left.reason, left.profileID, left.targetMinutes) == (
                right.reason, right.profileID, right.targetMinutes
            )
                && left.findings == right.findings && left.snoozedUntil == right.snoozedUntil
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(findings)
        hasher.combine(profileID)
        hasher.combine(targetMinutes)
        hasher.combine(snoozedUntil)
    }
}
