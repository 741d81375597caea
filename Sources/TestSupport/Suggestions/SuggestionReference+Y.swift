package import MomentumSuggestionsDomain

extension SuggestionReference {
    /// A row of an answer according to rule Y.
    package struct Row: Hashable, Sendable {
        package let index: Int
        /// The score of the place with the bonus of its match.
        package let value: Double
        package let match: FoundPlace.Match

        fileprivate var edits: Int { if case .corrected(let edits) = match { edits } else { 0 } }
    }

    fileprivate typealias Text = [UInt8]

    /// The parts of a place that rule Y compares with every query.
    struct Forms: Sendable {
        /// The name and the aliases.
        fileprivate let keys: [Key]
        /// The words of city and region.
        fileprivate let placeWords: [Text]
        fileprivate let isNamed: Bool

        init(_ place: Place) {
            keys = ([place.name] + place.aliases).flatMap { NameKeys.all(of: $0) }.map(Key.init)
            placeWords = [place.city, place.region].compactMap(\.self)
                .flatMap { TextFolding.fold($0).split(separator: 0x20).map(Array.init) }
            isNamed = !TextFolding.fold(place.name).isEmpty
        }
    }

    private static let stages: [SearchRule.Stage] = [
        .phrase, .joined, .anyOrder, .described, .corrected,
    ]

    /// Rule Y: the stages B with K, J, C, D, T and E, near places first.
    ///
    /// It shares the forms of queries and names, and the terms, with the other implementations.
    package func ruleY(
        _ text: String,
        terms: CategoryTerms = .standard,
        category: String? = nil,
        near position: Coordinate? = nil,
        limit: Int = 5,
        listsBranches: Bool = false,
        isList: Bool = false
    ) -> [Row] {
        guard let query = FoldedQuery(text), let typed = Query(text) else { return [] }
        let names = Set(places.map(\.category)).map { category in
            (category, terms.all(of: category).map { TextFolding.fold($0) })
        }
        let terms = isList ? nil : Dictionary(uniqueKeysWithValues: names)
        let hasCategory = places.contains { $0.category == category }
        let included = places.indices.filter {
            category == nil || !hasCategory || places[$0].category == category
        }
        func isNear(_ row: Row) -> Bool {
            guard let position else { return true }
            return position.kilometres(to: places[row.index].coordinate) <= 25
        }
        func rows(_ stage: SearchRule.Stage) -> [Row] {
            included.compactMap { index -> Row? in
                guard let match = match(stage, index, query, typed, terms) else { return nil }
                let score = isList ? 0 : Self.score(of: places[index], near: position)
                return Row(index: index, value: score + match.bonus, match: match.match)
            }
            .sorted { ($0.edits, -$0.value, $0.index) < ($1.edits, -$1.value, $1.index) }
        }
        func distinct(_ rows: [Row], after known: [Row], count: Int) -> [Row] {
            var kept: [Row] = []
            for row in rows where kept.count < count {
                if !(known + kept).contains(where: { isOneRow($0, row, listsBranches) }) {
                    kept.append(row)
                }
            }
            return kept
        }
        var answer: [Row] = []
        for stage in Self.stages {
            if answer.count >= limit, answer.contains(where: isNear) { break }
            let found = rows(stage)
            var front: [Row] = []
            if !answer.isEmpty, !answer.contains(where: isNear) {
                front = distinct(found.filter(isNear), after: answer, count: 3)
            }
            answer = Array((front + answer).prefix(limit))
            answer += distinct(found, after: answer, count: limit - answer.count)
        }
        return answer.isEmpty ? distinct(rows(.partial), after: [], count: limit) : answer
    }

