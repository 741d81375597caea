import Foundation
import MomentumSiteRotationDomain

/// Reads the entries of a block that ``EntryBlockEncoder`` wrote.
struct EntryBlockDecoder {
    private typealias Flags = SnapshotFormat.EntryFlags

    private var reader: ByteReader
    private let keys: [OrderKey]
    private let keyCount: Int64
    private let placeCount: Int
    private var previousStart: Int64 = 0
    private var previousKey: Int64 = 0

    init(_ block: ByteReader, keys: [OrderKey], placeCount: Int) {
        reader = block
        self.keys = keys
        keyCount = Int64(keys.count)
        self.placeCount = placeCount
    }

    /// Reads all entries into `restoration`; returns their number.
    ///
    /// - Throws: `MalformedBytes`, after the last complete entry, if the block does not end there.
    mutating func read(into restoration: inout SiteRestoration) throws(MalformedBytes) -> UInt64 {
        var count: UInt64 = 0
        while !reader.isAtEnd {
            try readEntry(into: &restoration)
            count += 1
        }
        return count
    }

    private mutating func readEntry(
        into restoration: inout SiteRestoration
    ) throws(MalformedBytes) {
        let flags = Flags(rawValue: try reader.byte())
        guard flags.rawValue & 0xC0 == 0, !flags.isSuperset(of: [.endsNext, .endsFixed]) else {
            throw MalformedBytes()
        }
        let id = try reader.uuid()
        let start = previousStart &+ (try reader.signedVarint())
        previousStart = start
        let held = try readKeys(isPlain: flags.contains(.hasPlainKeys))
        let stamp = Int64(clamping: keys[Int(held.created)].stamp)
        let created = stamp &+ (try reader.signedVarint())
        let ending = try readEnd(flags)
        var place: Int32 = -1
        if flags.contains(.hasPlace) {
            let position = try reader.varint()
            guard position < UInt64(placeCount) else { throw MalformedBytes() }
            place = Int32(position)
        }
        let note = flags.contains(.hasNote) ? try reader.text() : nil
        let row = EntryRow(
            id: id,
            start: start,
            created: created,
            end: end(flags, flags.contains(.endsAtNextStart) ? try nextStart() : start &+ ending),
            place: place,
            note: note,
            key: held.created,
            endKey: held.end
        )
        if flags.contains(.hasPlainKeys), held.created != 0 {
            restoration.append(row)
        } else {
            restoration.append(EntryRegisters(row: row, keys: held, isDeleted: false))
        }
    }

    /// Reads the end as its difference from the start; 0 if it is omitted.
    private mutating func readEnd(_ flags: Flags) throws(MalformedBytes) -> Int64 {
        let isWritten =
            !flags.contains(.endsAtNextStart) && !flags.isDisjoint(with: [.endsNext, .endsFixed])
        return isWritten ? try reader.signedVarint() : 0
    }

    /// Reads ahead to the start of the next entry of the block, which must exist.
    private func nextStart() throws(MalformedBytes) -> Int64 {
        var ahead = reader
        // The flags and the id of the next entry.
        _ = try ahead.read(17)
        return previousStart &+ (try ahead.signedVarint())
    }

    private func end(_ flags: Flags, _ time: Int64) -> SiteEnd {
        if flags.contains(.endsFixed) { return .fixed(time) }
        return flags.isDisjoint(with: [.endsNext, .endsAtNextStart]) ? .open : .next(time)
    }

    private mutating func readKeys(isPlain: Bool) throws(MalformedBytes) -> EntryKeys {
        previousKey = previousKey &+ (try reader.signedVarint())
        let count = keyCount
        let created = try Self.checked(previousKey, below: count)
        let end = try Self.checked(previousKey &+ (try reader.signedVarint()), below: count)
        var held = EntryKeys(created, end: end)
        guard !isPlain else { return held }
        held.start = try Self.checked(Int64(clamping: try reader.varint()), below: count)
        held.place = try Self.checked(Int64(clamping: try reader.varint()), below: count)
        held.note = try Self.checked(Int64(clamping: try reader.varint()), below: count)
        held.deleted = try Self.checked(Int64(clamping: try reader.varint()), below: count)
        return held
    }

    /// Static, because a method would retain the decoder's keys for each call.
    private static func checked(
        _ position: Int64,
        below count: Int64
    ) throws(MalformedBytes) -> UInt32 {
        guard position >= 0, position < count else { throw MalformedBytes() }
        return UInt32(position)
    }
}
