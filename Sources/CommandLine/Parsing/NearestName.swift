/// Finds the name that the user probably meant.
package enum NearestName {
    /// The nearest of `names`, or `nil` when none is near.
    ///
    /// A name that differs only in case is the nearest. Otherwise it is the one with the smallest
    /// ``distance(_:_:)`` for its length. Near means that at most a quarter of the longer name is
    /// wrong, but one slip is always allowed. A name that begins with `typed` is near from two
    /// characters on. Among equally near names the first wins.
    package static func find(_ typed: String, among names: [String]) -> String? {
        find(typed, among: names.map { ($0, $0) })
    }

    /// The value with the nearest spelling; a value may have several spellings.
    package static func find<Value>(
        _ typed: String,
        among values: [(spelling: String, value: Value)]
    ) -> Value? {
        let typed: [Character] = isFar(typed, from: values) ? [] : Array(typed.lowercased())
        guard !typed.isEmpty else { return nil }
        let rated = values.compactMap { spelling, value -> (value: Value, share: Double)? in
            let letters = Array(spelling.lowercased())
            let length = max(typed.count, letters.count)
            let distance = distance(typed, letters)
            let share = Double(distance) / Double(length)
            // A slip leaves something of the name.
            if distance <= max(1, length / 4), distance < length { return (value, share) }
            guard typed.count > 1, letters.starts(with: typed) else { return nil }
            return (value, min(share, 0.25))
        }
        return rated.min { $0.share < $1.share }?.value
    }

    /// The values with the nearest spellings, the nearest first, however far they are.
    ///
    /// A value may have several spellings, and is returned once. Equally near ones keep their
    /// order; to a text that is far longer than all of them, all are equally near.
    ///
    /// - Returns: At most `count` values, each with its ``distance(_:_:)`` as a share of the longer
    ///   name.
    package static func nearest<Value: Hashable>(
        _ count: Int,
        to typed: String,
        among values: [(spelling: String, value: Value)]
    ) -> [(value: Value, share: Double)] {
        let typed: [Character] =
            isFar(typed, from: values) ? [] : Array(typed.lowercased())
        var shares: [Value: Double] = [:]
        var order: [Value] = []
        for (spelling, value) in values {
            let letters = Array(spelling.lowercased())
            let length = max(typed.count, letters.count, 1)
            let share = Double(distance(typed, letters)) / Double(length)
            if let known = shares[value] {
                shares[value] = min(known, share)
            } else {
                shares[value] = share
                order.append(value)
            }
        }
        let rated = order.enumerated().map {
            ($0.offset, value: $0.element, share: shares[$0.element] ?? 1)
        }
        return rated.sorted { ($0.share, $0.0) < ($1.share, $1.0) }.prefix(count)
            .map { ($0.value, $0.share) }
    }

    /// True if a text is so much longer than every spelling that no slip explains it.
    ///
    /// Bytes, because one character can be as long as a file, and would take long to compare.
    private static func isFar<Value>(
        _ typed: String,
        from values: [(spelling: String, value: Value)]
    ) -> Bool {
        typed.utf8.count > 4 * (values.lazy.map { $0.spelling.utf8.count }.max() ?? 0)
    }

    /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment).
    ///
    /// It is the number of letters to insert, delete, replace or exchange with their neighbour.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths.
    static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in 1..<(one.count + 1) {
            var current = [row]
            for column in 1..<(other.count + 1) {
                let isSame = one[row - 1] == other[column - 1]
                var cost = min(
                    last[column] + 1,
                    current[column - 1] + 1,
                    last[column - 1] + (isSame ? 0 : 1)
                )
                if row > 1, column > 1,
                    one[row - 1] == other[column - 2],
                    one[row - 2] == other[column - 1]
                {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
