import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumGeocoders
import MomentumMaps
import MomentumPlaceIndex
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTerminal

/// The options for the search; one query, a batch and a live field share them.
enum SuggestOptions {
    static let category = Option.value(
        "category",
        "NAME",
        "What kind of business: a category of a form, or of the index.",
        as: .text.completed(from: .categories)
    )
    static let near = Option.value(
        "near",
        "PLACE",
        "LAT,LON such as 42.9956,-71.4548, an address that --nominatim finds, or none.",
        as: .nearPlace
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
    static let photonFilter = Option.value(
        "photon-filter",
        "NAME",
        "How --photon takes categories; the default, include, needs version 1.0.",
        as: .choice([PhotonPlaceRepository.Filter.include, .osmTag]) { filter in
            switch filter {
            case .include: "include"
            case .osmTag: "osm_tag"
            }
        }
    )
    static let nominatim = Option.value(
        "nominatim",
        "URL",
        "A Nominatim server, which finds the address to search near.",
        as: .text
    )
    static let nominatimCountry = Option.value(
        "nominatim-country",
        "CODE",
        "The country in which --nominatim looks up the address, such as us.",
        as: .country
    )
    static let maps = Option.flag(
        "maps",
        "Ask the maps of an Apple system last."
    )
    static let extended = Option.flag(
        "extended",
        "Match any word of the names of a list, and typing errors."
    )
    static let limit = Option.value(
        "limit",
        short: "n",
        "N",
        "At most this many.",
        as: .integer(in: 1...100),
        default: 5
    )

    static let branches = Option.flag(
        "branches",
        "Show each branch of a chain as a row of its own."
    )

    /// The options that ``sources(_:)`` reads.
    static let ofSources: [any AnyOption] = [
        index, photon, photonFilter, nominatim, nominatimCountry, maps,
    ]

    static let all: [any AnyOption] =
        [category, near] + ofSources + [extended, branches, limit]

    /// The sources that the options name, and the index among them.
    static func sources(
        _ call: Invocation
    ) throws -> (all: SuggestionsSources, index: PlaceIndex?) {
        let idle = [
            (call[photonFilter] != nil && call[photon] == nil, "--photon-filter", "--photon"),
            (
                call[nominatimCountry] != nil && call[nominatim] == nil, "--nominatim-country",
                "--nominatim"
            ),
        ]
        for (isIdle, option, server) in idle where isIdle {
            throw call.usageError(saying("\(option) is for \(server), which is missing."))
        }
        if call[maps], SystemMaps.service == nil {
            throw call.usageError(
                "This system has no maps.",
                hint: "Name an index with --index, or a server with --photon."
            )
        }
        let system = call[maps] ? SuggestionsSources.system : SuggestionsSources()
        let places = try server(call[photon], "--photon", call).map {
            SuggestionsSources.PlaceSearch.photon($0, filter: call[photonFilter] ?? .include)
        }
        let addresses = try server(call[nominatim], "--nominatim", call).map {
            SuggestionsSources.Geocoder.nominatim($0, countryCode: call[nominatimCountry]?.code)
        }
        let index = try call[index].map(open)
        let sources = SuggestionsSources(
            places: [index.map(SuggestionsSources.PlaceSearch.index), places].compactMap(\.self)
                + system.places,
            addresses: [addresses].compactMap(\.self) + system.addresses,
            addressCompleter: system.addressCompleter,
            files: .placeIndexes
        )
        return (sources, index)
    }

    static func configuration(_ call: Invocation) -> SuggestionConfiguration {
        SuggestionConfiguration(
            listMatching: call[extended] ? .extended : .beginning,
            limit: call[limit],
            listsBranches: call[branches]
        )
    }

    static func open(_ file: URL) throws(CommandFailure) -> PlaceIndex {
        do throws(PlaceIndexError) {
            return try PlaceIndex(file)
        } catch {
            throw error.commandFailure(at: file)
        }
    }

    private static func server(
        _ address: String?,
        _ option: String,
        _ call: Invocation
    ) throws -> GeocoderConfiguration? {
        guard let address else { return nil }
        guard let url = URL(string: address), let scheme = url.scheme,
            ["http", "https"].contains(scheme), url.host() != nil
        else {
            throw call.usageError(
                "\(option) takes an address such as https://example.org, not "
                    + "“\(PublicAddress.text(address))”."
            )
        }
        return GeocoderConfiguration(
            baseURL: url,
            userAgent: MomentumCommand.userAgent,
            attribution: "© OpenStreetMap contributors"
        )
    }
}
