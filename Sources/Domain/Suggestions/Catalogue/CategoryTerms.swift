/// The words for a kind of place.
///
/// A category's index word, with spaces for hyphens and underscores, is always one of its terms,
/// except for `other`. A final s makes no difference.
public struct CategoryTerms: Hashable, Sendable {
    /// The further terms of each category, by index word.
    public private(set) var terms: [String: [String]]

    public init(_ terms: [String: [String]] = [:]) {
        self.terms = terms
    }

    /// Adds terms of a category, for example in another language.
    public mutating func add(_ terms: [String], to indexWord: String) {
        self.terms[indexWord, default: []] += terms
    }

    /// Every term of a category, by its index word.
    public func all(of indexWord: String) -> [String] {
        guard !indexWord.isEmpty, indexWord != "other" else { return [] }
        let own = String(indexWord.map { $0 == "-" || $0 == "_" ? " " : $0 })
        return [own] + (terms[indexWord] ?? [])
    }
}

extension CategoryTerms {
    /// The English terms, with some of other languages.
    public static let standard = CategoryTerms(
        Dictionary(
            uniqueKeysWithValues: table.flatMap { words, terms in
                words.split(separator: " ").map {
                    (String($0), terms.split(separator: ", ").map(String.init))
                }
            }
        )
    )

    /// The index words with equal terms, and their terms.
    private static let table = [
        ("bank", "bank, credit union, atm"),
        ("doctor", "doctor, physician, clinic, medical clinic"),
        ("dentist", "dentist, dental, dental office"),
        (
            "specialist",
            "specialist, optician, optometrist, podiatrist, chiropractor, physical therapy"
        ),
        (
            "pharmacy",
            "pharmacy, drugstore, drug store, chemist, apotek, apotheke, pharmacie, farmacia"
        ),
        ("gym", "gym, fitness, fitness center, health club"),
        ("yoga", "yoga, pilates, yoga studio"),
        ("cycling", "cycling, spin, spinning"),
        ("spa", "spa, massage, day spa"),
        ("golf", "golf, golf course, country club"),
        ("vet veterinarian", "vet, veterinarian, animal hospital"),
        ("insurance insurance-agent", "insurance, insurance agent"),
        ("brokerage", "brokerage, broker, investment"),
        ("investment", "investment, investments, broker"),
        ("financial", "financial, financial advisor"),
        ("fuel fuel-gas-station", "gas station, gas, petrol, petrol station, fuel"),
        ("restaurant", "restaurant"),
        ("cafe", "cafe, coffee, coffee shop"),
        ("fast-food", "fast food"),
        ("bakery", "bakery"),
        ("bar pub bars-pubs", "bar, pub"),
        ("liquor-beverages", "liquor store"),
        ("supermarket", "supermarket, grocery, grocery store, groceries"),
        ("convenience", "convenience store"),
        (
            "groceries-convenience-stores",
            "grocery, grocery store, convenience store, supermarket"
        ),
        ("hotel", "hotel, motel, inn"),
        ("hotels-motels", "hotel, motel"),
        ("hairdresser", "hairdresser, barber, hair salon"),
        ("beauty-salon", "beauty salon, hair salon, salon"),
        ("barber", "barber, barber shop"),
        ("car-repair", "auto repair, car repair, mechanic"),
        ("auto-repair", "auto repair, car repair, mechanic, garage"),
        ("auto-supplies", "auto parts"),
        ("automobile-sales", "car dealer"),
        ("hardware", "hardware store"),
        ("building-materials", "hardware store, building materials"),
        ("furniture", "furniture store, furniture"),
        ("florist", "florist, flower shop"),
        ("laundry laundry-dry-cleaning", "laundry, laundromat, dry cleaner"),
        ("jewelry", "jewelry, jeweler, jewelry store"),
        ("shoes", "shoe store, shoes"),
        ("clothes", "clothes, clothing, clothing store"),
        ("child-care", "child care, daycare"),
        ("travel-agent", "travel agent, travel agency"),
        ("post-office", "post office"),
    ]
}
