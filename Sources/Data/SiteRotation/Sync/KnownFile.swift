import MomentumSiteRotationDomain

/// A file in a sync folder that this device has read completely, or written.
struct KnownFile: Codable, Hashable, Sendable {
    let size: Int
    /// The numbers in the file, regardless of its name.
    let numbers: PublishedNumbers
    /// True if it contains everything that its device knew when writing it.
    let isSnapshot: Bool

    /// True if its device knew later transactions of a replica when writing it, but none in the
    /// gap.
    ///
    /// The gap follows a number in the file.
    func skips(_ gap: ClosedRange<UInt64>, of replica: UInt64) -> Bool {
        guard let ranges = numbers.counters[replica]?.ranges, let first = ranges.first,
            let last = ranges.last
        else { return false }
        return (isSnapshot || first.lowerBound < gap.lowerBound)
            && gap.upperBound < last.upperBound && !ranges.contains { $0.overlaps(gap) }
    }
}
