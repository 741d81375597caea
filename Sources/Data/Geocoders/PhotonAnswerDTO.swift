import Foundation
import MomentumSuggestionsDomain

/// A GeoJSON FeatureCollection as Photon writes it; positions are longitude, latitude.
struct PhotonAnswerDTO: Decodable {
    struct Feature: Decodable {
        struct Properties: Decodable {
            let name: String?
            let city: String?
            let street: String?
            let housenumber: String?
            let state: String?
            let countrycode: String?
            let osmKey: String?
            let osmValue: String?

            private enum CodingKeys: String, CodingKey {
                case name, city, street, housenumber, state, countrycode
                case osmKey = "osm_key"
                case osmValue = "osm_value"
            }

            /// The tag with the kind of the place.
            var tag: OSMTag? {
                osmKey.flatMap { key in osmValue.map { OSMTag(key: key, value: $0) } }
            }
        }

        struct Geometry: Decodable {
            let coordinates: [Double]
        }

        let properties: Properties
        let geometry: Geometry
    }

    let type: String
    let features: [Feature]

    /// The places of an answer, in its order; features without a name are addresses.
    static func answer(
        in body: Data,
        categorizer: TagCategorizer
    ) throws(SuggestionError) -> PhotonAnswer {
        let answer = try GeocoderJSON.decode(PhotonAnswerDTO.self, fromOutside: body)
        guard answer.type == "FeatureCollection" else {
            throw GeocoderJSON.unreadable("type: \(answer.type) is no FeatureCollection")
        }
        var places: [FoundPlace] = []
        for (index, feature) in answer.features.enumerated() {
            let numbers = feature.geometry.coordinates
            guard numbers.count >= 2 else {
                throw GeocoderJSON.unreadable("features.\(index).geometry.coordinates: too few")
            }
            let coordinate = Coordinate(latitude: numbers[1], longitude: numbers[0])
            guard coordinate.isValid else {
                throw GeocoderJSON.unreadable("features.\(index).geometry.coordinates: no place")
            }
            guard let name = feature.properties.name else { continue }
            places.append(
                FoundPlace(
                    name: name,
                    category: feature.properties.tag.flatMap {
                        categorizer.word(of: $0, name: name)
                    },
                    coordinate: coordinate,
                    street: StreetLine.text(
                        street: feature.properties.street,
                        number: feature.properties.housenumber,
                        country: feature.properties.countrycode
                    ),
                    city: feature.properties.city,
                    region: feature.properties.state,
                    source: .photon
                )
            )
        }
        return PhotonAnswer(places: places, features: answer.features.count)
    }
}

/// The named places among the features of a server's answer.
struct PhotonAnswer: Sendable {
    let places: [FoundPlace]
    /// The number of all features, which the limit of a request counts.
    let features: Int
}
