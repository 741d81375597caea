import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

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