    /// The value of a place that matches in one way; `nil` if it does not match.
    package func value(
        of index: Int,
        _ text: String,
        terms: CategoryTerms = .standard,
        near position: Coordinate?,
        _ wanted: FoundPlace.Match
    ) -> Double? {
        guard let query = FoldedQuery(text), let typed = Query(text) else { return nil }
        let category = places[index].category
        let names = [category: terms.all(of: category).map { TextFolding.fold($0) }]
        return (Self.stages + [.partial])
            .compactMap { match($0, index, query, typed, names) }
            .filter { $0.match == wanted }.map { $0.bonus }.max()
            .map { Self.score(of: places[index], near: position) + $0 }
    }

    private func isOneRow(_ left: Row, _ right: Row, _ listsBranches: Bool) -> Bool {
        let (place, other) = (places[left.index], places[right.index])
        guard folded[left.index].joined().elementsEqual(folded[right.index].joined()) else {
            return false
        }
        return !listsBranches || place.coordinate.kilometres(to: other.coordinate) <= 0.05
    }

    private func match(
        _ stage: SearchRule.Stage,
        _ index: Int,
        _ query: FoldedQuery,
        _ typed: Query,
        _ terms: [String: [Text]]?
    ) -> (bonus: Double, match: FoundPlace.Match)? {
        let keys = forms[index].keys
        let terms = terms?[places[index].category]
        guard forms[index].isNamed else { return nil }
        func best(_ bonus: (Key) -> Double?) -> Double? { keys.compactMap(bonus).max() }
        switch stage {
        case .phrase:
            if let bonus = best({ Self.phraseBonus(query, $0) }) { return (bonus, .name) }
            let words = query.words.map(Array.init).filter { !QueryWords.fillers.contains($0) }
            return terms.map { Self.isTerm(words, isOpen: false, $0) } == true
                ? (0, .category) : nil
        case .joined: return best { Self.joinedBonus(query, $0) }.map { ($0, .name) }
        case .anyOrder:
            let isHeld = keys.contains { key in
                query.forms.contains {
                    Self.holds(key, $0.words, isComplete: $0.isLastWordReplaced)
                }
            }
            return isHeld ? (0, .name) : nil
        case .described:
            guard let terms else { return nil }
            let isMet = query.forms.contains { Self.describes($0, forms[index], terms) }
            return isMet ? (0, .described) : nil
        case .corrected:
            guard !keys.contains(where: { Self.isPhrase($0, query.forms[0]) }) else { return nil }
            let edits = keys.compactMap { key in
                typed.edits(to: Self.scalars(key.text), allowsFirstSwap: true)
            }
            return edits.min().map { (0, .corrected(edits: $0)) }
        case .partial:
            let words = query.words.map(Array.init)
            guard 2...6 ~= words.count else { return nil }
            return best { key in
                words.indices.compactMap { left -> Double? in
                    var rest = words
                    rest.remove(at: left)
                    let text = Text(rest.joined(separator: [0x20]))
                    guard Key.letterCount(of: text.filter { $0 != 0x20 }) >= 4,
                        Self.holds(key, rest, isComplete: false)
                    else {
                        return nil
                    }
                    return text == key.text ? 0.3 : 0
                }.max()
            }.map { ($0, .partial) }
        }
    }

    // MARK: Stages

    private static func scalars(_ text: Text) -> [[Unicode.Scalar]] {
        String(decoding: text, as: UTF8.self).unicodeScalars.split(separator: " ").map(Array.init)
    }

    private static func isEnd(_ text: some Collection<UInt8>) -> Bool {
        text.first ?? 0x20 == 0x20
    }

    private static func begins(
        _ key: Text,
        _ start: Int,
        _ word: Text,
        isComplete: Bool
    ) -> Bool {
        let rest = key[start...]
        return rest.starts(with: word) && (!isComplete || isEnd(rest.dropFirst(word.count)))
    }

    private static func isPhrase(_ key: Key, _ form: QueryForm) -> Bool {
        key.starts.contains {
            begins(key.text, $0, form.bytes, isComplete: form.isLastWordComplete)
        }
    }

