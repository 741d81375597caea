public import Foundation
import MomentumDomain

/// Everything that a correction would change, before anything is written.
public struct SiteCorrectionPlan: Hashable, Sendable, Identifiable {
    /// Another form of a correction that the entries around it allow.
    public enum Choice: String, Hashable, Sendable, CaseIterable {
        /// Entries that the inserted one would end keep their ends.
        case keepNeighbours
        /// The end before, or the start after, moves too.
        case together
        /// The entry before takes over the end of the deleted one.
        case extendPrevious
    }

    public let correction: SiteCorrection
    /// True if the insertion is an ordinary change; see ``SiteInsertion/isChange(in:)``.
    public let isChange: Bool
    /// The entries whose shown values differ, by their start after or else before, then by id.
    public let effects: [SiteEntryEffect]
    /// The overlaps that the correction makes, by the moment they begin.
    public let overlaps: [SiteOverlap]
    /// The gaps that the correction makes, earliest first.
    public let gaps: [SiteGap]
    /// The forms that can be chosen, the present one included.
    public let choices: [Choice]

    public var id: SiteOperation.ID { correction.id }

    public init(
        correction: SiteCorrection,
        isChange: Bool = false,
        effects: [SiteEntryEffect],
        overlaps: [SiteOverlap] = [],
        gaps: [SiteGap] = [],
        choices: [Choice] = []
    ) {
        self.correction = correction
        self.isChange = isChange
        self.effects = effects
        self.overlaps = overlaps
        self.gaps = gaps
        self.choices = choices
    }

    /// The plan whose result is a commit; an entry that is open lasts until `now`.
    ///
    /// - Complexity: O(*n*) for each effect in the number *n* of entries.
    init(_ correction: SiteCorrection, _ commit: SiteCommit, at now: Date) {
        let effects = commit.effects
        let isChange =
            if case .insert(let insertion) = correction {
                insertion.isChange(in: commit.before)
            } else {
                false
            }
        self.init(
            correction: correction,
            isChange: isChange,
            effects: effects,
            overlaps: commit.after.entries.overlaps(madeBy: effects, at: now),
            gaps: commit.after.entries.gaps(madeIn: commit.before.entries),
            choices: correction.choices(in: commit.before)
        )
    }
}
