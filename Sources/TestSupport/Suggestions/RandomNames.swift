package import MomentumSuggestionsDomain
import MomentumTestSupport

/// Realistic names, places and queries with frequent special cases.
///
/// There are few words, so that names share them, and few cities, so that scores compete.
package struct RandomNames {
    private static let words = [
        "First", "National", "Bank", "bank", "Banco", "of", "the", "America", "American", "Café",
        "Cafe\u{301}", "L'École", "O’Brien", "O'Brien", "Brien", "Dr.", "Smith", "Smithson",
        "Smythe", "Dental", "Dentist", "&", "and", "Pharmacy", "Farmacia", "Apotheke", "Straße",
        "STRASSE", "Łódź", "Møller", "Yoga", "E*TRADE", "24", "#1234", "東京", "東京銀行", "Банк",
        "банка", "ÅNGSTRÖM", "Co-op", "Ltd.", "🏦", "İstanbul", "Citi", "CITIBANK", "Ba", "B",
        "Σίσυφος",
        "restaurant", "Restorant", "Wellness",
    ]
    /// Words with further forms, scripts without spaces, and words with special meaning in queries.
    private static let richWords =
        words + [
            "Wal-Mart", "Walmart", "AT&T", "H&R", "J.P.", "E*TRADE", "7-Eleven", "Seven", "7", "St",
            "Saint", "Mt", "Mount", "Center", "Ctr", "n", "et", "y", "und", "d'Or", "l'Hôtel", "in",
            "near", "me", "Store", "Credit", "Union", "Gym", "Paris", "Lake", "東京タワー", "たわー",
            "서울은행", "남서울", "النهدي", "صيدلية", "ธนาคาร", "กสิกร", "Jean-Pierre", "(Old)", "A/B",
            "U", "S", "K&W", "Inc", "Bros", "1st", "Boulevard", "Blvd",
        ]
    private static let cities = ["Paris", "Lake Union", "St. Louis", "New York", "東京", "Bankton"]
    private static let regions = ["NH", "New York", "Bavaria"]
    private static let categories = ["bank", "dentist", "pharmacy", "gym"]

    private var generator: SeededGenerator

    /// - Parameter seed: The seed; equal numbers give equal names.
    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    package mutating func name() -> String {
        (0..<Int.random(in: 1...4, using: &generator))
            .map { _ in Self.words.randomElement(using: &generator) ?? "" }
            .joined(separator: " ")
    }

    /// A name with words for every rule.
    package mutating func richName() -> String {
        (0..<Int.random(in: 1...4, using: &generator))
            .map { _ in Self.richWords.randomElement(using: &generator) ?? "" }
            .joined(separator: Int.random(in: 0..<9, using: &generator) == 0 ? "" : " ")
    }

    /// A place with the texts that rule Y reads: aliases, a city, a region.
    package mutating func richPlace() -> Place {
        let place = place()
        let aliases =
            Int.random(in: 0..<4, using: &generator) == 0
            ? (0..<Int.random(in: 1...3, using: &generator)).map { _ in richName() } : []
        return Place(
            name: richName(),
            aliases: aliases,
            category: ["fuel", "hair-salon", place.category].randomElement(using: &generator) ?? "",
            coordinate: place.coordinate,
            street: Bool.random(using: &generator) ? "12 Main St" : nil,
            city: place.city == nil ? nil : Self.cities.randomElement(using: &generator),
            region: Bool.random(using: &generator)
                ? nil : Self.regions.randomElement(using: &generator),
            popularity: place.popularity
        )
    }

    /// A query for rich places: parts of names, descriptions, and text that people do not type.
    package mutating func richQuery() -> String {
        let name = richName()
        let city = Self.cities.randomElement(using: &generator) ?? ""
        let term =
            ["bank", "gas station", "dentists", "gym", "pharm", "hair salon"]
            .randomElement(using: &generator) ?? ""
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return "\(name) \(city)"
        case 1: return "\(name) \(term)"
        case 2: return "\(term) in \(city.prefix(Int.random(in: 2...8, using: &generator)))"
        case 3: return "\(term) near me"
        case 4: return name.replacing(" ", with: "")
        case 5: return name.replacing("&", with: " and ")
        case 6: return "\(name) store \(name)"
        case 7: return hostileQuery()
        case 8: return mistyped(mistyped(name)) + (Bool.random(using: &generator) ? " " : "")
        default: return String(name.prefix(Int.random(in: 2...14, using: &generator)))
        }
    }

    private mutating func hostileQuery() -> String {
        let parts = [
            "and", "&", "+", "n", "st", "co", "7", "a", " ", "'", "l'", "ال", "東", "ก", "ᄀ", "\0",
            "🏦", "e\u{301}", "the", "near", "bank", "-", "J.", "ba", "\u{202E}",
        ]
        let count = Int.random(in: 1...40, using: &generator)
        let separator = Bool.random(using: &generator) ? " " : ""
        return (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }
            .joined(separator: separator)
    }

    package mutating func place() -> Place {
        let city = Int.random(in: 0..<6, using: &generator)
        let spread = Double.random(in: 0...1.5, using: &generator)
        let latitude = [40.7, 48.9, -33.9, 0, 89, 52][city] + spread * 0.7
        let longitude = [-74, 2.3, 151.2, 179.5, -180, -0.5][city] + spread
        return Place(
            name: name(),
            category: Self.categories.randomElement(using: &generator) ?? "",
            coordinate: Coordinate(
                latitude: (min(latitude, 90) * 10_000).rounded() / 10_000,
                longitude: ((longitude > 180 ? longitude - 360 : longitude) * 10_000).rounded()
                    / 10_000
            ),
            city: city == 5 ? nil : "City \(city)",
            popularity: Bool.random(using: &generator)
                ? 0 : Double(Int.random(in: 0...1_000_000, using: &generator))
        )
    }

    /// The beginning of a name or of its later words, often with errors or odd spacing.
    package mutating func query() -> String {
        var words = name().split(separator: " ").map(String.init)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: words.reverse()
        case 1: words = Array(words.suffix(1))
        default: break
        }
        var text = words.joined(separator: " ")
        text = String(text.prefix(Int.random(in: 1...14, using: &generator)))
        for _ in 0..<max(0, Int.random(in: -2...2, using: &generator)) { text = mistyped(text) }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: text += " "
        case 1: text = "  " + text.uppercased()
        default: break
        }
        return text
    }

    private mutating func mistyped(_ text: String) -> String {
        var letters = Array(text)
        guard letters.count > 2 else { return text }
        let index = Int.random(in: 1..<letters.count - 1, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: letters.remove(at: index)
        case 1: letters.insert("a", at: index)
        case 2: letters[index] = "e"
        default: letters.swapAt(index, index + 1)
        }
        return String(letters)
    }
}
