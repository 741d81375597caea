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
    /// True if the insertion is an ordinary change, because nothing starts later.
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

extension SiteCorrection {
    /// The forms of the correction that the entries around it allow.
    func choices(in records: SiteRecords) -> [SiteCorrectionPlan.Choice] {
        switch self {
        case .insert(let insertion):
            let time = insertion.time.milliseconds
            let isSpanned = SiteEntries.Walk(through: records.entries).contains { row, end in
                row.start < time && end.map { time < $0 } ?? false
            }
            return isSpanned ? [.keepNeighbours] : []
        case .edit(let edit, _):
            guard let entry = records.entry(edit.entryID) else { return [] }
            let movesStart = edit.start.value.map { $0 != entry.startTime } ?? false
            let movesEnd = edit.end.value?.map { $0 != entry.endTime } ?? false
            let isTogether =
                movesStart && records.neighbour(before: entry) != nil
                || movesEnd && records.neighbour(after: entry) != nil
            return isTogether ? [.together] : []
        case .delete(let deletion, _):
            let entry = records.entry(deletion.entryID)
            return entry.flatMap(records.neighbour(before:)) == nil ? [] : [.extendPrevious]
        case .reopen, .shorten, .merge: return []
        }
    }
}

extension SiteRecords {
    /// The longest time between an end and a start that belong together.
    static let reachOfNeighbours: TimeInterval = 60

    /// The location that differs from that of an entry in its side alone.
    ///
    /// - Throws: ``SiteRotationError/noOtherSide(_:)`` if there is none.
    public func otherSide(of entry: SiteEntry) throws(SiteRotationError) -> SiteLocation {
        let place = location(entry.locationID)?.place
        let other = locations.first { candidate in
            guard let place, let side = place.side, let other = candidate.place.side else {
                return false
            }
            return side != other && candidate.place.zone.comparisonKey == place.zone.comparisonKey
        }
        guard let other else { throw .noOtherSide(entry.locationID) }
        return other
    }

    /// The entry directly before, if it ends within a minute of the start.
    public func neighbour(before entry: SiteEntry) -> SiteEntry? {
        guard let position = entries.position(of: entry.id), position > 0 else { return nil }
        let previous = entries[position - 1]
        guard let end = previous.endTime,
            abs(end.timeIntervalSince(entry.startTime)) <= Self.reachOfNeighbours
        else { return nil }
        return previous
    }

    /// The entry directly after, if it starts within a minute of the end.
    public func neighbour(after entry: SiteEntry) -> SiteEntry? {
        guard let position = entries.position(of: entry.id), position + 1 < entries.count,
            let end = entry.endTime
        else { return nil }
        let next = entries[position + 1]
        let distance = abs(next.startTime.timeIntervalSince(end))
        return distance <= Self.reachOfNeighbours ? next : nil
    }
}
