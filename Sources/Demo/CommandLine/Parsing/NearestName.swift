/// Finds the name that was probably meant.
enum NearestName {
    /// The nearest of `names` by ``distance(_:_:)``, or `nil` when none is near.
    ///
    /// Near means: at most a third of the longer name is wrong, but one slip is always allowed, and
    /// a name that begins with `typed` counts as near from two characters on. Among equally near
    /// names the first wins.
    static func find(_ typed: String, among names: [String]) -> String? {
        let typed = Array(typed.lowercased())
        // A whole text is no slip of a name, and would take long to compare.
        guard !typed.isEmpty, typed.count <= longestName else { return nil }
        let rated = names.map { name in
            let letters = Array(name.lowercased())
            let limit = max(1, max(typed.count, letters.count) / 3)
            let distance = distance(typed, letters)
            let isBeginning = typed.count > 1 && letters.starts(with: typed)
            return (name: name, distance: isBeginning ? min(distance, 1) : distance, limit: limit)
        }
        return rated.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.name
    }

    private static let longestName = 100

    /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): how many
    /// letters must be inserted, deleted, replaced or exchanged with their neighbour.
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
