public import Foundation

/// The undo of a change of the records that this device made.
public struct SiteUndo: Hashable, Sendable, Identifiable {
    /// The change to undo.
    public enum Target: Hashable, Sendable {
        /// The last change not yet undone; each call goes one change further back.
        case lastChange
        /// The last undo; restores the change that it reversed.
        case lastUndo
    }

    public let id: UUID
    public let target: Target
    /// The change that the wearer was shown; `nil` means whichever the target selects.
    public let action: SiteAction.ID?

    public init(id: UUID, target: Target = .lastChange, action: SiteAction.ID? = nil) {
        self.id = id
        self.target = target
        self.action = action
    }
}
