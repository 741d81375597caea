import MomentumCommandLine
import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// The source that the options of `suggest` select: a category's list if it has one, otherwise
/// places (SG-16).
///
/// An option without effect is refused, because its user expects an effect.
struct SuggestSource {
    let call: Invocation
    let catalogue: FormCatalogue
    let index: PlaceIndex?

    /// The source of the field.
    ///
    /// - Throws: A usage error that lists the categories, or explains what an option needs.
    func source() throws -> SuggestionSource {
        let field = try call[SuggestOptions.category].map(field)
        if case .list = field?.source {
            try refuseOptionsOfPlaces(of: field?.label ?? "")
        } else {
            try checkPlaces()
        }
        switch field?.source {
        // Without --extended, names of a list match like in a field of the list alone.
        case .list(let list): return .local(list)
        case .places, .listThenPlaces, nil: return field?.suggestionSource ?? .placeSearch(nil)
        }
    }

    private func field(named name: String) throws -> FormField {
        let words = try index?.summary().categories.map(\.name).filter { !$0.isEmpty } ?? []
        if let field = catalogue.field(named: name), canSearch(field, words) { return field }
        // An index can have categories of its own.
        if let word = words.first(where: { $0.lowercased() == name.lowercased() }) {
            return FormField(PlaceCategory(name: word, phrase: word, indexWord: word))
        }
        let known = known(words)
        // "Bank / Credit Union" has two names for one category; both rank below complete names.
        let parts = known.flatMap { category in
            category.split(separator: " / ").map { (String($0), category) }
        }
        let spellings = known.map { ($0, $0) } + parts
        let nearest = NearestName.find(name, among: spellings)
        throw call.usageError(
            "There is no category “\(name)”.",
            hint: nearest.map { "Did you mean “\($0)”?" }
                ?? "There is \(known.prefix(20).joined(separator: ", "))."
        )
    }

    /// The searchable categories, those of the forms first.
    private func known(_ words: [String]) -> [String] {
        catalogue.forms.flatMap(\.fields).filter { canSearch($0, words) }.map(\.label) + words
    }

    /// True for a list and for a category of the index.
    ///
    /// Servers and maps accept any category, in words and tags.
    private func canSearch(_ field: FormField, _ words: [String]) -> Bool {
        guard case .places(let category) = field.source else { return true }
        return index == nil || call[SuggestOptions.photon] != nil || call[SuggestOptions.maps]
            || words.contains(category.indexWord)
    }

    private func refuseOptionsOfPlaces(of category: String) throws {
        let given = [
            ("--near", call[SuggestOptions.near] != nil),
            ("--photon", call[SuggestOptions.photon] != nil),
            ("--nominatim", call[SuggestOptions.nominatim] != nil),
            ("--maps", call[SuggestOptions.maps]),
            ("--branches", call[SuggestOptions.branches]),
        ]
        guard let option = given.first(where: \.1)?.0 else { return }
        throw call.usageError(
            "“\(category)” is a list of names, so \(option) means nothing here.",
            hint: "Leave it out, or choose another category."
        )
    }

    private func checkPlaces() throws {
        guard !call[SuggestOptions.extended] else {
            throw call.usageError(
                "--extended is for lists of names alone.",
                hint: "A search for places corrects typing errors by itself."
            )
        }
        if case .address(let address) = call[SuggestOptions.near],
            call[SuggestOptions.nominatim] == nil, !call[SuggestOptions.maps]
        {
            throw call.usageError(
                "“\(address)” is no coordinate, and only a server finds addresses.",
                hint: NearPlace.example
            )
        }
    }
}
