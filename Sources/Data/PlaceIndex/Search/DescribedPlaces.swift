import MomentumSuggestionsDomain

/// The places that a query describes by name, kind of place, city and region (stage D).
final class DescribedPlaces {
    /// The maximum number of cities in a query; the nearest are kept.
    static let maximumCities = 64

    /// The words of a description that a name must contain, in one category or in any (`nil`).
    struct Needed: Hashable {
        let description: Int
        let words: UInt8
        let category: Int?
    }

    let descriptions: [QueryDescription]
    /// False if the query had more cities.
    let isComplete: Bool
    /// The map boxes that contain the cities' places.
    let boxes: [MapBox]
    private let file: IndexFile
    /// The words of each description that belong to a city or its region.
    private let cities: [UInt32: [UInt8]]
    private var known: [UInt32: [WordSet]] = [:]

    init(
        _ descriptions: [QueryDescription],
        in file: IndexFile,
        near position: Coordinate?
    ) throws(IndexDamage) {
        self.descriptions = descriptions
        self.file = file
        var cities: [UInt32: [UInt8]] = [:]
        let none = [UInt8](repeating: 0, count: descriptions.count)
        for (number, description) in descriptions.enumerated() {
            for (index, word) in description.words.enumerated() {
                let found = try file.cities(
                    withWord: word,
                    isBeginning: description.mayBeginPlaceWord(index)
                )
                for city in found { cities[city, default: none][number] |= 1 << UInt8(index) }
            }
        }
        // The boxes are read for the distances of the cities, and for the search.
        var allowance = Allowance(2 * file.count(.cityBoxes))
        func boxes(of city: UInt32) throws(IndexDamage) -> [MapBox] {
            let boxes = try file.boxes(ofCity: Int(city))
            try allowance.spend(boxes.count)
            return boxes
        }
        isComplete = cities.count <= Self.maximumCities
        if !isComplete {
            let geometry = position.map(MapGeometry.init)
            var distances: [(kilometres: Double, city: UInt32)] = []
            for city in cities.keys {
                var nearest = Double.infinity
                for box in try boxes(of: city) {
                    nearest = min(nearest, geometry?.distance(to: box) ?? 0)
                }
                distances.append((nearest, city))
            }
            let kept = distances.sorted { $0 < $1 }.prefix(Self.maximumCities).map(\.city)
            cities = cities.filter { kept.contains($0.key) }
        }
        self.cities = cities
        var found: [MapBox] = []
        for city in cities.keys { found += try boxes(of: city) }
        self.boxes = found
    }

    /// True if a place is in a city of the query.
    func hasCity(of place: IndexPlace) -> Bool { cities[place.city] != nil }

    /// True if the category and the city explain every word of a description.
    func needsNoName(_ place: IndexPlace) -> Bool {
        guard let cityWords = cities[place.city] else { return false }
        return descriptions.indices.contains { index in
            needed(index, cityWords[index], Int(place.category)).contains { $0.words.isEmpty }
        }
    }

    func contains(_ place: IndexPlace, number: Int) throws(IndexDamage) -> Bool {
        let cityWords = cities[place.city]
        for index in descriptions.indices {
            for words in needed(index, cityWords?[index] ?? 0, Int(place.category)) {
                if words.words.isEmpty { return true }
                let isHeld = try file.keys(ofPlace: number, place, kinds: nil) {
                    words.isHeld(by: $0)
                }
                if isHeld { return true }
            }
        }
        return false
    }

    private func needed(_ description: Int, _ placeWords: UInt8, _ category: Int) -> [WordSet] {
        let key = UInt32(description) << 24 | UInt32(placeWords) << 16 | UInt32(category)
        if let sets = known[key] { return sets }
        let rule = descriptions[description]
        let sets = rule.neededWords(category: category, placeWords: placeWords)
            .map { rule.words(of: $0) }
        known[key] = sets
        return sets
    }

    /// The words to search for, outside or inside the cities.
    ///
    /// Names that have all words of a form are excluded, because stage C found them.
    func neededWords(inCities: Bool) -> Set<Needed> {
        var needed: Set<Needed> = []
        for (number, description) in descriptions.enumerated() {
            let placeWords = inCities ? Set(cities.values.map { $0[number] }).subtracting([0]) : [0]
            for words in placeWords {
                for bits in description.neededWords(category: -1, placeWords: words)
                where bits != description.allWords || description.hasFillers {
                    needed.insert(Needed(description: number, words: bits, category: nil))
                }
                let unplaced = description.allWords & ~words
                for kind in description.kinds {
                    for category in kind.categories {
                        let bits = unplaced & ~kind.words
                        let set = Needed(description: number, words: bits, category: category)
                        needed.insert(set)
                    }
                }
            }
        }
        return needed
    }
}
