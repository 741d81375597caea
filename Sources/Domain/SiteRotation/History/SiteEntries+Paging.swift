import Foundation
import MomentumDomain

extension SiteEntries {
    /// The number of rows after which a long search checks for cancellation.
    private static let stride = 4_096

    /// The positions of the entries that start at or after `start` and before `end`.
    ///
    /// - Complexity: O(log *n*).
    func positions(from start: Date?, to end: Date?) -> Range<Int> {
        let first = start.map { firstPosition(from: Self.milliseconds(from: $0)) } ?? 0
        let last = end.map { firstPosition(from: Self.milliseconds(from: $0)) } ?? count
        return first..<Swift.max(first, last)
    }

    /// The latest positions that a request selects in a span, last one first.
    ///
    /// Returns one more than the limit, if there are enough.
    func lastPositions(
        of request: SiteHistoryRequest,
        in span: Range<Int>
    ) throws(RepositoryError) -> [Int] {
        let end = request.cursor.map { lowerBound(of: $0.row) } ?? count
        let span = span.clamped(to: 0..<end)
        let limit = request.limit + 1
        switch request.place {
        case .any: return span.suffix(limit).reversed()
        case .unknown: return try lastPositions(in: span, limit: limit) { $0 == -1 }
        case .location(let id):
            guard let place = knownPosition(of: id) else { return [] }
            return try lastPositions(in: span, limit: limit) { $0 == place }
        case .locations(let ids):
            let places = Set(ids.compactMap(knownPosition))
            guard !places.isEmpty else { return [] }
            return try lastPositions(in: span, limit: limit, where: places.contains)
        }
    }

    /// Searches backwards from the end of a span, block by block.
    private func lastPositions(
        in span: Range<Int>,
        limit: Int,
        where isWanted: (_ place: Int32) -> Bool
    ) throws(RepositoryError) -> [Int] {
        var found: [Int] = []
        var passed = 0
        var block = offsets.lowerBound { $0 < span.upperBound }
        while block > 0, offsets[block - 1] + blocks[block - 1].count > span.lowerBound {
            block -= 1
            let (rows, offset) = (blocks[block], offsets[block])
            let first = Swift.max(span.lowerBound - offset, 0)
            let last = Swift.min(span.upperBound - offset, rows.count)
            for index in (first..<last).reversed() where isWanted(rows[index].place) {
                found.append(offset + index)
                if found.count == limit { return found }
            }
            passed += last - first
            guard passed >= Self.stride else { continue }
            passed = 0
            if Task.isCancelled { throw .cancelled }
        }
        return found
    }

    /// The first whole millisecond at or after a date.
    private static func milliseconds(from date: Date) -> Int64 {
        let before = date.milliseconds
        return Date(milliseconds: before) < date ? before + 1 : before
    }
}
