/// The present numbers of a replica as consecutive ranges (ST-44).
package struct CounterRanges: Hashable, Sendable {
    /// The ranges in order, neither adjacent nor overlapping.
    package private(set) var ranges: [ClosedRange<UInt64>] = []

    package init() {}

    /// The number after all others.
    package var next: UInt64 { ranges.last.map { $0.upperBound &+ 1 } ?? 0 }

    package var count: Int { ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 } }

    /// - Complexity: O(log *n*) in the number of gaps.
    package func contains(_ value: UInt64) -> Bool {
        let index = index(endingFrom: value)
        return index < ranges.count && ranges[index].contains(value)
    }

    /// True if these contain all of the others, in O(*n*) in the number of gaps.
    package func contains(_ others: CounterRanges) -> Bool {
        var index = 0
        return others.ranges.allSatisfy { other in
            while index < ranges.count, ranges[index].upperBound < other.lowerBound { index += 1 }
            return index < ranges.count && ranges[index].lowerBound <= other.lowerBound
                && other.upperBound <= ranges[index].upperBound
        }
    }

    /// The missing numbers before the last one.
    package var gaps: [ClosedRange<UInt64>] {
        var gaps: [ClosedRange<UInt64>] = []
        var expected: UInt64 = 0
        for range in ranges {
            if range.lowerBound > expected { gaps.append(expected...range.lowerBound - 1) }
            expected = range.upperBound &+ 1
        }
        return gaps
    }

    /// - Complexity: O(1) for the number after the last, otherwise O(*n*) in the number of gaps.
    package mutating func insert(_ value: UInt64) {
        insert(value...value)
    }

    package mutating func insert(_ new: ClosedRange<UInt64>) {
        if let last = ranges.last, last.upperBound < .max, new.lowerBound == last.upperBound + 1 {
            ranges[ranges.count - 1] = last.lowerBound...new.upperBound
            return
        }
        let first = index(endingFrom: new.lowerBound > 0 ? new.lowerBound - 1 : 0)
        guard first < ranges.count else {
            ranges.append(new)
            return
        }
        var merged = new
        var end = first
        while end < ranges.count, touches(ranges[end], new) {
            let other = ranges[end]
            merged =
                min(merged.lowerBound, other.lowerBound)...max(merged.upperBound, other.upperBound)
            end += 1
        }
        ranges.replaceSubrange(first..<end, with: [merged])
    }

    package func union(_ other: CounterRanges) -> CounterRanges {
        var union = self
        for range in other.ranges { union.insert(range) }
        return union
    }

    /// The numbers that the others lack, in O(*n*) in the number of gaps.
    package func subtracting(_ others: CounterRanges) -> CounterRanges {
        var rest = CounterRanges()
        var index = 0
        for range in ranges {
            var first = range.lowerBound
            while index < others.ranges.count, others.ranges[index].lowerBound <= range.upperBound {
                let other = others.ranges[index]
                if other.lowerBound > first { rest.insert(first...other.lowerBound - 1) }
                // A longer range may also cover part of the next one.
                guard other.upperBound < range.upperBound else { break }
                first = max(first, other.upperBound + 1)
                index += 1
            }
            let isTaken =
                index < others.ranges.count && others.ranges[index].lowerBound <= range.upperBound
            if !isTaken { rest.insert(first...range.upperBound) }
        }
        return rest
    }

    /// The index of the first range that ends at `value` or later, or the count.
    private func index(endingFrom value: UInt64) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = low + (high - low) / 2
            if ranges[middle].upperBound < value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// True if two ranges overlap, or one begins right after the other.
    private func touches(_ left: ClosedRange<UInt64>, _ right: ClosedRange<UInt64>) -> Bool {
        left.overlaps(right)
            || left.upperBound &+ 1 == right.lowerBound && left.upperBound < .max
            || right.upperBound &+ 1 == left.lowerBound && right.upperBound < .max
    }
}
