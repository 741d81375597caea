/// The categories of a collection of places by their folded terms.
package struct TermTable: Sendable {
    /// The maximum number of words of a term.
    package static let maximumWords = 3
    /// The minimum number of letters of an unfinished last word of a term.
    package static let lettersOfBeginning = 4

    /// The numbers of categories by a term without its final s.
    private let exact: [[UInt8]: Set<Int>]
    /// The terms in byte order, each with its categories.
    private let sorted: [(term: [UInt8], categories: Set<Int>)]

    /// The categories are numbered by their positions.
    package init(categories: [String], terms: CategoryTerms) {
        var exact: [[UInt8]: Set<Int>] = [:]
        var whole: [[UInt8]: Set<Int>] = [:]
        for (number, word) in categories.enumerated() {
            for term in terms.all(of: word) {
                let folded = TextFolding.fold(term)
                guard !folded.isEmpty else { continue }
                exact[Self.stem(folded[...]), default: []].insert(number)
                whole[folded, default: []].insert(number)
            }
        }
        self.exact = exact
        sorted = whole.map { ($0.key, $0.value) }
            .sorted { $0.term.lexicographicallyPrecedes($1.term) }
    }

    /// The categories of which some words are a term.
    package func categories(of words: ArraySlice<[UInt8]>) -> Set<Int> {
        exact[Self.stem(Array(words.joined(separator: [UInt8(ascii: " ")]))[...])] ?? []
    }

    /// The categories with a term that these words equal or begin.
    package func categories(beginning words: ArraySlice<[UInt8]>) -> Set<Int> {
        var found = categories(of: words)
        guard let last = words.last, NameKeys.letters(last) >= Self.lettersOfBeginning else {
            return found
        }
        let text = Array(words.joined(separator: [UInt8(ascii: " ")]))
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].term.lexicographicallyPrecedes(text) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        for entry in sorted[low...].prefix(while: { $0.term.starts(with: text) }) {
            found.formUnion(entry.categories)
        }
        return found
    }

    private static func stem(_ term: ArraySlice<UInt8>) -> [UInt8] {
        Array(term.last == UInt8(ascii: "s") ? term.dropLast() : term)
    }
}
