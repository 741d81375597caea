import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

/// An entry, as in every answer (CL-8).
struct SiteEntryDocument: Encodable, Sendable {
    let id: String
    /// The first digits of the id, as in lists and typed commands.
    let shortId: String
    @Nullable var location: String?
    let start: Date
    @Nullable var end: Date?
    @Nullable var durationText: String?
    @Nullable var note: String?
    @Nullable var reason: String?
    let findings: [String]
    /// The name of the profile.
    @Nullable var profile: String?
    /// The entry's own planned hours, which stay if the profile changes.
    @Nullable var targetHours: Double?

    /// `short` are the short ids of the list that contains the entry; `nil` for a single entry.
    init(_ entry: SiteEntry, in records: SiteRecords, _ short: SiteShortIDs? = nil) {
        id = entry.id.uuidString
        shortId = (short ?? SiteShortIDs(of: [entry.id], in: records)).text(entry.id)
        location = records.location(entry.locationID)?.shortName
        start = entry.startTime
        end = entry.endTime
        durationText = WearDuration(entry)?.text
        note = entry.note
        reason = entry.reason?.rawValue
        findings = entry.findings.map(\.rawValue).sorted()
        profile = records.profile(entry.profileID)?.name
        targetHours = entry.targetHours
    }

    /// The entries of a list; their short ids are unique in it.
    static func list(_ entries: [SiteEntry], in records: SiteRecords) -> [SiteEntryDocument] {
        let short = SiteShortIDs(of: entries.map(\.id), in: records)
        return entries.map { SiteEntryDocument($0, in: records, short) }
    }
}
