/// A form of a query as a description of a place: its name, kind, city and region.
package struct QueryDescription: Sendable {
    /// The maximum number of words of a description.
    package static let maximumWords = 8
    /// The minimum number of letters of an unfinished last word of a city.
    package static let lettersOfBeginning = 3

    /// The words that name a kind of place, and the categories of that kind.
    package struct Kind: Sendable {
        /// A bit for each word.
        package let words: UInt8
        package let categories: Set<Int>
    }

    /// The words without the fillers.
    package let words: [[UInt8]]
    /// True if the last word may be continued.
    package let isLastWordOpen: Bool
    private let isLastWordReplaced: Bool
    /// True if the form also has fillers.
    package let hasFillers: Bool
    package let kinds: [Kind]

    /// Returns `nil` for a form that describes only a name.
    package init?(_ form: QueryForm, terms: TermTable) {
        let all = form.words
        let words = all.filter { !QueryWords.fillers.contains($0) }
        guard 1...Self.maximumWords ~= words.count, words.count > 1 || all.count > 1 else {
            return nil
        }
        self.words = words
        hasFillers = words.count < all.count
        isLastWordOpen = words.last == all.last && !form.isLastWordReplaced
        isLastWordReplaced = words.last == all.last && form.isLastWordReplaced
        var kinds: [Kind] = []
        for first in words.indices {
            for end in first + 1...first + TermTable.maximumWords where end <= words.count {
                let run = words[first..<end]
                let categories =
                    end == words.count && isLastWordOpen
                    ? terms.categories(beginning: run) : terms.categories(of: run)
                guard !categories.isEmpty else { continue }
                let bits = (first..<end).reduce(UInt8(0)) { $0 | 1 << UInt8($1) }
                kinds.append(Kind(words: bits, categories: categories))
            }
        }
        self.kinds = kinds
    }

    /// A bit for each word.
    package var allWords: UInt8 { UInt8(truncatingIfNeeded: (1 << words.count) - 1) }

    /// True if a word of a city may continue after a word of the description.
    package func mayBeginPlaceWord(_ index: Int) -> Bool {
        index == words.count - 1 && isLastWordOpen
            && NameKeys.letters(words[index]) >= Self.lettersOfBeginning
    }

    /// A bit for each word that is among the folded words of a city and its region.
    package func bits(ofWordsIn place: some Collection<[UInt8]>) -> UInt8 {
        var bits: UInt8 = 0
        for (index, word) in words.enumerated() {
            let isOpen = mayBeginPlaceWord(index)
            if place.contains(where: { isOpen ? $0.starts(with: word) : $0 == word }) {
                bits |= 1 << UInt8(index)
            }
        }
        return bits
    }

    package func words(of bits: UInt8) -> WordSet {
        let chosen = words.indices.filter { bits >> UInt8($0) & 1 == 1 }
        return WordSet(
            chosen.map { words[$0] },
            isLastComplete: isLastWordReplaced && chosen.last == words.count - 1
        )
    }

    /// The sets of words of which a place's name must contain one; any name contains an empty set.
    ///
    /// - Parameters:
    ///   - category: The number of the place's category.
    ///   - placeWords: A bit for each word of its city or region.
    /// - Returns: The bits of the words in each set.
    package func neededWords(category: Int, placeWords: UInt8) -> [UInt8] {
        var needed: [UInt8] = []
        let unplaced = allWords & ~placeWords
        if unplaced != 0 {
            needed.append(unplaced)
        } else {
            // The name or the category explains at least one word.
            needed += words.indices.map { 1 << UInt8($0) }
        }
        for kind in kinds where kind.categories.contains(category) {
            needed.append(unplaced & ~kind.words)
        }
        return needed
    }
}
