import Foundation
import MomentumDI
import MomentumData
import MomentumDomain

/// The options that say what to search, the same for one query, for many and for a live field.
enum SuggestOptions {
    static let category = Option.value(
        "category",
        "NAME",
        "What kind of business: a category of a form, or a word of the index.",
        as: .text
    )
    static let near = Option.value(
        "near",
        "PLACE",
        "LAT,LON, or an address that --nominatim finds.",
        as: .text
    )
    static let index = Option.value(
        "index",
        "FILE",
        "An index that “momentum places build” made.",
        as: .file
    )
    static let photon = Option.value(
        "photon",
        "URL",
        "A Photon server, asked when the index knows nothing.",
        as: .text
    )
    static let nominatim = Option.value(
        "nominatim",
        "URL",
        "A Nominatim server, for the address of --near.",
        as: .text
    )
    static let extended = Option.flag(
        "extended",
        "Match any word of the names of a list, and typing errors."
    )
    static let limit = Option.value(
        "limit",
        "N",
        "At most this many.",
        as: .integer(in: 1...100),
        default: 5
    )

    static let all: [any AnyOption] = [
        category, near, index, photon, nominatim, extended, limit,
    ]

    static func sources(_ call: Invocation) throws -> SuggestionsSources {
        SuggestionsSources(
            index: try call[index].map { try PlaceIndex($0) },
            photon: try server(call[photon], "--photon", call),
            nominatim: try server(call[nominatim], "--nominatim", call)
        )
    }

    static func configuration(_ call: Invocation) -> SuggestionConfiguration {
        SuggestionConfiguration(
            listMatching: call[extended] ? .extended : .beginning,
            limit: call[limit]
        )
    }

    /// The list of a category that has one, else places: a source follows from the category, or
    /// from the index and the servers that the options name (SG-16).
    static func source(_ call: Invocation, catalogue: FormCatalogue) throws -> SuggestionSource {
        let address = call[near] ?? ""
        guard let name = call[category] else {
            return .placeSearch(nil, nearAddress: address)
        }
        if let field = catalogue.field(named: name) {
            return field.suggestionSource(nearAddress: address)
        }
        guard call[index] != nil else {
            let names = catalogue.forms.flatMap(\.fields).map(\.category)
            throw call.usageError(
                "There is no category “\(name)”.",
                hint: names.joined(separator: ", ")
            )
        }
        // An index can have categories of its own.
        return .placeSearch(
            PlaceCategory(name: name, phrase: name, indexWord: name),
            nearAddress: address
        )
    }

    private static func server(
        _ address: String?,
        _ option: String,
        _ call: Invocation
    ) throws -> GeocoderConfiguration? {
        guard let address else { return nil }
        guard let url = URL(string: address), let scheme = url.scheme,
            ["http", "https"].contains(scheme), url.host() != nil
        else { throw call.usageError("\(option) takes an address such as https://example.org.") }
        return GeocoderConfiguration(
            baseURL: url,
            userAgent: "momentum/\(MomentumCommand.version)",
            attribution: "© OpenStreetMap contributors"
        )
    }
}
