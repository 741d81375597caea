import Foundation

extension SiteRecords {
    /// The entries whose wearing has a moment in common with that of `entry` (SR-53).
    ///
    /// Wearings that touch do not overlap; an open one lasts for ever.
    ///
    /// - Returns: Earliest start first, without `entry` itself.
    /// - Complexity: O(*n*), because an old wearing may be as long as it likes.
    func overlaps(of entry: SiteEntry) -> [SiteEntry] {
        let end = entry.endTime ?? .distantFuture
        return entries.filter { other in
            other.id != entry.id && other.startTime < end
                && entry.startTime < other.endTime ?? .distantFuture
        }
    }
}
