package import Foundation

/// All registers of a state except those of its entries, for a snapshot; unwritten ones are
/// omitted.
package struct SiteRegisters: Hashable, Sendable {
    /// The keys that entries refer to by position; the first belongs to unwritten registers.
    package var keys: [OrderKey] = [.base]
    /// The places that entries refer to by position.
    package var entryPlaces: [SiteLocation.ID] = []
    /// The deleted entries, each with the position of its deletion's key (ST-32).
    package var tombstones: [UUID: UInt32] = [:]
    /// The writes that produced the sensor registers, including deleted ones, by their keys.
    ///
    /// A snapshot stores them among single fields, where version 1 puts unknown data.
    package var sensors: [OrderKey: [UUID: SiteEntryWrite]] = [:]
    package var tables = RecordTables()
    package var order: Register<[SiteLocation.ID]>?
    /// The numbers of the transactions in the registers, by replica.
    package var numbers: [UInt64: CounterRanges] = [:]
    package var unknown: [RegisterID: Register<[UInt8]>] = [:]

    package init() {}
}
