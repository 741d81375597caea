import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

/// The answer of `momentum sites restore` (CL-8).
struct SiteRestoreDocument: Encodable, Sendable {
    struct Counts: Encodable, Sendable {
        let added: Int
        let changed: Int
        let removed: Int

        init(_ counts: SiteRestoreReport.Counts) {
            (added, changed, removed) = (counts.added, counts.changed, counts.removed)
        }
    }

    struct Kind: Encodable, Sendable {
        let kind: String
        let added: Int
        let changed: Int
        let removed: Int
    }

    struct Merged: Encodable, Sendable {
        let twins: Int
        let deleted: Int
        let isApart: Bool
    }

    let outcome: String
    let mode: String
    let created: Date
    let entries: Counts
    let others: [Kind]
    /// The numbers of entries whose content differs after a merge.
    let merged: Merged
    /// The entries that go, the latest start first.
    let removed: [SiteEntryDocument]

    /// - Parameters:
    ///   - report: The report of a restore or of its preview.
    ///   - records: The records before the restore.
    ///   - isPreview: True if nothing was changed.
    init(_ report: SiteRestoreReport, in records: SiteRecords, isPreview: Bool) {
        outcome = isPreview ? "preview" : "restored"
        mode = report.mode.rawValue
        created = report.created
        entries = Counts(report.entries)
        others = report.others.map {
            Kind(
                kind: $0.name,
                added: $0.counts.added,
                changed: $0.counts.changed,
                removed: $0.counts.removed
            )
        }
        merged = Merged(
            twins: report.merged.twins,
            deleted: report.merged.deleted,
            isApart: report.merged.isApart
        )
        removed = SiteEntryDocument.list(report.removedEntries, in: records)
    }
}
