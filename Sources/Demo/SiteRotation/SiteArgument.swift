import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain

/// Finds locations and entries by their names on the command line.
enum SiteArgument {
    /// The location that `text` names.
    ///
    /// - Throws: A failure that lists the locations that were probably meant.
    static func location(_ text: String, in records: SiteRecords) throws -> SiteLocation {
        switch LocationLookup(text, in: records.locations) {
        case .found(let location):
            return location
        case .ambiguous(let locations):
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: 1,
                kind: "ambiguousLocation",
                message: "“\(text)” fits several locations: \(names(locations)). Type more of it.",
                isRefusal: true
            )
        case .none:
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: 1,
                kind: "unknownLocation",
                message: "There is no location “\(text)”. \(suggestion(for: text, in: records))",
                isRefusal: true
            )
        }
    }

    /// The locations of the zone that `text` names, or the one location.
    ///
    /// - Throws: A failure that lists the locations that were probably meant.
    static func zone(_ text: String, in records: SiteRecords) throws -> [SiteLocation] {
        let zone = SiteZone.zones(of: records.locations).first {
            $0.name.comparisonKey == text.comparisonKey
        }
        return try zone?.locations ?? [location(text, in: records)]
    }

    /// The entry whose identifier is `text`, or the only one whose identifier begins with it.
    ///
    /// - Throws: A failure that says where identifiers are listed.
    static func entry(_ text: String, in records: SiteRecords) throws -> SiteEntry {
        let prefix = text.uppercased()
        let fitting =
            prefix.isEmpty
            ? []
            : [AnySequence(records.ahead), AnySequence(records.entries)].joined().lazy
                .filter { $0.id.uuidString.hasPrefix(prefix) }.prefix(2).map(\.self)
        if fitting.count == 1 { return fitting[0] }
        throw CommandFailure(
            domain: SiteRotationError.errorDomain,
            code: 6,
            kind: fitting.isEmpty ? "unknownEntry" : "ambiguousEntry",
            message: fitting.isEmpty
                ? "There is no entry “\(text)”. See their ids with: momentum sites history --json"
                : "“\(text)” fits several entries. Type more of it.",
            isRefusal: true
        )
    }

    /// The names that were probably meant, or else all names.
    private static func suggestion(for text: String, in records: SiteRecords) -> String {
        let spellings = records.locations.flatMap { location in
            let names = [location.shortName, location.displayName].map { ($0, [$0]) }
            // People leave out what distinguishes the parts of a body part.
            let part = SitePlace(bodyPart: location.bodyPart, side: location.side)
            let parts = records.locations.filter {
                $0.bodyPart == location.bodyPart && $0.side == location.side
            }
            return names
                + [part?.shortName, part?.displayName].compactMap(\.self).map { name in
                    (name, parts.map(\.shortName))
                }
        }
        guard let meant = NearestName.find(text, among: spellings) else {
            return "There are: \(names(records.locations))."
        }
        return "Did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
    }

    private static func names(_ locations: [SiteLocation]) -> String {
        locations.map(\.shortName).joined(separator: ", ")
    }
}
