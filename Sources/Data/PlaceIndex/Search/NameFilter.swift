import MomentumSuggestionsDomain

/// The conditions on a place besides the ranges of its starts.
struct NameFilter {
    /// A condition on a name or on the whole place.
    enum Condition {
        case none
        /// The name has all words of the query, in any order, as in rule C of the plain rules.
        case anyOrder(PhraseRule)
        /// A form of the name has all words of one of the sets.
        case words([WordSet])
        /// No form of the name matches the query as typed.
        case correction(SearchRule)
        case described(DescribedPlaces, onlyCities: Bool)
        /// The place has one of these categories and is in a city that explains the rest of the
        /// query.
        case describedByKind(DescribedPlaces, Set<Int>)
        case categories(Set<Int>)
    }

    /// The only accepted category.
    var category: UInt16?
    var condition = Condition.none
    /// The maximum accepted distance.
    var kilometres = Double.infinity

    /// True if a name alone decides whether its places pass, apart from their category.
    var isOfNames: Bool {
        switch condition {
        case .anyOrder, .words: true
        default: false
        }
    }

    /// The position after the text of a start; `nil` if no place passes by it.
    func end(ofAcceptedNameAt start: Int, in file: IndexFile) throws(IndexDamage) -> Int? {
        guard isOfNames else { return try file.end(ofNameAt: start) }
        let (text, end) = try file.foldedName(around: start)
        // Mapped bytes are bound to no other type, and the file stays mapped beyond this call.
        let name = Span(_unsafeElements: text.bindMemory(to: UInt8.self))
        let isAccepted =
            switch condition {
            case .anyOrder(let rule): rule.wordStarts(in: name) != nil
            case .words(let sets): sets.contains { $0.isHeld(by: name) }
            default: true
            }
        return isAccepted ? end : nil
    }

    /// True if a place found by a start of the given kinds passes.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - number: Its number.
    ///   - kinds: The kinds of the start.
    ///   - isOfAcceptedName: True if ``end(ofAcceptedNameAt:in:)`` has accepted the name.
    ///   - file: The file of the place.
    /// - Returns: True if the other conditions also accept it.
    /// - Throws: ``IndexDamage``.
    @inline(__always)
    func accepts(
        _ place: IndexPlace,
        number: Int,
        kinds: StartKinds,
        isOfAcceptedName: Bool = false,
        in file: IndexFile
    ) throws(IndexDamage) -> Bool {
        if let category, place.category != category { return false }
        if isOfAcceptedName, isOfNames { return true }
        switch condition {
        case .none: return true
        case .categories(let categories): return categories.contains(Int(place.category))
        case .described(let places, let onlyCities):
            guard !onlyCities || places.hasCity(of: place) else { return false }
            return try places.contains(place, number: number)
        case .describedByKind(let places, let categories):
            return categories.contains(Int(place.category)) && places.needsNoName(place)
        case .anyOrder(let rule):
            // Mapped bytes are bound to no other type.
            let name = try file.foldedName(at: Int(place.name)).bindMemory(to: UInt8.self)
            // The file stays mapped for longer than this call.
            return rule.wordStarts(in: Span(_unsafeElements: name)) != nil
        case .words(let sets):
            return try file.keys(ofPlace: number, place, kinds: kinds) { key in
                sets.contains { $0.isHeld(by: key) }
            }
        case .correction(let rule):
            let isTyped = try file.keys(ofPlace: number, place, kinds: nil) { rule.isPhrase($0) }
            return !isTyped
        }
    }
}
