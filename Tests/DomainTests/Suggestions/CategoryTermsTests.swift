import MomentumSuggestionsDomain
import Testing

@Suite struct CategoryTermsTests {
    private static let categories = ["bank", "fuel", "hair_care", "other", "", "drugs-and-more"]

    private static func found(_ text: String, _ terms: CategoryTerms = .standard) -> Set<String> {
        let table = TermTable(categories: categories, terms: terms)
        let words = text.split(separator: " ").map { Array($0.utf8) }
        return Set(table.categories(of: words[...]).map { categories[$0] })
    }

    @Test(arguments: [
        ("bank", "bank"), ("banks", "bank"), ("credit union", "bank"), ("credit unions", "bank"),
        ("gas", "fuel"), ("ga", "fuel"), ("gas station", "fuel"), ("hair care", "hair_care"),
        ("drugs and more", "drugs-and-more"),
    ])
    func `a kind of place has its index word and terms, with or without s (SG-39)`(
        text: String,
        category: String
    ) {
        #expect(Self.found(text) == [category])
    }

    @Test(arguments: ["other", "gasss", "station", "hair_care", "credit"])
    func `other words are no terms (SG-39)`(text: String) {
        #expect(Self.found(text).isEmpty)
    }

    @Test func `a host adds terms of another language (SG-39)`() {
        var terms = CategoryTerms.standard
        terms.add(["tankstelle"], to: "fuel")

        #expect(Self.found("tankstelle", terms) == ["fuel"])
        #expect(Self.found("tankstelle").isEmpty)
        #expect(FormCatalogue(forms: [], terms: terms).terms == terms)
    }

    @Test(arguments: [
        ("doctor", "medical clinic"), ("pharmacy", "farmacia"), ("auto-repair", "garage"),
        ("fuel-gas-station", "petrol station"), ("pub", "bar"), ("hotels-motels", "motel"),
        ("insurance-agent", "insurance"), ("laundry-dry-cleaning", "dry cleaner"),
        ("bars-pubs", "pub"), ("veterinarian", "animal hospital"), ("post-office", "post office"),
    ])
    func `the table has the terms of the catalogue (SG-39)`(word: String, term: String) {
        #expect(CategoryTerms.standard.all(of: word).contains(term))
    }

    @Test func `an unfinished last word of four letters begins a term (SG-38)`() {
        let table = TermTable(categories: Self.categories, terms: .standard)
        func found(_ words: [String]) -> Int {
            table.categories(beginning: words.map { Array($0.utf8) }[...]).count
        }

        #expect(found(["cred"]) == 1 && found(["cre"]) == 0)
        #expect(found(["gas", "stat"]) == 1 && found(["gas", "sta"]) == 0)
    }
}
