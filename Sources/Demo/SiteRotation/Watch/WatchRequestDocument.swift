import Foundation
import MomentumSiteRotationDomain

struct WatchRequestDocument: Encodable, Sendable {
    struct Request: Encodable, Sendable {
        let id: UUID
        let location: String
        let requestedAt: Date
    }

    let command: Request

    init(_ command: SiteChangeCommand, location: SiteLocation) {
        self.command = Request(
            id: command.id,
            location: location.shortName,
            requestedAt: command.requestedAt
        )
    }
}
