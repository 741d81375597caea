import Foundation
import MomentumSiteRotationDomain

/// Encodes a state as a snapshot (Docs/Formats/Store.md).
struct SnapshotEncoder {
    /// The number of buffered bytes after which the encoder passes them on.
    private static let pieceSize = 1 << 20

    private let generation: UInt64
    private let sink: ([UInt8]) throws(SiteStoreError) -> Void
    private var output = ByteWriter()
    private var written = 0
    private var checks = CRC32C()
    private var blockCount: UInt64 = 0
    private var block = ByteWriter()

    /// Encodes a snapshot, and passes its bytes to `sink` in pieces; throws the errors of `sink`.
    static func encode(
        _ state: SiteRotationState,
        header: FileHeader,
        to sink: @escaping ([UInt8]) throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) {
        var encoder = SnapshotEncoder(generation: header.generation, sink: sink)
        encoder.output.append(contentsOf: header.encoded())
        try encoder.append(state)
    }

    private init(
        generation: UInt64,
        sink: @escaping ([UInt8]) throws(SiteStoreError) -> Void
    ) {
        self.generation = generation
        self.sink = sink
    }

    private mutating func append(_ state: SiteRotationState) throws(SiteStoreError) {
        let registers = state.registers
        let keys = SnapshotKeys(state, registers)
        let replicas = Set(keys.keys.dropFirst().map(\.transaction.replica))
            .union(registers.numbers.keys).sorted()
        let positions = Dictionary(zip(replicas, UInt64(0)...), uniquingKeysWith: { $1 })
        try appendBlocks(.replicas, replicas) { $0.append($1) }
        var previous = OrderKey.base
        try appendBlocks(.keys, keys.keys.dropFirst()) { block, key in
            if block.bytes.count == 1 { previous = .base }
            block.append(key, after: previous, replica: positions[key.transaction.replica] ?? 0)
            previous = key
        }
        try appendBlocks(.entryPlaces, registers.entryPlaces) { $0.append($1) }
        let entryCount = try append(entriesOf: state, keys)
        try appendBlocks(.tombstones, registers.tombstones.sorted { $0.key < $1.key }) {
            block,
            tombstone in
            block.append(tombstone.key)
            block.append(varint: UInt64(keys.position(of: tombstone.value)))
        }
        try appendBlocks(.places, registers.tables.placesByID) { block, place in
            block.append(place.value, of: place.key, keys)
        }
        if let order = registers.order {
            try appendBlock(.order) { block in
                block.append(varint: UInt64(keys.position(of: order.key)))
                for id in order.value { block.append(id) }
            }
        }
        try appendBlocks(.commands, registers.tables.timesByID) {
            block,
            command in
            block.append(command.key)
            block.append(signedVarint: command.value.value)
            block.append(varint: UInt64(keys.position(of: command.value.key)))
        }
        try appendBlocks(.unknownFields, registers.fields.sorted { $0.key < $1.key }) {
            block,
            field in
            block.append(varint: field.key.kind)
            block.append(field.key.record)
            block.append(varint: field.key.tag)
            block.append(varint: UInt64(keys.position(of: field.value.key)))
            block.append(counted: field.value.value)
        }
        try appendBlocks(.counters, registers.numbers.sorted { $0.key < $1.key }) {
            block,
            counters in
            block.append(varint: positions[counters.key] ?? 0)
            block.append(counters.value)
        }
        try appendFooter(entries: entryCount, tombstones: registers.tombstones.count)
    }

    private mutating func append(
        entriesOf state: SiteRotationState,
        _ keys: SnapshotKeys
    ) throws(SiteStoreError) -> Int {
        var count = 0
        var encoder = EntryBlockEncoder(keys: keys)
        try state.forEachEntry { entry throws(SiteStoreError) in
            if count > 0, count % SnapshotFormat.blockSize == 0 {
                try appendBlock(.entries) { $0.append(contentsOf: encoder.finishBlock()) }
            }
            encoder.append(entry)
            count += 1
        }
        if count > 0 {
            try appendBlock(.entries) { $0.append(contentsOf: encoder.finishBlock()) }
        }
        return count
    }

    private mutating func appendFooter(entries: Int, tombstones: Int) throws(SiteStoreError) {
        let check = checks.value
        let count = blockCount
        try appendBlock(.footer) { block in
            block.append(varint: UInt64(entries))
            block.append(varint: UInt64(tombstones))
            block.append(varint: count)
            block.append(check)
        }
        try passOn()
    }

    private mutating func appendBlocks<Record>(
        _ kind: SnapshotFormat.BlockKind,
        _ records: some Collection<Record>,
        _ append: (inout ByteWriter, Record) -> Void
    ) throws(SiteStoreError) {
        var rest = records[...]
        while !rest.isEmpty {
            let part = rest.prefix(SnapshotFormat.blockSize)
            rest = rest.dropFirst(part.count)
            try appendBlock(kind) { block in
                for record in part { append(&block, record) }
            }
        }
    }

    private mutating func appendBlock(
        _ kind: SnapshotFormat.BlockKind,
        _ fill: (inout ByteWriter) -> Void
    ) throws(SiteStoreError) {
        block.removeAll()
        block.append(kind.rawValue)
        fill(&block)
        Frame.append(
            block.bytes[...],
            generation: generation,
            start: written,
            to: &output,
            checks: &checks
        )
        blockCount += 1
        if output.bytes.count >= Self.pieceSize { try passOn() }
    }

    private mutating func passOn() throws(SiteStoreError) {
        try sink(output.bytes)
        written += output.bytes.count
        output.removeAll()
    }
}
