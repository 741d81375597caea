import Foundation
package import MomentumSiteRotationDomain

package struct SnapshotDecoder {
    private var replicas: [UInt64] = []
    private(set) var registers = SiteRegisters()
    private(set) var entryBlocks: [ArraySlice<UInt8>] = []

    /// Reads a complete snapshot.
    ///
    /// - Parameters:
    ///   - bytes: The complete file.
    ///   - generation: The number in its name.
    ///   - isGivenUp: Returns true once the caller has given up; called before each block.
    /// - Returns: The contents.
    /// - Throws: `MalformedBytes` if anything is missing or changed, or if the caller has given up.
    package static func snapshot(
        _ bytes: [UInt8],
        generation: UInt64,
        isGivenUp: () -> Bool = { false }
    ) throws(MalformedBytes) -> Snapshot {
        guard let header = FileHeader(bytes), header.kind == .snapshot,
            header.generation == generation
        else { throw MalformedBytes() }
        var decoder = SnapshotDecoder()
        var checks = CRC32C()
        var offset = FileHeader.size
        var blockCount: UInt64 = 0
        while true {
            let checkBefore = checks.value
            let unit = FrameUnit(at: offset, in: bytes, generation: generation, checks: &checks)
            guard let unit, !isGivenUp() else { throw MalformedBytes() }
            offset = unit.end
            guard try decoder.kind(of: unit.payload) == .footer else {
                try decoder.read(unit.payload)
                blockCount += 1
                continue
            }
            let footer = try Footer(unit.payload.dropFirst())
            guard offset == bytes.count, footer.blockCount == blockCount,
                footer.check == checkBefore,
                footer.tombstoneCount == UInt64(decoder.registers.tombstones.count)
            else { throw MalformedBytes() }
            let state = try decoder.restore(count: footer.entryCount, isGivenUp)
            return Snapshot(header: header, state: state)
        }
    }

    private struct Footer {
        let entryCount: UInt64
        let tombstoneCount: UInt64
        let blockCount: UInt64
        let check: UInt32

        init(_ bytes: ArraySlice<UInt8>) throws(MalformedBytes) {
            self = try ByteReader.read(bytes) { reader throws(MalformedBytes) in
                let footer = try Footer(&reader)
                guard reader.isAtEnd else { throw MalformedBytes() }
                return footer
            }
        }

        private init(_ reader: inout ByteReader) throws(MalformedBytes) {
            entryCount = try reader.varint()
            tombstoneCount = try reader.varint()
            blockCount = try reader.varint()
            check = try reader.integer()
        }
    }

    func kind(of block: ArraySlice<UInt8>) throws(MalformedBytes) -> SnapshotFormat.BlockKind {
        guard let kind = block.first.flatMap(SnapshotFormat.BlockKind.init) else {
            throw MalformedBytes()
        }
        return kind
    }

    /// Reads a block; entries wait until everything they refer to is known.
    mutating func read(_ block: ArraySlice<UInt8>) throws(MalformedBytes) {
        let (kind, records) = (try kind(of: block), block.dropFirst())
        if kind == .entries {
            entryBlocks.append(records)
        } else {
            try ByteReader.read(records) { reader throws(MalformedBytes) in
                try read(kind, &reader)
            }
        }
    }

    private mutating func read(
        _ kind: SnapshotFormat.BlockKind,
        _ reader: inout ByteReader
    ) throws(MalformedBytes) {
        var previous = OrderKey.base
        while !reader.isAtEnd {
            switch kind {
            case .replicas: replicas.append(try reader.integer())
            case .keys:
                previous = try reader.key(after: previous, replicas: replicas)
                registers.keys.append(previous)
            case .entryPlaces: registers.entryPlaces.append(try reader.uuid())
            case .tombstones:
                let id = try reader.uuid()
                registers.tombstones[id] = UInt32(try reader.position(in: registers.keys))
            case .places:
                let id = try reader.uuid()
                registers.tables.add(try reader.place(keys: registers.keys), ofPlace: id)
            case .order:
                let key = try reader.key(of: registers.keys)
                registers.order = Register(try [SiteLocation.ID].read(from: &reader), key)
            case .commands:
                let id = try reader.uuid()
                let time = try reader.signedVarint()
                let key = try reader.key(of: registers.keys)
                registers.tables.add(Register(time, key), ofCommand: id)
            case .unknownFields:
                let id = RegisterID(
                    kind: try reader.varint(),
                    record: try reader.uuid(),
                    tag: try reader.varint()
                )
                let key = try reader.key(of: registers.keys)
                var value = try reader.counted()
                try registers.add(Register(value.readAll(), key), as: id)
            case .counters:
                let replica = replicas[try reader.position(in: replicas)]
                registers.numbers[replica] = try reader.counters()
            case .entries, .footer: throw MalformedBytes()
            }
        }
    }

    /// Reads the entries of a block; returns their number.
    ///
    /// - Throws: `MalformedBytes`, after the last complete entry, if the block does not end there.
    func readEntries(
        of block: ArraySlice<UInt8>,
        into restoration: inout SiteRestoration
    ) throws(MalformedBytes) -> UInt64 {
        try ByteReader.read(block) { reader throws(MalformedBytes) in
            var decoder = EntryBlockDecoder(
                reader,
                keys: registers.keys,
                placeCount: registers.entryPlaces.count
            )
            return try decoder.read(into: &restoration)
        }
    }

    /// Builds the state once everything that entries refer to is known.
    private func restore(
        count: UInt64,
        _ isGivenUp: () -> Bool
    ) throws(MalformedBytes) -> SiteRotationState {
        var restoration = SiteRestoration(registers)
        // An entry takes at least 21 bytes.
        guard count <= UInt64(entryBlocks.map(\.count).reduce(0, +) / 21) else {
            throw MalformedBytes()
        }
        var read: UInt64 = 0
        for block in entryBlocks {
            guard !isGivenUp() else { throw MalformedBytes() }
            read += try readEntries(of: block, into: &restoration)
        }
        guard read == count else { throw MalformedBytes() }
        return restoration.finish()
    }
}
