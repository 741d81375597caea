import Foundation

/// Makes a state of the registers that a snapshot kept, a part at a time.
package struct SiteRestoration: Sendable {
    private var state = SiteRotationState()
    /// Whether some entries may be twins, which have to be looked for then.
    private var mayHaveTwins = false
    /// The start of the live entry that was added last.
    private var lastStart: Int64?

    /// Begins with all registers but those of the entries that are not deleted.
    package init(_ registers: SiteRegisters) {
        state.keys = registers.keys
        state.starts = nil
        for place in registers.entryPlaces { _ = state.entries.position(of: place) }
        for (id, key) in registers.tombstones {
            var entry = EntryRegisters(id: id)
            entry.isDeleted = true
            entry.keys.deleted = key
            state.dormant[id] = entry
        }
        for place in registers.places {
            var held = state.places[place.id] ?? PlaceRegisters()
            if let identity = place.identity {
                (held.identity, held.identityKey) = (identity.value, identity.key)
            }
            if let enabled = place.enabled {
                (held.isEnabled, held.enabledKey) = (enabled.value, enabled.key)
            }
            if let removed = place.removed {
                (held.isRemoved, held.removedKey) = (removed.value, removed.key)
            }
            state.places[place.id] = held
        }
        if let order = registers.order {
            (state.order, state.orderKey) = (order.value, order.key)
        }
        state.commands = registers.commands.mapValues { ($0.value, $0.key) }
        state.commandAnswers = CommandAnswers(registers.answers)
        state.unknown = registers.unknown.mapValues { ($0.value, $0.key) }
    }

    /// Adds an entry; those that are live come in order.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func append(_ registers: EntryRegisters) {
        var row = registers.row
        row.start = row.start.boundedToDates
        row.end = row.end.boundedToDates
        guard registers.isLive else {
            state.dormant[row.id] = EntryRegisters(
                row: row,
                keys: registers.keys,
                isDeleted: registers.isDeleted
            )
            return
        }
        row.key = registers.keys.created
        row.endKey = registers.keys.end
        if !registers.keys.isPlain { state.exceptions[row.id] = registers.keys }
        if row.end == .open { state.open.insert(row.id) }
        // Starts alone tell the order of nearly all, and are compared without the rows.
        guard let lastStart, row.start - lastStart < SiteTwins.span else {
            state.entries.append(later: row)
            lastStart = row.start
            return
        }
        mayHaveTwins = true
        state.entries.insert(row)
        self.lastStart = max(lastStart, row.start)
    }

    /// The state, when everything was added.
    package consuming func finish() -> SiteRotationState {
        state.finishRestoring(mayHaveTwins: mayHaveTwins)
        return state
    }
}

extension SiteRotationState {
    fileprivate mutating func finishRestoring(mayHaveTwins: Bool) {
        if mayHaveTwins {
            prepareForChanges()
            projectAll(with: EntryChanges())
        }
        records = SiteRecords(
            locations: projectLocations(),
            entries: entries,
            answers: projectAnswers()
        )
    }
}
