import Foundation

/// Invented places in the proportions of real ones: chains with many branches, names of two to four
/// words, crowded cities, and few places that many people know.
enum MadeUpPlaces {
    private static let kinds: [(category: String, words: [String])] = [
        ("bank", ["Savings Bank", "Credit Union", "Bank of %", "Trust"]),
        ("dentist", ["Dental", "Family Dentistry", "Orthodontics", "Dental Care of %"]),
        ("doctor", ["Family Medicine", "Medical Group", "Clinic of %", "Pediatrics"]),
        ("pharmacy", ["Pharmacy", "Drug Store", "Apothecary"]),
        ("gym", ["Fitness", "CrossFit", "Gym", "Training of %"]),
        ("yoga", ["Yoga", "Pilates Studio", "Hot Yoga"]),
        ("spa", ["Day Spa", "Massage", "Spa & Salon"]),
        ("golf", ["Golf Club", "Country Club", "Links"]),
        ("other", ["Auto Repair", "Diner", "& Sons", "Market", "Café", "Insurance Agency"]),
    ]
    private static let syllables = [
        "ba", "be", "bo", "bra", "cal", "cas", "chi", "cor", "da", "del", "don", "el", "fer", "ga",
        "gre", "hal", "hen", "jo", "ka", "ken", "la", "len", "lin", "lor", "ma", "men", "mi", "mon",
        "na", "nor", "pe", "per", "ra", "ric", "ro", "sal", "san", "ste", "ta", "tor", "va", "wel",
        "wi", "ya", "zel", "rö", "mü", "né", "ço",
    ]
    private static let endings = [
        "son", "man", "ton", "er", "ley", "berg", "ski", "ini", "quist", "wood", "ford", "well",
    ]

    /// The number of places of a category that has few.
    private static let florists = 20

    /// Passes on a table with a header line in parts; twenty of its places are florists.
    static func table(rows: Int, write: (String) throws -> Void) rethrows {
        var random = Keystroke.Random(seed: 1)
        let cities = (0..<300).map { _ in
            (word(&random), 25 + random.unit() * 24, -124 + random.unit() * 56)
        }
        let chains = (0..<4_000).map { _ in name(&random, city: "America") }
        var text = "name\tcategory\tlat\tlon\tcity\tpopularity\n"
        for row in 0..<rows {
            let city = cities[Int(random.unit() * random.unit() * Double(cities.count))]
            // A quarter are branches; the first chains have the most.
            var place =
                random.below(4) == 0
                ? chains[Int(random.unit() * random.unit() * random.unit() * Double(chains.count))]
                : name(&random, city: city.0)
            if row % (rows / florists) == 0 { place = ("\(city.0) Blooms", "florist") }
            let latitude = city.1 + (random.unit() - random.unit()) * 0.3
            let longitude = city.2 + (random.unit() - random.unit()) * 0.3
            // Pareto with exponent 1.
            let popularity = min(1_000_000, Int(1 / max(random.unit(), 1e-9)))
            text += "\(place.name)\t\(place.category)\t\(rounded(latitude))\t\(rounded(longitude))"
            text += "\t\(city.0)\t\(popularity)\n"
            if text.utf8.count > 1 << 20 {
                try write(text)
                text = ""
            }
        }
        try write(text)
    }

    private static func rounded(_ degrees: Double) -> Double {
        (degrees * 100_000).rounded() / 100_000
    }

    private static func name(
        _ random: inout Keystroke.Random,
        city: String
    ) -> (name: String, category: String) {
        let kind = kinds[random.below(kinds.count)]
        let rest = kind.words[random.below(kind.words.count)].replacing("%", with: city)
        let first = random.below(3) == 0 ? "\(word(&random)) \(word(&random))" : word(&random)
        return ("\(first) \(rest)", kind.category)
    }

    /// Words that are common, and others that few names have.
    private static func word(_ random: inout Keystroke.Random) -> String {
        let count = 1 + random.below(2) + random.below(2)
        var word = ""
        for _ in 0..<count {
            word += syllables[Int(random.unit() * random.unit() * Double(syllables.count))]
        }
        return (word + endings[random.below(endings.count)]).capitalized
    }
}
