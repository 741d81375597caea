import Foundation

extension SiteRecords {
    /// The entries whose wearing overlaps that of `entry` (SR-53), earliest start first.
    ///
    /// Wearings that touch do not overlap; an open one has no end.
    ///
    /// - Complexity: O(*n*), because an old wearing may have any length.
    func overlaps(of entry: SiteEntry) -> [SiteEntry] {
        let end = entry.endTime ?? .distantFuture
        return entries.filter { other in
            other.id != entry.id && other.startTime < end
                && entry.startTime < other.endTime ?? .distantFuture
        }
    }
}
