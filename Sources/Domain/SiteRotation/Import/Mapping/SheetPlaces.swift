import MomentumDomain

/// The texts for places in a table, each looked up once.
struct SheetPlaces {
    private struct Known {
        let text: String
        /// The answer; `nil` while the question is open.
        let answer: SiteSheetAnswers.Place?
        let candidates: [SiteLocation]
        /// True if the text would create a location with a name that is too long.
        var isTooLong = false
        var rows = 0
    }

    private let locations: [SiteLocation]
    private let resolver: SiteLocationResolver
    private let answers: SiteSheetAnswers
    private var known: [Known] = []
    private var positions: [String: Int] = [:]
    private var seen: Set<String> = []
    /// The complete texts by side and text, cached because reading the words of a side is slow.
    private var wholes: [[String]: String] = [:]

    init(_ locations: [SiteLocation], answers: SiteSheetAnswers) {
        self.locations = locations
        self.answers = answers
        resolver = SiteLocationResolver(locations)
    }

    /// The names for the reader of a strict file: known locations by name, others as in the table.
    var texts: [String] {
        known.map { known in
            switch known.answer {
            case .location(let location): location.shortName
            case .new: known.text
            case Optional.none, .some(.none): ""
            }
        }
    }

    /// The question for each unanswered text, in the order of appearance.
    var questions: [SiteSheetQuestion] {
        known.filter { $0.answer == nil }.map {
            .place(text: $0.text, rows: $0.rows, candidates: $0.candidates)
        }
    }

    /// The location of each text; new locations by the text itself.
    var mapping: [SiteSheetMapping.Place] {
        zip(known, texts)
            .filter { !$0.0.text.isEmpty && $0.0.answer != nil }.map {
                SiteSheetMapping.Place(text: $0.text, location: $1.nilIfBlank)
            }
    }

    /// The answers for places that occur in no row, not even a skipped one.
    var unusedAnswers: [String] { answers.places.keys.filter { !seen.contains($0) }.sorted() }

    /// Records the place of a row that may be skipped for another reason.
    mutating func see(_ text: String, side: String) {
        guard !answers.places.isEmpty else { return }
        let whole = whole(text, side: side)
        if !whole.isEmpty { seen.insert(whole.comparisonKey) }
    }

    /// The combined text, with a known side only once, in a word that the place parser reads.
    private mutating func whole(_ text: String, side: String) -> String {
        guard !side.isEmpty else { return text }
        if let known = wholes[[side, text]] { return known }
        let whole = Self.joined(text, side: side)
        wholes[[side, text]] = whole
        return whole
    }

    private static func joined(_ text: String, side: String) -> String {
        guard let named = PlaceWords(side).side, !text.isEmpty else {
            return text.isEmpty ? side : "\(side) \(text)"
        }
        let others = text.split(separator: " ").filter { PlaceWords(String($0)).side != named }
        return ([Substring(named.word)] + others).joined(separator: " ")
    }

    /// The position of a place among ``texts``; both texts may be empty.
    ///
    /// - Returns: The position; `nil` if the place would be new and its name is too long.
    mutating func position(of text: String, side: String) -> Int? {
        let whole = whole(text, side: side)
        let key = whole.comparisonKey
        let position = positions[key] ?? known.count
        if position == known.count {
            positions[key] = position
            known.append(look(up: whole, named: text, hasSide: !side.isEmpty))
        }
        known[position].rows += 1
        return known[position].isTooLong ? nil : position
    }

    private func look(up whole: String, named text: String, hasSide: Bool) -> Known {
        func found(_ answer: SiteSheetAnswers.Place?, _ candidates: [SiteLocation] = []) -> Known {
            guard case .new = answer, SitePlace.isTooLong(whole) else {
                return Known(text: whole, answer: answer, candidates: candidates)
            }
            return Known(
                text: "",
                answer: SiteSheetAnswers.Place.none,
                candidates: [],
                isTooLong: true
            )
        }
        if whole.isEmpty { return found(SiteSheetAnswers.Place.none) }
        if let answer = answers.places[whole.comparisonKey] { return found(answer) }
        let words = PlaceWords(whole)
        if let location = resolver.known(text), !hasSide || words.fitWhole(location.place) {
            return found(.location(location))
        }
        let fitting = locations.filter { words.fitWhole($0.place) }
        // A side alone does not name a place, even if it has only one.
        if fitting.count == 1, !text.isEmpty { return found(.location(fitting[0])) }
        return found(answers.otherPlaces, fitting)
    }
}
