extension WatchState {
    /// Whether it takes the place of `other`; the order in which they arrive means nothing
    /// (SR-132).
    ///
    /// A source counts its states, so between two of one source clocks do not matter. Another
    /// source is another installation, whose counting has begun anew.
    public func isNewer(than other: WatchState) -> Bool {
        source == other.source ? revision > other.revision : createdAt > other.createdAt
    }
}
