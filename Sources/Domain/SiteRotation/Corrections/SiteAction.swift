public import Foundation
import MomentumDomain

/// A change that this device made and can undo.
public struct SiteAction: Hashable, Sendable, Identifiable {
    /// The kind of change; the numbers are part of the store's format.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        case log = 1
        case insert
        case edit
        case delete
        case `import`
        case places
        case rest
        case sensor
        case profile
        case settings
        case review
        case restore
        case snooze
    }

    /// The change of locations, if all of them changed alike.
    public enum LocationChange: Hashable, Sendable {
        case addition
        case removal
        case switchingOn
        case switchingOff
    }

    /// The change of a rest.
    public enum RestChange: Hashable, Sendable {
        case addition
        case end
        case deletion
    }

    /// The change of a wear profile, unless its name or hours changed.
    public enum ProfileChange: Hashable, Sendable {
        case addition
        case archiving
        /// An archived profile is offered again.
        case offering
    }

    /// The identity of the change among all changes of this device.
    public struct ID: Hashable, Sendable {
        let transaction: TransactionID
    }

    /// The entry that a change is named after, in its current or last state.
    public struct Subject: Hashable, Sendable {
        public let locationID: SiteLocation.ID?
        public let startTime: Date

        public init(locationID: SiteLocation.ID?, startTime: Date) {
            self.locationID = locationID
            self.startTime = startTime
        }
    }

    public let id: ID
    public let kind: Kind
    /// The time at which the change was confirmed.
    public let time: Date
    /// The subject; `nil` for a change of several entries, or of none.
    public let subject: Subject?
    public let addedCount: Int
    public let removedCount: Int
    /// The locations that changed, or whose rests changed.
    public let locations: [SiteLocation.ID]
    /// The change of locations; `nil` for a mixed change, or none.
    public let locationChange: LocationChange?
    /// The change of a rest; `nil` if no rest changed.
    public let restChange: RestChange?
    /// The changed wear profiles.
    public let profiles: [WearProfile.ID]
    /// The change of a profile; `nil` for another kind of change, or none.
    public let profileChange: ProfileChange?
    /// True if the change inserted its subject into the past.
    public let isInsertion: Bool
    /// True if the change reopened its subject.
    public let isReopening: Bool

    init(_ trace: Trace, id: ID, subject: Subject?, resting: [SiteLocation.ID]) {
        self.id = id
        kind = trace.kind
        time = trace.time
        self.subject = subject
        addedCount = trace.addedCount
        removedCount = trace.removedCount
        locations = trace.locations + resting
        locationChange = trace.locationChange
        restChange = trace.restChange
        profiles = trace.profiles
        profileChange = trace.profileChange
        isInsertion = trace.isInsertion
        isReopening = trace.isReopening
    }

    /// Creates an action for tests and previews, with its own number.
    package init(
        number: UInt64,
        kind: Kind,
        time: Date,
        subject: Subject? = nil,
        addedCount: Int = 0,
        removedCount: Int = 0,
        locations: [SiteLocation.ID] = [],
        locationChange: LocationChange? = nil,
        restChange: RestChange? = nil,
        profiles: [WearProfile.ID] = [],
        profileChange: ProfileChange? = nil,
        isInsertion: Bool = false,
        isReopening: Bool = false
    ) {
        id = ID(transaction: TransactionID(replica: 0, counter: number, digest: 0))
        self.kind = kind
        self.time = time
        self.subject = subject
        self.addedCount = addedCount
        self.removedCount = removedCount
        self.locations = locations
        self.locationChange = locationChange
        self.restChange = restChange
        self.profiles = profiles
        self.profileChange = profileChange
        self.isInsertion = isInsertion
        self.isReopening = isReopening
    }
}
