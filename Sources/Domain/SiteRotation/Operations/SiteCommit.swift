public import Foundation

/// What an operation did: the records before and after it.
///
/// Everything that changed, repairs included, is the difference between the two (ST-61).
public struct SiteCommit: Hashable, Sendable {
    public let before: SiteRecords
    public let after: SiteRecords
    /// Whether the operation had taken effect earlier, so that nothing was written (SR-32).
    public let isRepeat: Bool
    /// The entries that an undo left as they are, because they were changed since (ST-62).
    public let leftAlone: [SiteEntry.ID]

    public init(
        before: SiteRecords,
        after: SiteRecords,
        isRepeat: Bool = false,
        leftAlone: [SiteEntry.ID] = []
    ) {
        self.before = before
        self.after = after
        self.isRepeat = isRepeat
        self.leftAlone = leftAlone
    }
}