    private static func phraseBonus(_ query: FoldedQuery, _ key: Key) -> Double? {
        query.forms.filter { isPhrase(key, $0) }.map { form in
            if form.bytes == key.text { return 0.35 }
            return begins(key.text, 0, form.bytes, isComplete: form.isLastWordComplete) ? 0.05 : 0
        }.max()
    }

    private static func joinedBonus(_ query: FoldedQuery, _ key: Key) -> Double? {
        query.forms.flatMap { form -> [Double] in
            let letters = form.bytes.filter { $0 != 0x20 }
            guard Key.letterCount(of: letters) >= 4 else { return [] }
            let text = key.text
            return key.starts.compactMap { start in
                // The shortest part of the name with these letters, which never ends in a space.
                var end = start
                for letter in letters {
                    while end < text.count, text[end] == 0x20 { end += 1 }
                    guard end < text.count, text[end] == letter else { return nil }
                    end += 1
                }
                guard !form.isLastWordReplaced || isEnd(text[end...]) else { return nil }
                return start == 0 ? 0.05 : 0
            }
        }.max()
    }

    /// Tries every start of the name for every word.
    private static func holds(_ key: Key, _ words: [Text], isComplete: Bool) -> Bool {
        func assign(_ index: Int, _ free: [Int]) -> Bool {
            guard index >= 0 else { return true }
            return free.contains { start in
                begins(
                    key.text,
                    start,
                    words[index],
                    isComplete: isComplete && index == words.count - 1
                )
                    && assign(index - 1, free.filter { $0 != start })
            }
        }
        return assign(words.count - 1, key.starts)
    }

    private static func isTerm(
        _ words: [Text],
        isOpen: Bool,
        _ terms: [Text]
    ) -> Bool {
        let text = Text(words.joined(separator: [0x20]))
        return !text.isEmpty
            && terms.contains { term in
                let s = Text("s".utf8)
                let canGoOn = isOpen && scalars(words.last ?? [])[0].count >= 4
                return term == text || term + s == text || term == text + s
                    || canGoOn && term.starts(with: text)
            }
    }

    /// Tries every meaning of every word.
    private static func describes(
        _ form: QueryForm,
        _ place: Forms,
        _ terms: [Text]
    ) -> Bool {
        let all = form.words
        let words = all.filter { !QueryWords.fillers.contains($0) }
        guard 1...8 ~= words.count, words.count > 1 || all.count > 1 else { return false }
        let hasLast = words.last == all.last
        let isOpen = hasLast && !form.isLastWordReplaced
        func isPlaceWord(_ index: Int) -> Bool {
            let canGoOn = isOpen && index == words.count - 1 && scalars(words[index])[0].count >= 3
            return place.placeWords.contains {
                $0 == words[index] || canGoOn && $0.starts(with: words[index])
            }
        }
        let runs = words.indices.flatMap { first in (1...3).map { first..<first + $0 } }
            .filter { $0.upperBound <= words.count }
        return ([0..<0] + runs).contains { run in
            guard
                run.isEmpty
                    || isTerm(
                        Array(words[run]),
                        isOpen: isOpen && run.upperBound == words.count,
                        terms
                    )
            else { return false }
            let others = words.indices.filter { !run.contains($0) }
            let placed = others.indices.reduce(0) { isPlaceWord(others[$1]) ? $0 | 1 << $1 : $0 }
            return (0..<1 << others.count).contains { choice in
                // A word that is not part of the name belongs to the place.
                guard choice & ~placed == 0 else { return false }
                let inName = others.indices.filter { choice >> $0 & 1 == 0 }.map { others[$0] }
                guard !run.isEmpty || !inName.isEmpty else { return false }
                let isComplete =
                    hasLast && form.isLastWordReplaced && inName.last == words.count - 1
                return inName.isEmpty
                    || place.keys.contains {
                        holds($0, inName.map { words[$0] }, isComplete: isComplete)
                    }
            }
        }
    }
}
