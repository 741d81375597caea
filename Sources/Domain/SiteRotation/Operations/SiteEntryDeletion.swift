public import Foundation

/// The deletion of one entry, which only undo can reverse.
public struct SiteEntryDeletion: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let entryID: SiteEntry.ID

    public init(id: UUID, entryID: SiteEntry.ID) {
        self.id = id
        self.entryID = entryID
    }
}
