/// A street with its house number, in the order in which its country writes them.
package enum StreetLine {
    /// The countries in which the number stands behind the street.
    private static let numberLast: Set<String> = [
        "DE", "AT", "CH", "DK", "NO", "SE", "FI", "NL", "IT", "ES", "PL", "CZ",
    ]

    /// - Parameters:
    ///   - street: The name of the street.
    ///   - number: The house number.
    ///   - country: The code of the country, of two letters in any case.
    /// - Returns: `nil` without a street.
    package static func text(street: String?, number: String?, country: String?) -> String? {
        guard let street, !street.isEmpty else { return nil }
        guard let number, !number.isEmpty else { return street }
        let isNumberLast = numberLast.contains(country?.uppercased() ?? "")
        return isNumberLast ? "\(street) \(number)" : "\(number) \(street)"
    }
}
