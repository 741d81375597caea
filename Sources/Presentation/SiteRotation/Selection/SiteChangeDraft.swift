public import Foundation
public import MomentumSiteRotationDomain

/// A site change before its confirmation.
public struct SiteChangeDraft: Hashable, Sendable {
    /// The identity of the operation, which a retry after a failure keeps.
    public let operation: SiteOperation.ID
    public let location: SiteLocation
    public var note = ""
    /// The time at which the set was placed; `nil` means the moment of confirmation.
    public var time: Date?
    /// The change of the closed site's note; by default the note stays.
    public var previousNote: FieldWrite<String?> = .keep

    public init(operation: SiteOperation.ID, location: SiteLocation) {
        self.operation = operation
        self.location = location
    }

    var change: SiteChange {
        SiteChange(
            id: operation,
            locationID: location.id,
            time: time,
            note: note,
            previousNote: previousNote
        )
    }
}
