public import Foundation

/// Takes back a change of the records that this device made.
public struct SiteUndo: Hashable, Sendable, Identifiable {
    /// Which change is taken back.
    public enum Target: Hashable, Sendable {
        /// The last one that stands: calling it again goes one further back.
        case lastChange
        /// The last undo: it does again what that one took back.
        case lastUndo
    }

    /// The identity of the operation.
    public let id: UUID
    public let target: Target

    public init(id: UUID, target: Target = .lastChange) {
        self.id = id
        self.target = target
    }
}
