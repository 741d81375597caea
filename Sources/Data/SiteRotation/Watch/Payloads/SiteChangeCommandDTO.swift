import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

/// A command in the format sent from the watch to the phone.
struct SiteChangeCommandDTO: Codable {
    let version: Int
    let id: UUID
    let location: UUID
    /// The request time in whole milliseconds since 1970.
    let requestedAt: Int64

    init(_ command: SiteChangeCommand) {
        version = WatchPayload.version
        id = command.id
        location = command.locationID
        requestedAt = command.requestedAt.milliseconds
    }

    func toDomain() -> SiteChangeCommand {
        SiteChangeCommand(
            id: id,
            locationID: location,
            requestedAt: Date(milliseconds: requestedAt)
        )
    }
}
