public import Foundation
import MomentumDomain

/// What the watch asks the phone for: that a set was placed at a location. It names a moment and
/// nothing that the watch would have to know about the records.
public struct SiteChangeCommand: Hashable, Sendable, Identifiable {
    /// The identity of the request, and of the entry that it makes: it takes effect once.
    public let id: UUID
    public let locationID: SiteLocation.ID
    /// When the wearer asked, by the clock of the watch, in whole milliseconds.
    public let requestedAt: Date

    public init(id: UUID, locationID: SiteLocation.ID, requestedAt: Date) {
        self.id = id
        self.locationID = locationID
        self.requestedAt = requestedAt.cutToMilliseconds()
    }
}
