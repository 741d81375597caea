import Foundation
import MomentumCommandLine
import MomentumTerminal

/// A country with a two-letter code (ISO 3166-1).
struct Country: Hashable, Sendable {
    /// The code in lower case, as a Nominatim server takes it.
    let code: String
    /// The English name.
    let name: String

    /// The countries in the order of their codes.
    static let all: [Country] = Locale.Region.isoRegions
        // Groups of countries, such as the European Union, have codes of two letters, too.
        .filter { $0.identifier.count == 2 && $0.subRegions.isEmpty }
        .map { Country(code: $0.identifier.lowercased(), name: name(of: $0.identifier)) }
        .sorted { $0.code < $1.code }

    /// The country that a text names nearly; `nil` if none is near.
    static func nearest(to text: String) -> Country? {
        // Most pairs of letters are one letter away from several codes, so that only the name tells
        // what UK means.
        let typed = text.count == 2 ? name(of: text) : text
        return NearestName.find(typed, among: all.map { ($0.name, $0) })
    }

    private static func name(of code: String) -> String {
        Locale(identifier: "en").localizedString(forRegionCode: code) ?? code
    }
}

extension ValueFormat where Value == Country {
    /// The two-letter code of a country, in any letter case.
    static var country: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let country = Country.all.first(where: { $0.code == text.lowercased() }) else {
                throw ValueProblem(
                    text,
                    "is not a country code",
                    hint: Country.nearest(to: text).map { saying("Did you mean \($0.code)?") }
                        ?? "Use a two-letter code, such as de or us."
                )
            }
            return country
        }.completed(from: .countries)
    }
}
