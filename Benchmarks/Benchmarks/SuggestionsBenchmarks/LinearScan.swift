import MomentumSuggestionsDomain

/// The simple way: every name, lower-cased on the spot.
enum LinearScan {
    private static let list = PlaceSample.places.map(\.name)

    @inline(never)
    static func names(_ query: String) -> [String] {
        let query = query.lowercased()
        return Array(list.filter { $0.lowercased().hasPrefix(query) }.prefix(5))
    }
}
