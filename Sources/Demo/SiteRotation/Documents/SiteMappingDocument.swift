import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

/// The guesses of the forgiving import about a table.
struct SiteMappingDocument: Encodable, Sendable {
    struct Place: Encodable, Sendable {
        let text: String
        @Nullable var location: String?
    }

    let encoding: String
    let separator: String
    let columns: [String: String]
    let ignored: [String]
    @Nullable var dateOrder: String?
    @Nullable var timeZone: String?
    @Nullable var durationUnit: String?
    let places: [Place]

    init(_ mapping: SiteSheetMapping) {
        encoding = mapping.encoding.rawValue
        separator = String(mapping.separator)
        columns = Dictionary(
            uniqueKeysWithValues: mapping.columns.map { ($0.key.rawValue, $0.value) }
        )
        ignored = mapping.ignored
        dateOrder = mapping.dateOrder?.rawValue
        timeZone = mapping.timeZone
        durationUnit = mapping.durationUnit?.rawValue
        places = mapping.places.map { Place(text: $0.text, location: $0.location) }
    }
}
