import MomentumSiteRotationDomain

/// A file in a sync folder that was read as a whole, or written here.
struct KnownFile: Codable, Hashable, Sendable {
    let size: Int
    /// What is in it, whatever its name says.
    let numbers: PublishedNumbers
    /// Whether it has all that its device knew when it was written.
    let isSnapshot: Bool

    /// Whether the device that wrote it had later transactions of a replica and none of these,
    /// which all come after one that is in it.
    func skips(_ gap: ClosedRange<UInt64>, of replica: UInt64) -> Bool {
        guard let ranges = numbers.counters[replica]?.ranges, let first = ranges.first,
            let last = ranges.last
        else { return false }
        return (isSnapshot || first.lowerBound < gap.lowerBound)
            && gap.upperBound < last.upperBound && !ranges.contains { $0.overlaps(gap) }
    }
}
