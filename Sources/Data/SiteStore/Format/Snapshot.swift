package import MomentumSiteRotationDomain

/// What a snapshot holds.
package struct Snapshot {
    let header: FileHeader
    package let state: SiteRotationState
    /// For each replica the numbers of the transactions that the state holds.
    package let counters: [UInt64: CounterRanges]
}
