import Foundation
import MomentumSiteRotationDomain

struct WatchRequestDocument: Encodable, Sendable {
    struct Request: Encodable, Sendable {
        let id: UUID
        let location: String
        let requestedAt: Date
    }

    let command: Request
    /// The refusals of earlier requests, until they were seen.
    let notices: [String]

    init(_ command: SiteChangeCommand, location: SiteLocation, notices: [String]) {
        self.notices = notices
        self.command = Request(
            id: command.id,
            location: location.shortName,
            requestedAt: command.requestedAt
        )
    }
}
