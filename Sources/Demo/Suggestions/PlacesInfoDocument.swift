import Foundation
import MomentumPlaceIndex

struct PlacesInfoDocument: Encodable, Sendable {
    struct Category: Encodable, Sendable {
        let name: String
        let places: Int
    }

    let places: Int
    let aliases: Int
    let streets: Int
    let cities: Int
    let categories: [Category]
    let bytes: Int
    let formatVersion: Int
    let foldingVersion: Int
    let builtAt: Date
    let source: String

    init(_ summary: PlaceIndex.Summary) {
        places = summary.places
        aliases = summary.aliases
        streets = summary.streets
        cities = summary.cities
        categories = summary.categories.map { Category(name: $0.name, places: $0.places) }
        bytes = summary.bytes
        formatVersion = summary.formatVersion
        foldingVersion = summary.foldingVersion
        builtAt = summary.builtAt
        source = summary.source
    }
}
