public import Foundation

/// A change of the rests of places.
public struct SiteRestChange: Hashable, Sendable, Identifiable {
    /// The change: a new rest, or a change of an existing one.
    public enum Action: Hashable, Sendable {
        case add(SiteRestDraft)
        /// Ends a rest now.
        case end(SiteRest.ID)
        case delete(SiteRest.ID)
    }

    /// The identity of the operation, and of the rest that it adds.
    public let id: UUID
    public let action: Action

    public init(id: UUID, action: Action) {
        self.id = id
        self.action = action
    }
}

/// A rest that is to be added.
public struct SiteRestDraft: Hashable, Sendable {
    public var locationID: SiteLocation.ID
    /// The start; `nil` for the moment of confirmation.
    public var from: Date?
    /// The time from which the place can be used again; `nil` if the rest is open-ended.
    public var until: Date?
    public var reason: RestReason?
    public var note: String?

    public init(
        locationID: SiteLocation.ID,
        from: Date? = nil,
        until: Date? = nil,
        reason: RestReason? = nil,
        note: String? = nil
    ) {
        self.locationID = locationID
        self.from = from
        self.until = until
        self.reason = reason
        self.note = note
    }
}
