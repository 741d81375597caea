public import Foundation
import MomentumDomain

/// A change that this device made and can take back.
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
        case exchange
    }

    /// The change of locations, if it is the same for all of them.
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

    /// The change of a wear profile, unless it is of its name or hours.
    public enum ProfileChange: Hashable, Sendable {
        case addition
        case archiving
        /// An archived one is offered again.
        case offering
    }

    /// The identity of the change among all of this device.
    public struct ID: Hashable, Sendable {
        let transaction: TransactionID
    }

    /// The entry that a change is named after, as it is now or last was.
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
    /// The time at which it was confirmed.
    public let time: Date
    /// `nil` for a change that is about several entries, or about none.
    public let subject: Subject?
    public let addedCount: Int
    public let removedCount: Int
    /// The locations that it changed, or whose rests it changed.
    public let locations: [SiteLocation.ID]
    /// `nil` for another change of locations, or of none.
    public let locationChange: LocationChange?
    /// `nil` for a change that is about no rest.
    public let restChange: RestChange?
    /// The wear profiles that it changed.
    public let profiles: [WearProfile.ID]
    /// `nil` for another change of a profile, or of none.
    public let profileChange: ProfileChange?
    /// True if the entry that it is named after was put into the past by it.
    public let isInsertion: Bool
    /// True if the entry that it is named after is worn again by it.
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

    /// Creates an action for tests and previews, under a number of its own.
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
