import Foundation
public import MomentumDomain
public import MomentumNetwork
public import MomentumSuggestionsDomain

/// Finds addresses with the `/search` of a Nominatim server.
///
/// It is not a source of suggestions: the public server's policy forbids searching while typing.
public struct NominatimGeocodingRepository: GeocodingRepository {
    public let attributions: [String]
    private let client: GeocoderClient
    private let countryCode: String?
    private let dates: any WallClock
    private let unknown = UnknownAddresses()

    /// `countryCode` is the two-letter code of the country to search in, if known.
    public init(
        transport: any HTTPTransport,
        configuration: GeocoderConfiguration,
        countryCode: String? = nil,
        dates: any WallClock,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        client = GeocoderClient(
            transport: transport,
            configuration: configuration,
            dates: dates,
            clock: clock
        )
        attributions = [configuration.attribution]
        self.countryCode = countryCode
        self.dates = dates
    }

    /// An address that the server did not know is requested again after five minutes.
    public func coordinate(
        ofAddress address: String
    ) async throws(SuggestionError) -> Coordinate? {
        if unknown.contains(address, at: dates.now) { return nil }
        var items = [
            URLQueryItem(name: "q", value: address),
            URLQueryItem(name: "format", value: "jsonv2"),
            URLQueryItem(name: "limit", value: "1"),
            URLQueryItem(name: "layer", value: "address"),
            URLQueryItem(name: "accept-language", value: "en"),
        ]
        if let countryCode {
            items.append(URLQueryItem(name: "countrycodes", value: countryCode))
        }
        let body = try await client.get("search", items)
        let answers = try GeocoderJSON.decode([NominatimAnswerDTO].self, fromOutside: body)
        guard let answer = answers.first else {
            unknown.insert(address, at: dates.now)
            return nil
        }
        guard let coordinate = answer.coordinate else {
            throw GeocoderJSON.unreadable("0: lat and lon are no place")
        }
        return coordinate
    }
}

/// One result of Nominatim's `jsonv2`; most servers write numbers as strings.
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

    var coordinate: Coordinate? { .valid(latitude, longitude) }
}
