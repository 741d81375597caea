/// What an operation did: the records before and after it.
///
/// Everything that changed, repairs included, is the difference between the two (ST-61).
public struct SiteCommit: Hashable, Sendable {
    public let before: SiteRecords
    public let after: SiteRecords
    /// Whether the operation had taken effect earlier, so that nothing was written (SR-32).
    public let isRepeat: Bool

    public init(before: SiteRecords, after: SiteRecords, isRepeat: Bool = false) {
        self.before = before
        self.after = after
        self.isRepeat = isRepeat
    }
}
