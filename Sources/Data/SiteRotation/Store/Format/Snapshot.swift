import MomentumDomain

/// What a snapshot holds.
struct Snapshot {
    let header: FileHeader
    let state: SiteRotationState
    /// For each replica the numbers of the transactions that the state holds.
    let counters: [UInt64: CounterRanges]
}
