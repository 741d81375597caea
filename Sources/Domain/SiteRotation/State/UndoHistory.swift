import Foundation

/// The latest transactions of this device, with what they replaced (ST-62); they are in order, and
/// no more than can be taken back.
struct UndoHistory: Hashable, Sendable {
    /// How many of the latest transactions can be taken back.
    static let limit = 50

    /// The steps, the newest last.
    private(set) var steps: [UndoStep] = []

    /// Adds a step; one that takes another one back knows what it brings back.
    mutating func remember(_ step: UndoStep) {
        var step = step
        if let undone = step.undone,
            let target = steps.last(where: { $0.key.transaction == undone })
        {
            step.takeBack(target)
        }
        steps.append(step)
        if steps.count > Self.limit { steps.removeFirst() }
    }

    /// The newest step that stands and is what the target asks for.
    ///
    /// Taking back an undo does the change again, so it counts as a change; what it took back does
    /// not stand, and what that one had taken back stands again, but under the newer transaction.
    func step(for target: SiteUndo.Target) -> UndoStep? {
        var takenBack: Set<TransactionID> = []
        for step in steps.reversed() where !takenBack.contains(step.key.transaction) {
            if let undone = step.undone { takenBack.insert(undone) }
            // What came before this one may be what it did again.
            guard let isChange = step.isChange else { return nil }
            if isChange == (target == .lastChange) { return step }
        }
        return nil
    }

    /// The keys with which the values that undos brought back were written, by that of the undo.
    var restored: [OrderKey: UndoKeys] {
        Dictionary(
            steps.lazy.compactMap { step in step.restored.map { (step.key, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
