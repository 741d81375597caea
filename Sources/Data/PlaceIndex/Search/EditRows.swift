import MomentumSuggestionsDomain

/// The edit distances between prefixes of the query's words and prefixes of a path of letters.
///
/// The rows share one array, so a walk needs no allocation per letter. A row has the edits from the
/// first 0, 1, 2 … letters of a word to the path.
struct EditRows {
    private var costs: [UInt16]
    private var leasts: [UInt16]
    private let width: Int

    /// Reserves a row for each letter of the longest corrected path, and one for the beginning of
    /// each word.
    init(_ rule: TypoRule) {
        width = 1 + (rule.words.map(\.letters.count).max() ?? 0)
        let count = rule.words.reduce(1) { $0 + $1.letters.count + $1.allowedEdits + 3 }
        costs = [UInt16](repeating: 0, count: count * width)
        leasts = [UInt16](repeating: 0, count: count)
    }

    /// The number of edits from the whole word.
    func whole(_ row: Int, word: TypoRule.Word) -> Int {
        Int(costs[row * width + word.letters.count])
    }

    /// The smallest number of edits in a row; no longer path has fewer.
    func least(_ row: Int) -> Int { Int(leasts[row]) }

    /// Writes the row of the empty path.
    mutating func begin(_ row: Int, word: TypoRule.Word) {
        for column in 0...word.letters.count { costs[row * width + column] = UInt16(column) }
        leasts[row] = 0
    }

    /// Writes the row after another one, for one more letter.
    ///
    /// `last` is the path's last letter; it is `nil` for the empty path.
    mutating func follow(
        _ row: Int,
        _ letter: Unicode.Scalar,
        after last: Unicode.Scalar?,
        word: TypoRule.Word
    ) {
        let old = row * width
        let new = old + width
        var cost = costs[old] + 1
        var least = cost
        costs[new] = cost
        for column in 0..<word.letters.count {
            let isSame = word.letters[column] == letter
            cost = min(
                cost + 1,
                costs[old + column] + (isSame ? 0 : 1),
                costs[old + column + 1] + 1
            )
            if column > 0, let last, word.letters[column] == last,
                word.letters[column - 1] == letter
            {
                cost = min(cost, costs[old - width + column - 1] + 1)
            }
            costs[new + column + 1] = cost
            least = min(least, cost)
        }
        leasts[row + 1] = least
    }

    /// The possible next letters, if any other would exceed the allowed edits.
    func possibleLetters(
        _ row: Int,
        last: Unicode.Scalar,
        word: TypoRule.Word
    ) -> [Unicode.Scalar] {
        var letters: [Unicode.Scalar] = []
        for column in word.letters.indices {
            if costs[row * width + column] <= word.allowedEdits,
                !letters.contains(word.letters[column])
            {
                letters.append(word.letters[column])
            }
            // The second half of a swap.
            if column > 0, word.letters[column] == last,
                costs[(row - 1) * width + column - 1] < word.allowedEdits,
                !letters.contains(word.letters[column - 1])
            {
                letters.append(word.letters[column - 1])
            }
        }
        return letters
    }
}
