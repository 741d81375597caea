/// A street with its house number, in the order of its country.
package enum StreetLine {
    /// The countries in which the number follows the street.
    private static let numberLast: Set<String> = [
        "DE", "AT", "CH", "DK", "NO", "SE", "FI", "NL", "IT", "ES", "PL", "CZ",
    ]

    /// - Parameters:
    ///   - street: The name of the street.
    ///   - number: The house number.
    ///   - country: The two-letter code of the country, in any case.
    /// - Returns: The line; `nil` without a street.
    package static func text(street: String?, number: String?, country: String?) -> String? {
        guard let street, !street.isEmpty else { return nil }
        guard let number, !number.isEmpty else { return street }
        let isNumberLast = numberLast.contains(country?.uppercased() ?? "")
        return isNumberLast ? "\(street) \(number)" : "\(number) \(street)"
    }
}
