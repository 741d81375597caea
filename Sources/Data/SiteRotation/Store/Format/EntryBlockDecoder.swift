import Foundation
import MomentumDomain

/// Takes entries out of a block, as ``EntryBlockEncoder`` put them there.
struct EntryBlockDecoder {
    private typealias Flags = SnapshotFormat.EntryFlags

    // Not a tuple: an optional one is copied by way of its metadata.
    private struct Pending {
        var entry: EntryRegisters
        let flags: Flags
    }

    private var reader: ByteReader
    private let keys: [OrderKey]
    private let placeCount: Int
    private var previousStart: Int64 = 0
    private var previousKey: Int64 = 0
    /// The entry that was read last, whose end may be the start of the next.
    private var pending: Pending?

    init(_ block: ArraySlice<UInt8>, keys: [OrderKey], placeCount: Int) {
        reader = ByteReader(block)
        self.keys = keys
        self.placeCount = placeCount
    }

    mutating func next() throws(MalformedBytes) -> EntryRegisters? {
        if pending == nil, !reader.isAtEnd { pending = try read() }
        guard var current = pending else { return nil }
        pending = reader.isAtEnd ? nil : try read()
        if current.flags.contains(.endsAtNextStart) {
            guard let following = pending?.entry.row.start else { throw MalformedBytes() }
            let isFixed = current.flags.contains(.endsFixed)
            current.entry.row.end = isFixed ? .fixed(following) : .next(following)
        }
        return current.entry
    }

    private mutating func read() throws(MalformedBytes) -> Pending {
        let flags = Flags(rawValue: try reader.byte())
        guard flags.rawValue & 0xC0 == 0, !flags.isSuperset(of: [.endsNext, .endsFixed]) else {
            throw MalformedBytes()
        }
        var entry = EntryRegisters(id: try reader.uuid())
        entry.row.start = previousStart &+ (try reader.signedVarint())
        previousStart = entry.row.start
        entry.keys = try readKeys(isPlain: flags.contains(.hasPlainKeys))
        let stamp = Int64(clamping: keys[Int(entry.keys.created)].stamp)
        entry.row.created = stamp &+ (try reader.signedVarint())
        if !flags.contains(.endsAtNextStart) {
            if flags.contains(.endsNext) {
                entry.row.end = .next(entry.row.start &+ (try reader.signedVarint()))
            } else if flags.contains(.endsFixed) {
                entry.row.end = .fixed(entry.row.start &+ (try reader.signedVarint()))
            }
        }
        if flags.contains(.hasPlace) {
            let place = try reader.varint()
            guard place < UInt64(placeCount) else { throw MalformedBytes() }
            entry.row.place = Int32(place)
        }
        if flags.contains(.hasNote) { entry.row.note = try reader.text() }
        return Pending(entry: entry, flags: flags)
    }

    private mutating func readKeys(isPlain: Bool) throws(MalformedBytes) -> EntryKeys {
        previousKey = previousKey &+ (try reader.signedVarint())
        let created = try checked(previousKey)
        let end = try checked(previousKey &+ (try reader.signedVarint()))
        var held = EntryKeys(created, end: end)
        guard !isPlain else { return held }
        held.start = UInt32(try reader.position(in: keys))
        held.place = UInt32(try reader.position(in: keys))
        held.note = UInt32(try reader.position(in: keys))
        held.deleted = UInt32(try reader.position(in: keys))
        return held
    }

    private func checked(_ position: Int64) throws(MalformedBytes) -> UInt32 {
        guard position >= 0, position < Int64(keys.count) else { throw MalformedBytes() }
        return UInt32(position)
    }
}
