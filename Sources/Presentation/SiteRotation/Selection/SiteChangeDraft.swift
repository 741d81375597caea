public import Foundation
public import MomentumSiteRotationDomain

/// A site change that waits for its confirmation.
public struct SiteChangeDraft: Hashable, Sendable {
    /// The identity of the operation: a retry after a failure is the same one.
    public let operation: SiteOperation.ID
    public let location: SiteLocation
    public var note = ""
    /// When the set was placed; `nil` means the moment of confirmation.
    public var time: Date?
    /// What becomes of the note of the site that is closed; untouched, it stays.
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
