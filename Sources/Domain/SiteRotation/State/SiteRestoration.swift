import Foundation
import MomentumDomain

/// Builds a state from the registers of a snapshot, part by part.
package struct SiteRestoration: Sendable {
    private let registers: SiteRegisters
    private var entries: EntryTable.Restorer

    /// Creates a restoration with all registers except those of entries that are not deleted.
    package init(_ registers: SiteRegisters) {
        self.registers = registers
        entries = EntryTable.Restorer(registers)
    }

    /// Adds an entry in O(1) amortised; live ones must arrive in order.
    ///
    /// A tombstone keeps the entry deleted.
    package mutating func append(_ registers: EntryRegisters) {
        entries.append(registers)
    }

    /// Adds the row of a live entry that needs only its own two keys, in O(1) amortised.
    package mutating func append(_ row: consuming EntryRow) {
        entries.append(row)
    }

    package consuming func finish() -> SiteRotationState {
        SiteRotationState(restoring: registers, entries.finish())
    }
}
