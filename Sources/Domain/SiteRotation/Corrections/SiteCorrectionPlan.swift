public import Foundation
import MomentumDomain

/// All changes of a correction, before anything is written.
public struct SiteCorrectionPlan: Hashable, Sendable, Identifiable {
    /// Another variant of a correction that the neighbouring entries allow.
    public enum Choice: String, Hashable, Sendable, CaseIterable {
        /// Entries that the inserted one would end keep their ends.
        case keepNeighbours
        /// Also moves the previous end, or the next start.
        case together
        /// The previous entry takes over the end of the deleted one.
        case extendPrevious
    }

    public let correction: SiteCorrection
    /// True if the insertion is an ordinary change; see ``SiteInsertion/isChange(in:)``.
    public let isChange: Bool
    /// The entries whose visible values differ, by their new or else former start, then by id.
    public let effects: [SiteEntryEffect]
    /// The overlaps that the correction causes, by their beginning.
    public let overlaps: [SiteOverlap]
    /// The gaps that the correction creates, earliest first.
    public let gaps: [SiteGap]
    /// The available variants, including the current one.
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

    /// The plan whose result is a commit; an open entry lasts until `now`.
    ///
    /// - Complexity: O(*n*) per effect in the number *n* of entries.
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
