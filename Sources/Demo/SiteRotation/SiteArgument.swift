import MomentumDomain

/// Locations as they are named on the command line.
enum SiteArgument {
    /// The location that `text` names.
    ///
    /// - Throws: A failure that names the locations that may have been meant.
    static func location(_ text: String, in records: SiteRecords) throws -> SiteLocation {
        switch LocationLookup(text, in: records.locations) {
        case .found(let location):
            return location
        case .ambiguous(let locations):
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: 1,
                kind: "ambiguousLocation",
                message: "“\(text)” fits several locations: \(names(locations)). Type more of it."
            )
        case .none:
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: 1,
                kind: "unknownLocation",
                message: "There is no location “\(text)”. There are: \(names(records.locations))."
            )
        }
    }

    private static func names(_ locations: [SiteLocation]) -> String {
        locations.map(\.shortName).joined(separator: ", ")
    }
}
