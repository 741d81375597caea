public import Foundation
import MomentumDomain

/// The insertion of a new infusion set.
public struct SiteChange: Hashable, Sendable, Identifiable {
    /// The identity of the operation, and of the entry that it creates.
    public let id: UUID
    public let locationID: SiteLocation.ID
    /// The time of placement; `nil` means the time of confirmation.
    public var time: Date?
    public var note: String?
    /// The profile of the new set; `keep` uses the profile of the last logged set.
    public var profile: FieldWrite<WearProfile.ID?>
    /// The new note of the closed entry, if any.
    public var previousNote: FieldWrite<String?>
    /// The reason the set of the closed entry came off.
    public var previousReason: FieldWrite<RemovalReason?>
    public var previousFindings: FieldWrite<Set<SiteFinding>>
    /// The time at which that set came off, if it was earlier.
    public var previousEnd: Date?
    /// The entry that the change closes; `nil` means whichever is worn.
    ///
    /// If another change has closed it meanwhile, nothing is saved.
    public var previousID: SiteEntry.ID?

    public init(
        id: UUID,
        locationID: SiteLocation.ID,
        time: Date? = nil,
        note: String? = nil,
        profile: FieldWrite<WearProfile.ID?> = .keep,
        previousNote: FieldWrite<String?> = .keep,
        previousReason: FieldWrite<RemovalReason?> = .keep,
        previousFindings: FieldWrite<Set<SiteFinding>> = .keep,
        previousEnd: Date? = nil,
        previousID: SiteEntry.ID? = nil
    ) {
        self.id = id
        self.locationID = locationID
        self.time = time
        self.note = note
        self.profile = profile
        self.previousNote = previousNote
        self.previousReason = previousReason
        self.previousFindings = previousFindings
        self.previousEnd = previousEnd
        self.previousID = previousID
    }

    /// This change with all properties of another one except its place.
    public func saying(_ other: SiteChange) -> SiteChange {
        SiteChange(
            id: id,
            locationID: locationID,
            time: other.time,
            note: other.note,
            profile: other.profile,
            previousNote: other.previousNote,
            previousReason: other.previousReason,
            previousFindings: other.previousFindings,
            previousEnd: other.previousEnd,
            previousID: other.previousID
        )
    }

    /// The change without any statement about the closed entry.
    public var withoutPrevious: SiteChange {
        SiteChange(id: id, locationID: locationID, time: time, note: note, profile: profile)
    }

    /// True if the change only has a place.
    public var isPlain: Bool {
        note?.nilIfBlank == nil && time == nil && !profile.isSet && !describesPrevious
    }

    /// True if the change describes the closed entry.
    public var describesPrevious: Bool {
        previousNote.isSet || previousReason.isSet || previousFindings.isSet || previousEnd != nil
    }
}
