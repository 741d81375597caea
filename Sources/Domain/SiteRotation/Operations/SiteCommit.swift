public import Foundation

/// The records before and after an operation; their difference is its complete effect.
public struct SiteCommit: Hashable, Sendable {
    public let before: SiteRecords
    public let after: SiteRecords
    /// True if the operation had already taken effect, so that nothing was written.
    public let isRepeat: Bool
    /// The entries that an undo skipped, because they were changed later.
    public let leftAlone: [SiteEntry.ID]
    /// The change that was undone or redone.
    public let action: SiteAction?

    public init(
        before: SiteRecords,
        after: SiteRecords,
        isRepeat: Bool = false,
        leftAlone: [SiteEntry.ID] = [],
        action: SiteAction? = nil
    ) {
        self.before = before
        self.after = after
        self.isRepeat = isRepeat
        self.leftAlone = leftAlone
        self.action = action
    }
}

extension SiteCommit {
    /// The commit from the point of view of a device.
    func of(_ device: WornDevice) -> SiteCommit {
        SiteCommit(
            before: before.of(device),
            after: after.of(device),
            isRepeat: isRepeat,
            leftAlone: leftAlone,
            action: action
        )
    }

    /// The entries that differ between the two views, by their new start, or the former one if
    /// removed.
    ///
    /// A moved shown end is a difference, too.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries between the first and the last effect.
    var effects: [SiteEntryEffect] {
        let (old, new) = (before.entries, after.entries)
        var gone: [SiteEntry] = []
        var changed: [SiteEntry] = []
        let span = old.span(differingFrom: new)
        var (left, right) = (span.own.lowerBound, span.other.lowerBound)
        let (oldEnd, newEnd) = (span.own.upperBound, span.other.upperBound)
        while left < oldEnd || right < newEnd {
            if right == newEnd || left < oldEnd && old.row(at: left) < new.row(at: right) {
                gone.append(old[left])
                left += 1
            } else if left == oldEnd || new.row(at: right) < old.row(at: left) {
                changed.append(new[right])
                right += 1
            } else {
                if old[left] != new[right] {
                    gone.append(old[left])
                    changed.append(new[right])
                }
                (left, right) = (left + 1, right + 1)
            }
        }
        if before.ahead != after.ahead {
            gone += before.ahead.filter { !after.ahead.contains($0) }
            changed += after.ahead.filter { !before.ahead.contains($0) }
        }
        // An entry with a moved start is at two positions of the order.
        var former = Dictionary(gone.map { ($0.id, $0) }) { first, _ in first }
        let kept = changed.map {
            SiteEntryEffect(before: former.removeValue(forKey: $0.id), after: $0)
        }
        return (kept + former.values.map { SiteEntryEffect(before: $0, after: nil) })
            .sorted { left, right in
                guard let left = left.entry, let right = right.entry else { return false }
                return (left.startTime, left.id) < (right.startTime, right.id)
            }
    }

    /// The entries that differ, earliest start first, in their new state, or in the former one if
    /// removed.
    var changedEntries: [SiteEntry] { effects.compactMap(\.entry) }

    /// The rests that differ between the views, in their new state, or in the former one if
    /// removed.
    var changedRests: [SiteRest] {
        after.rests.filter { !before.rests.contains($0) }
            + before.rests.filter { old in !after.rests.contains { $0.id == old.id } }
    }

    /// The profiles that differ between the views, in their new state, or in the former one if
    /// removed.
    var changedProfiles: [WearProfile] {
        after.profiles.filter { !before.profiles.contains($0) }
            + before.profiles.filter { after.profile($0.id) == nil }
    }

    /// The locations that differ between the views, in their new state, or in the former one if
    /// removed.
    var changedLocations: [SiteLocation] {
        after.allLocations.filter { !before.allLocations.contains($0) }
            + before.allLocations.filter { after.location($0.id) == nil }
    }
}
