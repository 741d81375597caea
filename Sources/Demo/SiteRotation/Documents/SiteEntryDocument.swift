import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

/// An entry as every answer has it (CL-8).
struct SiteEntryDocument: Encodable, Sendable {
    let id: String
    @Nullable var location: String?
    let start: Date
    @Nullable var end: Date?
    @Nullable var durationText: String?
    @Nullable var note: String?
    @Nullable var reason: String?
    let findings: [String]
    /// The name of the profile.
    @Nullable var profile: String?
    /// The planned hours of its own, which stay when the profile changes.
    @Nullable var targetHours: Double?

    init(_ entry: SiteEntry, location: SiteLocation?, profile: WearProfile? = nil) {
        id = entry.id.uuidString
        self.location = location?.shortName
        start = entry.startTime
        end = entry.endTime
        durationText = WearDuration(entry)?.text
        note = entry.note
        reason = entry.reason?.rawValue
        findings = entry.findings.map(\.rawValue).sorted()
        self.profile = profile?.name
        targetHours = entry.targetHours
    }

    init(_ entry: SiteEntry, in records: SiteRecords) {
        self.init(
            entry,
            location: records.location(entry.locationID),
            profile: records.profile(entry.profileID)
        )
    }
}
