import Foundation

/// The latest transactions of this device that can be undone, with the values that they replaced
/// (ST-62).
struct UndoHistory: Hashable, Sendable {
    /// The number of changes that can be undone; undos do not count, so all can be redone.
    static let limit = 50
    /// The limit of all steps, so that alternating undo and redo cannot grow without end.
    private static let longest = 10 * limit

    /// The steps, newest last; a slice, because each change drops the first in O(1).
    private(set) var steps: ArraySlice<UndoStep> = []
    /// The number of steps that are not undos.
    private var changeCount = 0

    /// The position of the earliest of the given transactions that can still be undone.
    static func firstKept(among transactions: [SiteTransaction], of replica: UInt64?) -> Int {
        // A saved change arrives alone; only reading a history brings more.
        guard transactions.count > limit else { return 0 }
        var (changes, all) = (0, 0)
        for (index, transaction) in transactions.enumerated().reversed()
        where transaction.id.replica == replica {
            if transaction.undone == nil { changes += 1 }
            all += 1
            if changes > limit || all > longest { return index + 1 }
        }
        return 0
    }

    /// Adds a step; if it undoes another step, it takes over that step's former keys.
    mutating func remember(_ step: consuming UndoStep) {
        if let undone = step.undone,
            let target = steps.last(where: { $0.key.transaction == undone })
        {
            step.takeBack(target)
        }
        if step.undone == nil { changeCount += 1 }
        steps.append(step)
        while changeCount > Self.limit || steps.count > Self.longest {
            if steps.removeFirst().undone == nil { changeCount -= 1 }
        }
    }

    /// The newest step for the target that is not undone.
    ///
    /// Undoing an undo repeats the change, so it counts as a change. The undone step is skipped; a
    /// step that it had undone is in effect again, but under the newer transaction.
    func step(for target: SiteUndo.Target) -> UndoStep? {
        var takenBack: Set<TransactionID> = []
        for step in steps.reversed() where !takenBack.contains(step.key.transaction) {
            if let undone = step.undone { takenBack.insert(undone) }
            // The steps before this one may be those that it repeated.
            guard let isChange = step.isChange else { return nil }
            if isChange == (target == .lastChange) { return step }
            // An undo before a new change cannot be redone after it (SR-175).
            if target == .lastUndo, step.undone == nil { return nil }
        }
        return nil
    }

    /// The steps that successive undos would revert.
    var changes: [UndoStep] {
        var takenBack: Set<TransactionID> = []
        var changes: [UndoStep] = []
        for step in steps.reversed() where !takenBack.contains(step.key.transaction) {
            guard let isChange = step.isChange else { break }
            if isChange {
                changes.append(step)
            } else if let undone = step.undone {
                takenBack.insert(undone)
            }
        }
        return changes
    }

    /// The original keys of the values that undos restored, by the key of the undo.
    var restored: [OrderKey: UndoKeys] {
        Dictionary(
            steps.lazy.compactMap { step in step.restored.map { (step.key, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
