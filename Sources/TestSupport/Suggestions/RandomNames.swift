package import MomentumSuggestionsDomain
import MomentumTestSupport

/// Realistic names, places and queries with frequent special cases.
///
/// The words are few, so that names share words, and so are the cities, so that scores compete.
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
    private static let categories = ["bank", "dentist", "pharmacy", "gym"]

    private var generator: SeededGenerator

    /// - Parameter seed: The same number gives the same names.
    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    package mutating func name() -> String {
        (0..<Int.random(in: 1...4, using: &generator))
            .map { _ in Self.words.randomElement(using: &generator) ?? "" }
            .joined(separator: " ")
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
