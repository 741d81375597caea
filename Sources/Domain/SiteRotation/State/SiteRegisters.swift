package import Foundation

/// All registers of a state but those of its entries, for a snapshot; unwritten ones are left out.
package struct SiteRegisters: Hashable, Sendable {
    /// The keys that entries refer to by position; the first is that of unwritten registers.
    package var keys: [OrderKey] = [.base]
    /// The places that entries refer to by position.
    package var entryPlaces: [SiteLocation.ID] = []
    /// The deleted entries, each with the position of the key of its deletion (ST-32).
    package var tombstones: [UUID: UInt32] = [:]
    /// The writes that the registers of sensors come from, deleted ones too, by their keys.
    ///
    /// A snapshot has them among single fields, where version 1 puts what it does not know.
    package var sensors: [OrderKey: [UUID: SiteEntryWrite]] = [:]
    package var tables = RecordTables()
    package var order: Register<[SiteLocation.ID]>?
    /// For each replica, the numbers of the transactions in the registers.
    package var numbers: [UInt64: CounterRanges] = [:]
    package var unknown: [RegisterID: Register<[UInt8]>] = [:]

    package init() {}
}
