public import Foundation

/// The reversal of a change of the records that this device made.
public struct SiteUndo: Hashable, Sendable, Identifiable {
    /// The change to reverse.
    public enum Target: Hashable, Sendable {
        /// The last change not yet undone: each call goes one further back.
        case lastChange
        /// The last undo: it restores the change that the undo reversed.
        case lastUndo
    }

    public let id: UUID
    public let target: Target
    /// The change that the wearer was shown; `nil` for whichever the target means.
    public let action: SiteAction.ID?

    public init(id: UUID, target: Target = .lastChange, action: SiteAction.ID? = nil) {
        self.id = id
        self.target = target
        self.action = action
    }
}
