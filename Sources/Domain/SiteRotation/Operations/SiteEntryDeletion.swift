public import Foundation

/// The deletion of one entry, which is final but for undo.
public struct SiteEntryDeletion: Hashable, Sendable, Identifiable {
    /// The identity of the operation.
    public let id: UUID
    public let entryID: SiteEntry.ID

    public init(id: UUID, entryID: SiteEntry.ID) {
        self.id = id
        self.entryID = entryID
    }
}
