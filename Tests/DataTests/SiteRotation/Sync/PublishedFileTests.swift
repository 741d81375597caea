import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Files of a sync folder that arrive cut, changed or as something else.
@Suite struct PublishedFileTests {
    private static let storeID = UUID.fixture(7)

    @Test func `a file cut at any byte gives its whole transactions (ST-44)`() async throws {
        let (bytes, ids) = try await file(of: 6)
        let ends = try frameEnds(of: bytes)

        for length in 0...bytes.count {
            let file = PublishedFile(Array(bytes.prefix(length)))
            guard length >= FileHeader.size else {
                #expect(file == nil)
                continue
            }
            let whole = ends.count { $0 <= length }
            #expect(transactions(of: file).map(\.id) == Array(ids.prefix(whole)))
            #expect(file?.isWhole == (length == bytes.count))
        }
    }

    @Test func `no changed byte of a file is believed, and none costs another frame (ST-5)`()
        async throws
    {
        let (bytes, ids) = try await file(of: 6)
        let ends = try frameEnds(of: bytes)

        for index in bytes.indices {
            for change: (UInt8) -> UInt8 in [{ _ in 0 }, { _ in 0xFF }, { $0 &+ 1 }, { $0 ^ 8 }] {
                var changed = bytes
                changed[index] = change(bytes[index])
                guard changed != bytes else { continue }
                let file = PublishedFile(changed)
                guard index >= FileHeader.size else {
                    #expect(file == nil, "byte \(index)")
                    continue
                }
                let hit = ends.firstIndex { index < $0 }
                let rest = ids.enumerated().filter { $0.offset != hit }.map(\.element)
                #expect(transactions(of: file).map(\.id) == rest, "byte \(index)")
                #expect(file?.isWhole == false, "byte \(index)")
            }
        }
    }

    @Test func `registers are taken as a whole or not at all (ST-44)`() async throws {
        let device = SyncDevice(0, SyncPlace())
        for number in 1...6 { try await device.log(number) }
        let bytes = try await device.repository.withStore { store throws(SiteStoreError) in
            try store.encodeRegisters(storeID: Self.storeID)
        }

        #expect(PublishedFile(bytes)?.isWhole == true)
        for length in FileHeader.size..<bytes.count {
            let file = try #require(PublishedFile(Array(bytes.prefix(length))))
            #expect(!file.isWhole)
            guard case .transactions(let none) = file.contents, none.isEmpty else {
                Issue.record("\(length) bytes were taken for registers")
                return
            }
        }
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            #expect(PublishedFile(changed)?.isWhole ?? false == false, "byte \(index)")
        }
    }

    @Test func `a file of a newer version is left unread, and taken after the update (ST-42)`()
        async throws
    {
        let place = SyncPlace()
        let (_, tablet) = try await place.devicesOneChangeApart()
        let path = try #require(
            place.contents.keys.first { $0.contains("000000000001-000000000001") }
        )
        let old = try #require(place.contents[path])
        var header = try #require(FileHeader(old))
        header.leastReader = FileHeader.currentVersion + 1
        place.put(path, header.encoded() + old.dropFirst(FileHeader.size), from: 0)

        try await tablet.log(3)
        let outcome = try await tablet.sync()
        #expect(outcome.hasNewerFormat)
        #expect(outcome.published == 1, "own changes go on")
        #expect(try await tablet.records.entries.count == 2)

        place.put(path, old, from: 0)
        #expect(try await tablet.sync().hasNewerFormat == false)
        #expect(try await tablet.records.entries.count == 3)
    }

    @Test(arguments: Soak.seeds(300, soak: 20_000))
    func `hostile bytes are an error or what they say, and never a crash (ST-6)`(
        seed: UInt64
    ) async throws {
        var generator = SeededGenerator(seed: seed)
        var (bytes, ids) = try await file(of: 3)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(bytes[index], at: index)
            default: bytes.removeSubrange(index...)
            }
            if bytes.isEmpty { return }
        }

        let read = transactions(of: PublishedFile(bytes))

        #expect(Set(read.map(\.id)).isSubset(of: ids), "seed \(seed)")
    }

    private func transactions(of file: PublishedFile?) -> [SiteTransaction] {
        guard case .transactions(let encoded)? = file?.contents else { return [] }
        return encoded.map(\.transaction)
    }

    /// A file of `count` changes, and their names.
    private func file(of count: Int) async throws -> ([UInt8], [TransactionID]) {
        let device = SyncDevice(0, SyncPlace())
        for number in 1...count { try await device.log(number) }
        let pending = try await device.repository.withStore { store throws(SiteStoreError) in
            try store.pending(after: nil)
        }
        guard case .transactions(let transactions) = pending.contents else { return ([], []) }
        let header = FileHeader(
            kind: .published,
            storeID: Self.storeID,
            generation: 3,
            replica: 4,
            created: 5
        )
        return (
            PublishedFile.encode(transactions, header: header),
            transactions.map(\.transaction.id)
        )
    }

    private func frameEnds(of bytes: [UInt8]) throws -> [Int] {
        var ends: [Int] = []
        var checks = CRC32C()
        var offset = FileHeader.size
        while let unit = FrameUnit(at: offset, in: bytes, generation: 3, checks: &checks) {
            offset = unit.end
            ends.append(offset)
        }
        return ends
    }
}
