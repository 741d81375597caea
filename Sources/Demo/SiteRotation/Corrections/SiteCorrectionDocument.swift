import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The answer of a correction (CL-8).
struct SiteCorrectionDocument: Encodable, Sendable {
    let plan: SitePlanDocument
    /// False after a dry run, or after the answer no.
    let applied: Bool
}

/// A plan, as in every answer about a correction.
struct SitePlanDocument: Encodable, Sendable {
    struct Overlap: Encodable, Sendable {
        /// The ids of the entries.
        let first: String
        let second: String
        let from: Date
        let to: Date
        let hours: Double
    }

    struct Gap: Encodable, Sendable {
        let from: Date
        let to: Date
        let hours: Double
    }

    /// The action: `insert`, `log`, `edit`, `reopen`, `delete` or `review`.
    let action: String
    let effects: [SiteEffectDocument]
    let overlaps: [Overlap]
    let gaps: [Gap]

    init(_ plan: SiteCorrectionPlan, in records: SiteRecords, display: SiteDisplay) {
        action = plan.actionName
        effects = SiteEffectDocument.list(plan.effects, in: records, display: display)
        overlaps = plan.overlaps.map { overlap in
            Overlap(
                first: overlap.first.id.uuidString,
                second: overlap.second.id.uuidString,
                from: overlap.from,
                to: overlap.to,
                hours: overlap.hours
            )
        }
        gaps = plan.gaps.map { Gap(from: $0.from, to: $0.to, hours: $0.hours) }
    }
}

/// An entry that differs, before and after.
struct SiteEffectDocument: Encodable, Sendable {
    /// The kind of the effect: `created`, `changed` or `deleted`.
    let change: String
    @Nullable var before: SiteEntryDocument?
    @Nullable var after: SiteEntryDocument?
    let text: String

    private init(
        _ effect: SiteEntryEffect,
        in records: SiteRecords,
        _ short: SiteShortIDs,
        display: SiteDisplay
    ) {
        change = effect.before == nil ? "created" : effect.after == nil ? "deleted" : "changed"
        before = effect.before.map { SiteEntryDocument($0, in: records, short) }
        after = effect.after.map { SiteEntryDocument($0, in: records, short) }
        text = SiteCorrectionAdapter.text(of: effect, in: records, display: display)
    }

    /// The effects of a change; their short ids have equal lengths.
    static func list(
        _ effects: [SiteEntryEffect],
        in records: SiteRecords,
        display: SiteDisplay
    ) -> [SiteEffectDocument] {
        let short = SiteShortIDs(of: effects.compactMap { $0.entry?.id }, in: records)
        return effects.map { SiteEffectDocument($0, in: records, short, display: display) }
    }
}

extension SiteCorrectionPlan {
    /// The name of the correction in documents.
    fileprivate var actionName: String {
        switch correction {
        case .insert: isChange ? "log" : "insert"
        case .edit: "edit"
        case .reopen: "reopen"
        case .delete: "delete"
        case .shorten, .merge: "review"
        }
    }
}
