public import Foundation
public import MomentumSiteRotationDomain

/// The fields of an entry during its correction.
public struct SiteEntryForm: Hashable, Sendable {
    /// The identity of the edit, which a retry keeps.
    public internal(set) var operation: SiteOperation.ID
    /// The identity of a later deletion.
    public internal(set) var deletion: SiteOperation.ID
    /// The entry as it was when the screen opened.
    public let entry: SiteEntry
    public var locationID: SiteLocation.ID?
    public var start: Date
    /// The end; `nil` reopens the entry.
    public var end: Date?
    public var note: String
    /// The reason the set came off; `nil` for none.
    public var reason: RemovalReason?
    public var findings: Set<SiteFinding>
    /// The profile, whose current hours the entry gets when it is chosen; `nil` for none.
    public var profileID: WearProfile.ID?

    public init(operation: SiteOperation.ID, deletion: SiteOperation.ID, entry: SiteEntry) {
        self.operation = operation
        self.deletion = deletion
        self.entry = entry
        locationID = entry.locationID
        start = entry.startTime
        end = entry.endTime
        note = entry.note ?? ""
        reason = entry.reason
        findings = entry.findings
        profileID = entry.profileID
    }

    /// The differences from the entry; an unchanged field is not written, and keeps its
    /// milliseconds.
    public var edit: SiteEntryEdit {
        SiteEntryEdit(
            id: operation,
            entryID: entry.id,
            location: locationID == entry.locationID ? .keep : .set(locationID),
            start: start == entry.startTime ? .keep : .set(start),
            end: end == entry.endTime ? .keep : .set(end),
            note: note == entry.note ?? "" ? .keep : .set(note),
            reason: reason == entry.reason ? .keep : .set(reason),
            findings: findings == entry.findings ? .keep : .set(findings),
            profile: profileID == entry.profileID ? .keep : .set(profileID)
        )
    }
}
