/// Rule Y: the match of a query with the folded names of a place, stage by stage.
package struct SearchRule: Sendable {
    /// The parts of the rule, in their order.
    package enum Stage: CaseIterable, Sendable {
        /// B and K: a form begins a name, or the query names the kind of place.
        case phrase
        /// J: a form begins a name, ignoring spaces.
        case joined
        /// C: the words of a form begin parts of a name.
        case anyOrder
        /// D: each word belongs to the name, the kind of place, the city or the region.
        case described
        /// T: the query begins a name after corrections.
        case corrected
        /// E: some of the query's words belong to a name.
        case partial
    }

    /// The value of a match beyond that of its place.
    package struct KeyMatch: Hashable, Sendable {
        package let bonus: Double
        package let edits: Int
    }

    /// The folded query without one of its words.
    package struct Rest: Sendable {
        package let words: WordSet
        /// The words in their order.
        package let text: [UInt8]
    }

    /// The minimum number of letters of a form that is compared without spaces.
    private static let joinedLetters = 4
    /// The minimum number of remaining letters without a word.
    private static let restLetters = 4
    private static let restWords = 2...6
    private static let space = UInt8(ascii: " ")

    package let query: FoldedQuery
    /// The forms without spaces that are long enough for stage J.
    package let joinedForms: [WordSet.Word]
    /// The forms that stage B compares, the typed one first.
    package let phrases: [WordSet.Word]
    private let typed: WordSet.Word
    /// The words of each form.
    package let wordSets: [WordSet]
    package let descriptions: [QueryDescription]
    package let typo: TypoRule
    package let rests: [Rest]
    /// The categories of which the query is a term.
    package let categories: Set<Int>
    package let ranking: PlaceRanking

    /// `terms` has the categories of the searched places; `nil` for a list of names.
    package init(
        _ query: FoldedQuery,
        terms: TermTable?,
        ranking: PlaceRanking = PlaceRanking()
    ) {
        self.query = query
        self.ranking = ranking
        joinedForms = query.forms.reduce(into: []) { joined, form in
            let letters = form.bytes.filter { $0 != Self.space }
            let word = WordSet.Word(bytes: letters, isComplete: form.isLastWordReplaced)
            if NameKeys.letters(letters) >= Self.joinedLetters, !joined.contains(word) {
                joined.append(word)
            }
        }
        wordSets = query.forms.map {
            WordSet($0.words, isLastComplete: $0.isLastWordReplaced)
        }
        phrases = query.forms.map {
            WordSet.Word(bytes: $0.bytes, isComplete: $0.isLastWordComplete)
        }
        typed = WordSet.Word(bytes: query.bytes, isComplete: query.isLastWordComplete)
        typo = TypoRule(query, allowsFirstSwap: true)
        let words = query.words.map(Array.init)
        rests = Self.rests(of: words)
        if let terms {
            descriptions = query.forms.compactMap { QueryDescription($0, terms: terms) }
            let meaning = words.filter { !QueryWords.fillers.contains($0) }
            categories = terms.categories(of: meaning[...])
        } else {
            descriptions = []
            categories = []
        }
    }

    private static func rests(of words: [[UInt8]]) -> [Rest] {
        guard restWords ~= words.count else { return [] }
        return words.indices.compactMap { left in
            var rest = words
            rest.remove(at: left)
            guard rest.reduce(0, { $0 + NameKeys.letters($1) }) >= restLetters else { return nil }
            return Rest(words: WordSet(rest), text: Array(rest.joined(separator: [space])))
        }
    }

    /// The match of one folded name of a place in any stage except D, which uses all of them.
    package func match(_ stage: Stage, _ key: Span<UInt8>) -> KeyMatch? {
        switch stage {
        case .phrase: phraseBonus(key).map { KeyMatch(bonus: $0, edits: 0) }
        case .joined: joinedBonus(key).map { KeyMatch(bonus: $0, edits: 0) }
        case .anyOrder:
            wordSets.contains { $0.isHeld(by: key) } ? KeyMatch(bonus: 0, edits: 0) : nil
        case .corrected: edits(key).map { KeyMatch(bonus: 0, edits: $0) }
        case .partial: restBonus(key).map { KeyMatch(bonus: $0, edits: 0) }
        case .described: nil
        }
    }

    /// The bonus for the best form that continues the name from a start.
    private func phraseBonus(_ key: Span<UInt8>) -> Double? {
        var best: Double?
        for phrase in phrases {
            var start = 0
            while start + phrase.bytes.count <= key.count {
                if phrase.begins(at: start, of: key) {
                    let isWhole = phrase.bytes.count == key.count
                    best = max(best ?? 0, bonus(start, isWhole: isWhole))
                }
                start += 1
            }
        }
        return best
    }

    private func joinedBonus(_ key: Span<UInt8>) -> Double? {
        var best: Double?
        for form in joinedForms {
            for start in 0..<key.count
            where key[start] == form.bytes[0] && KeyStarts.isStart(start, in: key)
                && Self.joinedEnd(of: form, from: start, in: key) != nil
            {
                best = max(best ?? 0, bonus(start, isWhole: false))
            }
        }
        return best
    }

    /// The part of a name that a form begins at a start; the earliest of the first form.
    func phraseRange(in key: Span<UInt8>) -> Range<Int>? {
        for phrase in phrases {
            var start = 0
            while start + phrase.bytes.count <= key.count {
                if phrase.begins(at: start, of: key) { return start..<start + phrase.bytes.count }
                start += 1
            }
        }
        return nil
    }

    /// The part of a name that a form without spaces begins at a start.
    func joinedRange(in key: Span<UInt8>) -> Range<Int>? {
        for form in joinedForms {
            for start in 0..<key.count
            where key[start] == form.bytes[0] && KeyStarts.isStart(start, in: key) {
                if let end = Self.joinedEnd(of: form, from: start, in: key) { return start..<end }
            }
        }
        return nil
    }

    /// The end of the part of a name that equals a form, ignoring spaces.
    package static func joinedEnd(
        of form: WordSet.Word,
        from start: Int,
        in key: Span<UInt8>
    ) -> Int? {
        var position = start
        for byte in form.bytes {
            if position < key.count, key[position] == space { position += 1 }
            guard position < key.count, key[position] == byte else { return nil }
            position += 1
        }
        let isEnd = position == key.count || key[position] == space
        return form.isComplete && !isEnd ? nil : position
    }

    /// The bonus for a match at a byte of a name.
    package func bonus(_ start: Int, isWhole: Bool) -> Double {
        guard start == 0 else { return 0 }
        return ranking.beginningBonus + (isWhole ? ranking.wholeBonus : 0)
    }

    /// The number of corrections; `nil` for a name that matches without any.
    private func edits(_ key: Span<UInt8>) -> Int? {
        guard typo.allowsEdits, !isPhrase(key) else { return nil }
        return key.withUnsafeBufferPointer { typo.bestMatch(in: Array($0))?.edits }
    }

    /// True if the query as typed begins the name at one of its starts.
    package func isPhrase(_ key: Span<UInt8>) -> Bool {
        var start = 0
        while start + typed.bytes.count <= key.count {
            if typed.begins(at: start, of: key) { return true }
            start += 1
        }
        return false
    }

    private func restBonus(_ key: Span<UInt8>) -> Double? {
        var best: Double?
        for rest in rests where rest.words.isHeld(by: key) {
            let isWhole = rest.text.count == key.count && Self.end(of: rest.text, in: key)
            best = max(best ?? 0, isWhole ? ranking.wholeBonus : 0)
        }
        return best
    }

    private static func end(of text: [UInt8], in key: Span<UInt8>) -> Bool {
        for index in text.indices where key[index] != text[index] { return false }
        return true
    }
}
