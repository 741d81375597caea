import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

struct SiteLocationsDocument: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let id: String
        let bodyPart: String
        @Nullable var subArea: String?
        @Nullable var side: String?
        let isEnabled: Bool
        let isCustom: Bool
        let sortOrder: Int
        let shortName: String
        let displayName: String
        /// The device; missing for a location of both devices.
        let usedFor: String?
    }

    let locations: [Row]

    init(_ locations: [SiteLocation]) {
        self.locations = locations.map { location in
            Row(
                id: location.id.uuidString,
                bodyPart: location.bodyPart,
                subArea: location.subArea,
                side: location.side?.rawValue,
                isEnabled: location.isEnabled,
                isCustom: location.isCustom,
                sortOrder: location.sortOrder,
                shortName: location.shortName,
                displayName: location.displayName,
                usedFor: location.usedFor == .both
                    ? nil : location.usedFor == .sets ? "sets" : "sensors"
            )
        }
    }
}
