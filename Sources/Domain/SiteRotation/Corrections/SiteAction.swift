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

    /// The change of a rest.
    public enum RestChange: Hashable, Sendable {
        case addition
        case end
        case deletion
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
    /// `nil` for a change that is about no rest.
    public let restChange: RestChange?
    /// The wear profiles that it changed.
    public let profiles: [WearProfile.ID]
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
        restChange = trace.restChange
        profiles = trace.profiles
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
        restChange: RestChange? = nil,
        profiles: [WearProfile.ID] = [],
        isReopening: Bool = false
    ) {
        id = ID(transaction: TransactionID(replica: 0, counter: number, digest: 0))
        self.kind = kind
        self.time = time
        self.subject = subject
        self.addedCount = addedCount
        self.removedCount = removedCount
        self.locations = locations
        self.restChange = restChange
        self.profiles = profiles
        self.isReopening = isReopening
    }
}

extension SiteAction {
    /// The parts of an action that follow from its writes alone.
    struct Trace: Hashable, Sendable {
        let kind: Kind
        let time: Date
        let subjectID: SiteEntry.ID?
        let addedCount: Int
        let removedCount: Int
        let locations: [SiteLocation.ID]
        let restIDs: [UUID]
        let restChange: RestChange?
        let profiles: [WearProfile.ID]
        let isReopening: Bool

        init(of all: SiteWrites, stamp: UInt64) {
            let isOfSensors = all.entries.isEmpty && all.details.isEmpty
            let writes = isOfSensors ? all.turned : all
            let added = writes.entries.filter { $0.created.isSet && $0.start.isSet }
            let removed = writes.entries.filter { $0.deleted == .set(true) }
            let edited = writes.entries.filter {
                !$0.created.isSet && ($0.start.isSet || $0.place.isSet || $0.note.isSet)
            }
            kind = Kind(of: writes, added: added, removed: removed, edited: edited)
            time = Date(
                milliseconds: writes.commands.first?.time.value ?? Int64(clamping: stamp >> 16)
            )
            let isAboutOne = added.count + removed.count < 2 || kind == .delete || kind == .edit
            // Reopening an entry may delete a later one.
            let reopened = kind == .edit ? writes.entries.first { $0.end == .set(.open) } : nil
            let named =
                added.first ?? edited.first ?? reopened ?? removed.first ?? writes.entries.first
            subjectID = isAboutOne ? named?.id ?? writes.details.first?.id : nil
            addedCount = added.count
            removedCount = removed.count
            locations = kind == .places ? writes.places.map(\.id) : []
            restIDs = writes.rests.map(\.id)
            restChange = writes.rests.first.map { rest in
                rest.deleted == .set(true) ? .deletion : rest.created.isSet ? .addition : .end
            }
            profiles = writes.profiles.map(\.id)
            isReopening = reopened != nil && reopened?.id == subjectID
        }
    }
}

extension SiteAction.Kind {
    /// The kind that a change recorded, or else found in what it wrote, as for one that version 1
    /// made.
    fileprivate init(
        of writes: SiteWrites,
        added: [SiteEntryWrite],
        removed: [SiteEntryWrite],
        edited: [SiteEntryWrite]
    ) {
        let command = writes.commands.first
        if let code = command?.action.value ?? nil, let recorded = Self(rawValue: code.rawValue) {
            self = recorded
        } else if let entry = added.first {
            // A change is known by its entry alone, and one of the watch by its answer.
            if command == nil || command?.answer.isSet == true {
                self = .log
            } else {
                self = added.count == 1 && entry.id == command?.id ? .insert : .import
            }
        } else if writes.entries.isEmpty {
            self = writes.details.isEmpty ? .places : .edit
        } else {
            self = !removed.isEmpty && edited.isEmpty ? .delete : .edit
        }
    }
}
