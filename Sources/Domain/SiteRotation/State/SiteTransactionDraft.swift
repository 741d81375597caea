/// A transaction that has not been numbered by a store yet.
public struct SiteTransactionDraft: Hashable, Sendable {
    /// See ``OrderKey/stamp``.
    public let stamp: UInt64
    public let writes: SiteWrites

    public init(stamp: UInt64, writes: SiteWrites) {
        self.stamp = stamp
        self.writes = writes
    }
}
