import MomentumSuggestionsDomain

/// One museum, as this program knows it; Momentum has no such type.
struct Museum {
    let name: String
    let city: String
    let position: Coordinate

    static let all = [
        Museum("Louvre", "Paris", 48.861, 2.336),
        Museum("Louisiana Museum of Modern Art", "Humlebæk", 55.969, 12.543),
        Museum("Lenbachhaus", "Munich", 48.147, 11.563),
        Museum("Mauritshuis", "The Hague", 52.080, 4.314),
        Museum("Musée d'Orsay", "Paris", 48.860, 2.327),
        Museum("Museo del Prado", "Madrid", 40.414, -3.692),
        Museum("Museum Ludwig", "Cologne", 50.941, 6.960),
        Museum("Rijksmuseum", "Amsterdam", 52.360, 4.885),
    ]

    init(_ name: String, _ city: String, _ latitude: Double, _ longitude: Double) {
        self.name = name
        self.city = city
        position = Coordinate(latitude: latitude, longitude: longitude)
    }
}
