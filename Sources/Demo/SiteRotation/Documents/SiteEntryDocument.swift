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

    init(_ entry: SiteEntry, location: SiteLocation?) {
        id = entry.id.uuidString
        self.location = location?.shortName
        start = entry.startTime
        end = entry.endTime
        durationText = WearDuration(entry)?.text
        note = entry.note
        reason = entry.reason?.rawValue
        findings = entry.findings.map(\.rawValue).sorted()
    }

    init(_ entry: SiteEntry, in records: SiteRecords) {
        self.init(entry, location: records.location(entry.locationID))
    }
}
