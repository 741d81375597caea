import Foundation
import MomentumDomain

extension SiteAction {
    /// The properties of an action that follow from its writes alone.
    struct Trace: Hashable, Sendable {
        let kind: Kind
        let time: Date
        let subjectID: SiteEntry.ID?
        let addedCount: Int
        let removedCount: Int
        let locations: [SiteLocation.ID]
        let locationChange: LocationChange?
        let restIDs: [UUID]
        let restChange: RestChange?
        let profiles: [WearProfile.ID]
        let profileChange: ProfileChange?
        let isInsertion: Bool
        let isReopening: Bool

        init(of all: SiteWrites, stamp: UInt64) {
            let isOfSensors = all.entries.isEmpty && all.details.isEmpty
            let writes = isOfSensors ? all.turned : all
            // Lazy, because an import writes very many entries.
            let added = writes.entries.lazy.filter { $0.created.isSet && $0.start.isSet }
            let removed = writes.entries.lazy.filter { $0.deleted == .set(true) }
            let edited = writes.entries.lazy.filter {
                !$0.created.isSet && ($0.start.isSet || $0.place.isSet || $0.note.isSet)
            }
            addedCount = added.count
            removedCount = removed.count
            kind = Kind(
                of: writes,
                added: added.first,
                addsOne: addedCount == 1,
                onlyRemoves: removedCount > 0 && edited.isEmpty
            )
            time = Date(
                milliseconds: writes.commands.first?.time.value ?? Int64(clamping: stamp >> 16)
            )
            let isAboutOne = addedCount + removedCount < 2 || kind == .delete || kind == .edit
            // Reopening an entry may delete a later one.
            let mayReopen = kind == .edit || isOfSensors && addedCount + removedCount == 0
            let reopened = mayReopen ? writes.entries.first { $0.end == .set(.open) } : nil
            let named =
                added.first ?? edited.first ?? reopened ?? removed.first ?? writes.entries.first
            subjectID = isAboutOne ? named?.id ?? writes.details.first?.id : nil
            locations = kind == .places ? writes.places.map(\.id) : []
            let changes = Set(writes.places.map(LocationChange.init))
            locationChange = kind == .places && changes.count == 1 ? changes.first ?? nil : nil
            restIDs = writes.rests.map(\.id)
            restChange = writes.rests.first.map { rest in
                rest.deleted == .set(true) ? .deletion : rest.created.isSet ? .addition : .end
            }
            profiles = writes.profiles.map(\.id)
            profileChange = writes.profiles.first.flatMap { profile in
                switch (profile.archived, profile.name) {
                case (.set(true), _): .archiving
                case (.set, .set): .addition
                case (.set, .keep): .offering
                case (.keep, _): nil
                }
            }
            // The kind of a sensor change does not identify an insertion; a new entry with an end
            // does.
            isInsertion =
                kind == .insert
                || isOfSensors && addedCount == 1
                    && added.first.map { $0.end.isSet && $0.end != .set(.open) } == true
            isReopening = reopened != nil && reopened?.id == subjectID
        }
    }
}

extension SiteAction.LocationChange {
    fileprivate init?(_ place: SitePlaceWrite) {
        // Enabling a location also ends its removal.
        switch (place.removed, place.identity, place.enabled) {
        case (.set(true), _, _): self = .removal
        case (_, .set, _): self = .addition
        case (_, .keep, .set(true)): self = .switchingOn
        case (_, .keep, .set(false)): self = .switchingOff
        case (_, .keep, .keep): return nil
        }
    }
}

extension SiteAction.Kind {
    /// The recorded kind of a change, or a kind derived from its writes, as for changes of version
    /// 1.
    fileprivate init(
        of writes: SiteWrites,
        added entry: SiteEntryWrite?,
        addsOne: Bool,
        onlyRemoves: Bool
    ) {
        let command = writes.commands.first
        if let code = command?.action.value ?? nil, let recorded = Self(rawValue: code.rawValue) {
            self = recorded
        } else if let entry {
            // A change is recognized by its entry alone, a change of the watch also by its answer.
            if command == nil || command?.answer.isSet == true {
                self = .log
            } else {
                self = addsOne && entry.id == command?.id ? .insert : .import
            }
        } else if writes.entries.isEmpty {
            self = writes.details.isEmpty ? .places : .edit
        } else {
            self = onlyRemoves ? .delete : .edit
        }
    }
}
