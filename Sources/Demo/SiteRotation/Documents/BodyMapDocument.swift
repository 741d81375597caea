import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The answer of `momentum sites map`.
struct BodyMapDocument: Encodable, Sendable {
    struct Place: Encodable, Sendable {
        let id: String
        let name: String
        @Nullable var key: String?
        /// The figure: `front`, `back`, or `null` for a place on neither.
        @Nullable var view: String?
        let level: String
        let levelText: String
        @Nullable var days: Int?
        @Nullable var lastRemoved: Date?
        let category: String
    }

    @Nullable var day: String?
    let isMirrored: Bool
    let summary: String
    let places: [Place]

    init(_ map: BodyMap, _ texts: BodyMapAdapter, day: SiteDay?) {
        self.day = day?.description
        isMirrored = map.isMirrored
        summary = texts.summary
        places = map.sites.map { site in
            Place(
                id: site.id.uuidString,
                name: site.location.shortName,
                key: site.key.map { String($0) },
                view: map.regions.first { $0.id == site.id }?.view.rawValue,
                level: site.level.rawValue,
                levelText: texts.legend[site.level] ?? "",
                days: site.days,
                lastRemoved: site.rest.removal(at: map.moment),
                category: site.category.rawValue
            )
        }
    }
}
