import Foundation
import MomentumDomain

/// Makes a state of the registers that a snapshot kept, a part at a time.
package struct SiteRestoration: Sendable {
    private let registers: SiteRegisters
    private var entries: EntryTable.Restorer

    /// Begins with all registers but those of the entries that are not deleted.
    package init(_ registers: SiteRegisters) {
        self.registers = registers
        entries = EntryTable.Restorer(registers)
    }

    /// Adds an entry; those that are live come in order.
    ///
    /// One that has a tombstone stays deleted.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func append(_ registers: EntryRegisters) {
        entries.append(registers)
    }

    /// Adds the row of an entry that was created, is not deleted, and has no keys but its own two.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func append(_ row: consuming EntryRow) {
        entries.append(row)
    }

    /// The state, when everything was added.
    package consuming func finish() -> SiteRotationState {
        SiteRotationState(restoring: registers, entries.finish())
    }
}
