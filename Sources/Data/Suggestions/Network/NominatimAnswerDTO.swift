import MomentumDomain

/// One result of Nominatim's `jsonv2`; numbers are written as strings, or by some servers not.
struct NominatimAnswerDTO: Decodable {
    private enum CodingKeys: String, CodingKey {
        case lat
        case lon
    }

    private let latitude: Double?
    private let longitude: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys) throws -> Double? {
            if let text = try? container.decode(String.self, forKey: key) { return Double(text) }
            return try container.decode(Double.self, forKey: key)
        }
        latitude = try number(.lat)
        longitude = try number(.lon)
    }

    var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }
}
