import MomentumSuggestionsDomain

/// The edits between the beginnings of a word of the query and a path of letters.
struct EditRow {
    /// The edits from the first 0, 1, 2 … letters of the word to the path.
    private let costs: [UInt16]
    /// The smallest of them; no longer path has fewer.
    let least: Int

    init(_ word: TypoRule.Word) {
        costs = (0...word.letters.count).map { UInt16($0) }
        least = 0
    }

    private init(costs: [UInt16]) {
        self.costs = costs
        least = Int(costs.min() ?? 0)
    }

    /// The edits from the whole word.
    var whole: Int { Int(costs.last ?? 0) }

    /// The row with one more letter; `previous` is the path's last letter and the row before it,
    /// `nil` for the empty path.
    func following(
        _ letter: Unicode.Scalar,
        after previous: (letter: Unicode.Scalar, row: EditRow)?,
        word: TypoRule.Word
    ) -> EditRow {
        var next = [UInt16](repeating: 0, count: costs.count)
        next[0] = costs[0] + 1
        for column in 1..<costs.count {
            let isSame = word.letters[column - 1] == letter
            var cost = costs[column - 1] + (isSame ? 0 : 1)
            cost = min(cost, costs[column] + 1, next[column - 1] + 1)
            if let previous, column > 1, word.letters[column - 1] == previous.letter,
                word.letters[column - 2] == letter
            {
                cost = min(cost, previous.row.costs[column - 2] + 1)
            }
            next[column] = cost
        }
        return EditRow(costs: next)
    }

    /// The possible next letters when any other would exceed the allowed edits.
    func possibleLetters(
        word: TypoRule.Word,
        before: EditRow,
        last: Unicode.Scalar
    ) -> [Unicode.Scalar] {
        var letters: [Unicode.Scalar] = []
        for column in word.letters.indices {
            if costs[column] <= word.allowedEdits, !letters.contains(word.letters[column]) {
                letters.append(word.letters[column])
            }
            // The second half of a swap.
            if column > 0, word.letters[column] == last,
                before.costs[column - 1] < word.allowedEdits,
                !letters.contains(word.letters[column - 1])
            {
                letters.append(word.letters[column - 1])
            }
        }
        return letters
    }
}
