import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Finds locations and entries by their names on the command line.
struct SiteArgument {
    let records: SiteRecords
    let context: CommandContext
    /// False if the command cannot ask, for example while an application draws on the terminal.
    var asks = true

    /// The location for `text`; a location of only the other device counts as disabled.
    ///
    /// On a terminal it asks if a similar name was meant.
    ///
    /// - Throws: A failure that lists the most likely locations.
    func location(_ text: String) async throws -> SiteLocation {
        switch LocationLookup(text, in: records.locations) {
        case .found(let location): return location
        case .ambiguous(let locations):
            throw Self.ambiguous(text, "locations", locations.map { Choice($0).name })
        case .none:
            if case .found(let other) = LocationLookup(text, in: records.allLocations) {
                return records.location(other.id) ?? other
            }
            return try await meant(by: text, "location", records.locations.map(Choice.init)).first
        }
    }

    /// The locations of the zone for `text`, or the single location.
    ///
    /// - Parameters:
    ///   - text: The name of a zone or a location.
    ///   - takesPosition: True if a number is the position of a zone, from 1. A zone with a number
    ///     as its name takes precedence.
    /// - Returns: One or more locations.
    /// - Throws: A failure that lists the most likely zones or locations.
    func zone(_ text: String, takesPosition: Bool = false) async throws -> [SiteLocation] {
        switch SiteZoneLookup(text, in: records.allLocations) {
        case .found(let locations): return locations
        case .ambiguous(let names): throw Self.ambiguous(text, "zones or locations", names)
        case .none:
            if takesPosition, let zone = zone(at: text) { return zone.locations }
            // A zone with a single location stands for that location.
            let zones = SiteZone.zones(of: records.allLocations).compactMap(Choice.init)
            let choices = zones + records.allLocations.map(Choice.init)
            return try await meant(by: text, "zone or location", choices).locations
        }
    }

    private func zone(at position: String) -> SiteZone? {
        let zones = SiteZone.zones(of: records.allLocations)
        guard let position = Int(position), zones.indices.contains(position - 1) else { return nil }
        return zones[position - 1]
    }

    /// The entry for `text`: the beginning of an id, `last` or `active`.
    ///
    /// - Throws: A failure that lists the matching entries, or explains where to find ids.
    func entry(_ text: String, display: SiteDisplay) throws -> SiteEntry {
        switch SiteEntryLookup(text, in: records) {
        case .found(let entry): return entry
        case .ambiguous(let entries):
            let short = SiteShortIDs(of: entries.map(\.id), in: records)
            let rows = entries.prefix(9).map { entry in
                let name = display.texts.displayName(of: records.location(entry.locationID))
                return "\(short.text(entry.id)) (\(display.dateAndTime(entry.startTime)), \(name))"
            }
            let others = entries.count > 9 ? [saying("\(entries.count - 9) more")] : []
            throw Self.refusal(
                6,
                "ambiguousEntry",
                saying(
                    """
                    “\(text)” fits \(entries.count) entries: \
                    \((rows + others).joined(separator: ", ")). Type more of it.
                    """
                )
            )
        case .noActiveEntry:
            throw Self.refusal(6, "unknownEntry", saying("No site is worn, so no entry is active."))
        case .none, .noID:
            let history = context.commandLine("\(records.device.command) history")
            throw Self.refusal(
                6,
                "unknownEntry",
                records.entries.isEmpty && records.ahead.isEmpty
                    ? saying("There are no entries yet.")
                    : saying(
                        "There is no entry “\(PublicAddress.word(text))”. See their ids with: \(history)"
                    )
            )
        }
    }

    /// The choice with the most similar name, if there is one and the person at the terminal
    /// agrees.
    ///
    /// A corrected spelling never changes anything by itself.
    private func meant(
        by text: String,
        _ noun: String,
        _ choices: [Choice]
    ) async throws -> Choice {
        let spellings = choices.flatMap { choice in choice.spellings.map { ($0, choice) } }
        let meant = try await context.console.meant(
            by: text.comparisonKey,
            among: spellings,
            asks: asks,
            name: \.name,
            question: \.displayName
        )
        switch meant {
        case .agreed(let choice): return choice
        case .proposed(let proposal):
            throw Self.refusal(
                1,
                "unknownLocation",
                saying("There is no \(translated(noun)) “\(PublicAddress.word(text))”.\(proposal)")
            )
        }
    }

    private static func ambiguous(
        _ text: String,
        _ noun: String,
        _ names: [String]
    ) -> CommandFailure {
        refusal(
            1,
            "ambiguousLocation",
            saying(
                """
                “\(text)” fits \(names.count) \(translated(noun)): \(names.joined(separator: ", ")). \
                Type more of it.
                """
            )
        )
    }

    static func refusal(_ code: Int, _ kind: String, _ message: String) -> CommandFailure {
        CommandFailure(
            domain: SiteRotationError.errorDomain,
            code: code,
            kind: kind,
            message: message,
            isRefusal: true
        )
    }
}

/// A meaning of a spelling: a location, or all locations of a zone.
private struct Choice: Hashable {
    let first: SiteLocation
    let locations: [SiteLocation]
    let displayName: String
    let spellings: [String]

    init(_ location: SiteLocation) {
        first = location
        locations = [location]
        displayName = location.shownName
        spellings = location.spellings
    }

    /// Returns `nil` for the zone of a single location.
    init?(_ zone: SiteZone) {
        guard zone.locations.count > 1 else { return nil }
        first = zone.locations[0]
        locations = zone.locations
        displayName = zone.shownName
        spellings = [displayName, first.place.zone, zone.name].map(\.comparisonKey)
    }

    /// The name in a list of choices.
    var name: String {
        locations.contains(where: \.isEnabled) ? displayName : saying("\(displayName) (off)")
    }
}
