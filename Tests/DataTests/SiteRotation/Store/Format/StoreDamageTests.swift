import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Files are cut, changed and mixed up.
struct StoreDamageTests {
    @Test func `a journal that is cut anywhere gives exactly its whole transactions (ST-21)`()
        throws
    {
        let count = Soak.count(40, soak: 200)
        let store = try DamagedStore(changes: count)
        let bytes = store.bytes()
        // A journal without a byte is a lost one.
        for length in bytes.indices.dropFirst()
        where Soak.isOn || length < 80 || length % 41 == 0 {
            let whole = store.ends.count { $0 <= length }
            let problem = store.problem(
                replacing: DamagedStore.journal,
                with: Array(bytes.prefix(length)),
                maximumLoss: count - whole
            )
            #expect(problem == nil, "cut at \(length)")

            let files = store.files.copy()
            files.change(DamagedStore.journal) { $0 = Array(bytes.prefix(length)) }
            guard length >= FileHeader.size else {
                #expect(throws: SiteStoreError.unreadable(path: "/store")) {
                    try StoreUnderTest(files)
                }
                continue
            }
            #expect(try StoreUnderTest(files).ids.count == whole)
        }
    }

    @Test func `a changed bit of a journal is noticed and costs its own transaction only (ST-5)`()
        throws
    {
        let store = try DamagedStore(changes: Soak.count(20, soak: 100))
        let bytes = store.bytes()
        var generator = SeededGenerator(seed: 11)
        for index in bytes.indices {
            let bits = Soak.isOn ? Array(0..<8) : [Int.random(in: 0..<8, using: &generator)]
            for bit in bits where Soak.isOn || index % 11 == 0 {
                var changed = bytes
                changed[index] ^= 1 << bit
                let problem = store.problem(
                    replacing: DamagedStore.journal,
                    with: changed,
                    maximumLoss: 1
                )
                #expect(problem == nil, "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test(arguments: [
        DamagedStore.journal, "/store/00000002.journal", "/store/00000002.snapshot",
        "/store/identity",
    ])
    func `a changed byte of any file is noticed (ST-2, ST-5)`(path: String) throws {
        let store = try DamagedStore(changes: 60, compactingAfter: 30)
        let bytes = store.bytes(of: path)
        // The journal before the snapshot is not read while the snapshot is whole.
        let isRead = path != DamagedStore.journal
        for index in bytes.indices where Soak.isOn || index % 53 == 0 {
            for value in [0, 0xFF, bytes[index] &+ 1] where value != bytes[index] && isRead {
                var changed = bytes
                changed[index] = value
                let problem = store.problem(replacing: path, with: changed, maximumLoss: 1)
                #expect(problem == nil, "byte \(index) of \(path)")
            }
        }
    }

    @Test func `frames and sectors that are moved, doubled or lost bring nothing strange (ST-5)`()
        throws
    {
        let store = try DamagedStore(changes: 30)
        let bytes = store.bytes()
        for seed in 0..<UInt64(Soak.count(150, soak: 5000)) {
            var generator = SeededGenerator(seed: seed)
            let bounds =
                generator.one(in: 2)
                ? [FileHeader.size] + store.ends
                : Array(stride(from: 0, to: bytes.count, by: 512)) + [bytes.count]
            let pieces = zip(bounds, bounds.dropFirst()).map { Array(bytes[$0..<$1]) }
            let changed = Array(bytes[..<bounds[0]]) + mixed(pieces, &generator).joined()
            let problem = store.problem(
                replacing: DamagedStore.journal,
                with: changed,
                maximumLoss: 30
            )
            #expect(problem == nil || changed == bytes, "seed \(seed)")
        }
    }

    private func mixed(
        _ pieces: [[UInt8]],
        _ generator: inout SeededGenerator
    ) -> [[UInt8]] {
        var pieces = pieces
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let one = Int.random(in: pieces.indices, using: &generator)
            let other = Int.random(in: pieces.indices, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: pieces.insert(pieces[one], at: other)
            case 1 where pieces.count > 1: pieces.remove(at: one)
            case 2: pieces.insert(pieces[one], at: one)
            default: pieces.swapAt(one, other)
            }
        }
        return pieces
    }

    @Test func `hostile bytes never crash (ST-6)`() throws {
        let store = try DamagedStore(changes: 10, compactingAfter: 8)
        let samples = [
            store.bytes(), store.bytes(of: "/store/00000002.snapshot"),
            store.bytes(of: "/store/identity"),
        ]
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<Soak.count(3000, soak: 200_000) {
            var bytes = samples[Int.random(in: 0..<3, using: &generator)]
            if generator.one(in: 5) {
                bytes = (0..<Int.random(in: 0..<400, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
            }
            for _ in 0..<Int.random(in: 0..<6, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: bytes.indices, using: &generator)
                bytes[index] =
                    [0, 0xFF, 0x7F, 0x80, .random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            _ = JournalContents(bytes, name: StoreFileName(1, .journal))
            _ = StoreIdentity(bytes)
            _ = try? TransactionDecoder.transactions(in: bytes.dropFirst(76))
            _ = try? SnapshotDecoder.snapshot(bytes, generation: 2)
            _ = try? SnapshotDecoder.salvage(bytes, generation: 2)
        }
    }

    @Test func `bytes full of beginnings of frames are given up after a while (ST-6)`() {
        var writer = ByteWriter()
        for _ in 0..<20_000 {
            writer.append(contentsOf: [0xC5, 0x5C, 0, 0])
            writer.append(UInt32(100_000))
            writer.append(UInt32(0))
        }
        let scan = JournalScan(writer.bytes, origin: 64, generation: 1)
        #expect(scan.transactions.isEmpty)
        #expect(scan.damage == [64..<64 + writer.bytes.count])
    }
}
