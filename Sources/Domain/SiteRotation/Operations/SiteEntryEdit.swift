public import Foundation

/// A correction of one entry; other fields stay unchanged, to the millisecond.
public struct SiteEntryEdit: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let entryID: SiteEntry.ID
    public var location: FieldWrite<SiteLocation.ID?>
    public var start: FieldWrite<Date>
    /// The end; setting `nil` reopens the entry.
    public var end: FieldWrite<Date?>
    public var note: FieldWrite<String?>
    public var reason: FieldWrite<RemovalReason?>
    public var findings: FieldWrite<Set<SiteFinding>>
    /// The profile, which brings its present planned hours along.
    public var profile: FieldWrite<WearProfile.ID?>

    public init(
        id: UUID,
        entryID: SiteEntry.ID,
        location: FieldWrite<SiteLocation.ID?> = .keep,
        start: FieldWrite<Date> = .keep,
        end: FieldWrite<Date?> = .keep,
        note: FieldWrite<String?> = .keep,
        reason: FieldWrite<RemovalReason?> = .keep,
        findings: FieldWrite<Set<SiteFinding>> = .keep,
        profile: FieldWrite<WearProfile.ID?> = .keep
    ) {
        self.id = id
        self.entryID = entryID
        self.location = location
        self.start = start
        self.end = end
        self.note = note
        self.reason = reason
        self.findings = findings
        self.profile = profile
    }

    /// The writes of the fields that are taken over as they are.
    var details: EntryDetails {
        var details = EntryDetails(id: entryID)
        (details.reason, details.findings) = (reason, findings)
        return details
    }
}
