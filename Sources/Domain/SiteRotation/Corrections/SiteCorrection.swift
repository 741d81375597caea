public import Foundation
import MomentumDomain

/// A correction of the history, which can be planned before it is applied.
public enum SiteCorrection: Hashable, Sendable, Identifiable {
    case insert(SiteInsertion)
    /// Edits an entry. With `movesNeighbours`, the previous end moves with a moved start, and the
    /// next start with a moved end.
    case edit(SiteEntryEdit, movesNeighbours: Bool)
    case reopen(SiteReopening)
    /// Deletes an entry. With `extendsPrevious`, the previous entry takes over the end of the
    /// deleted one.
    case delete(SiteEntryDeletion, extendsPrevious: Bool)
    case shorten(SiteEndMove)
    case merge(SiteEntryMerge)

    public var id: UUID {
        switch self {
        case .insert(let insertion): insertion.id
        case .edit(let edit, _): edit.id
        case .reopen(let reopening): reopening.id
        case .delete(let deletion, _): deletion.id
        case .shorten(let move): move.id
        case .merge(let merge): merge.id
        }
    }
}

/// A forgotten change, inserted at its place in the past.
public struct SiteInsertion: Hashable, Sendable, Identifiable {
    /// The identity of the operation, and of the entry that it creates.
    public let id: UUID
    public var locationID: SiteLocation.ID
    public var time: Date
    /// The end; `nil` means the start of the following entry.
    public var end: Date?
    public var note: String?
    /// The profile of the set; `keep` uses the last one before the time.
    public var profile: FieldWrite<WearProfile.ID?>
    /// True if entries that span the time keep their ends, except the worn one.
    public var keepsNeighbours: Bool

    public init(
        id: UUID,
        locationID: SiteLocation.ID,
        time: Date,
        end: Date? = nil,
        note: String? = nil,
        profile: FieldWrite<WearProfile.ID?> = .keep,
        keepsNeighbours: Bool = false
    ) {
        self.id = id
        self.locationID = locationID
        self.time = time
        self.end = end
        self.note = note
        self.profile = profile
        self.keepsNeighbours = keepsNeighbours
    }

    /// True if this is an ordinary change: no entry starts later, no end was given, and it ends no
    /// entry that has an end.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public func isChange(in records: SiteRecords) -> Bool {
        end == nil && time >= records.entries.last?.startTime ?? time
            && (keepsNeighbours || !isSpanned(in: records))
    }

    /// True if an entry with an end lasts beyond the time.
    fileprivate func isSpanned(in records: SiteRecords) -> Bool {
        let time = time.milliseconds
        return SiteEntries.Walk(through: records.entries).contains { row, end in
            row.start < time && end.map { time < $0 } ?? false
        }
    }
}

/// The reopening of an entry that was ended too early.
///
/// The last entry can be reopened. The one before it can be reopened if the last is deleted too.
public struct SiteReopening: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let entryID: SiteEntry.ID

    public init(id: UUID, entryID: SiteEntry.ID) {
        self.id = id
        self.entryID = entryID
    }
}

/// The move of an end to the start of a later entry, which closes a gap or removes an overlap.
public struct SiteEndMove: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let entryID: SiteEntry.ID
    public let end: Date
    /// The issue that the move fixes, without which it is refused; `nil` for none.
    public let issue: SiteIssue?

    public init(id: UUID, entryID: SiteEntry.ID, end: Date, mending issue: SiteIssue? = nil) {
        self.id = id
        self.entryID = entryID
        self.end = end
        self.issue = issue
    }
}

/// The merge of two entries that record one wearing.
public struct SiteEntryMerge: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// The entry that stays, and takes over the later end.
    public let keptID: SiteEntry.ID
    public let removedID: SiteEntry.ID
    /// The issue that the merge fixes, without which it is refused; `nil` for none.
    public let issue: SiteIssue?

    public init(
        id: UUID,
        keptID: SiteEntry.ID,
        removedID: SiteEntry.ID,
        mending issue: SiteIssue? = nil
    ) {
        self.id = id
        self.keptID = keptID
        self.removedID = removedID
        self.issue = issue
    }
}

extension SiteCorrection {
    /// The variants of the correction that the neighbouring entries allow.
    func choices(in records: SiteRecords) -> [SiteCorrectionPlan.Choice] {
        switch self {
        case .insert(let insertion):
            return insertion.isSpanned(in: records) ? [.keepNeighbours] : []
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
