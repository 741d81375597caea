public import Foundation
import MomentumDomain

/// The watch's request to the phone to log a set, placed at a location at a given time.
public struct SiteChangeCommand: Hashable, Sendable, Identifiable {
    /// The identity of the request and its entry, so that it takes effect only once.
    public let id: UUID
    public let locationID: SiteLocation.ID
    /// The time of the request by the watch's clock, in whole milliseconds.
    public let requestedAt: Date

    public init(id: UUID, locationID: SiteLocation.ID, requestedAt: Date) {
        self.id = id
        self.locationID = locationID
        self.requestedAt = requestedAt.cutToMilliseconds()
    }
}
