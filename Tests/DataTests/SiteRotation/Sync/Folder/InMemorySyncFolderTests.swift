import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// The faults themselves: each alone happens, and all of them end.
@Suite struct InMemorySyncFolderTests {
    private let path = "device/1.seg"
    private let bytes = [UInt8](0..<100)

    @Test func `a late file comes after at most four looks`() throws {
        let place = SyncPlace(faults: SyncFaults(late: 1))
        let other = InMemorySyncFolder(place, device: 2)
        try InMemorySyncFolder(place, device: 1).create(path, bytes)

        let looks = try (0..<6).map { _ in try other.list("").count }

        #expect(looks.first == 0)
        #expect(looks.sorted() == looks)
        #expect(looks.last == 1)
    }

    @Test func `a cut file is listed and read with its first bytes, and then whole`() throws {
        let place = SyncPlace(faults: SyncFaults(cut: 1))
        let other = InMemorySyncFolder(place, device: 2)
        try InMemorySyncFolder(place, device: 1).create(path, bytes)

        let cut = try #require(try other.list("").first)
        #expect(cut.size < bytes.count)
        #expect(try other.read(path, limit: 100) == Array(bytes.prefix(cut.size)))
        for _ in 0..<5 { _ = try other.list("") }
        #expect(try other.read(path, limit: 100) == bytes)
    }

    @Test func `a file can be listed and unreadable, for others only`() throws {
        let place = SyncPlace(faults: SyncFaults(unreadable: 1))
        let own = InMemorySyncFolder(place, device: 1)
        let other = InMemorySyncFolder(place, device: 2)
        try own.create(path, bytes)

        #expect(try own.list("").count == 1)
        #expect(try own.read(path, limit: 100) == bytes)
        #expect(try other.list("") == [SyncFile(path: path, size: 100)])
        #expect(throws: SiteSyncFailure.self) { try other.read(path, limit: 100) }
        place.settle()
        #expect(try other.read(path, limit: 100) == bytes)
    }

    @Test func `a file comes twice, or under another name only`() throws {
        let repeating = SyncPlace(faults: SyncFaults(repeated: 1))
        let renaming = SyncPlace(faults: SyncFaults(renamed: 1))
        for place in [repeating, renaming] { try InMemorySyncFolder(place).create(path, bytes) }

        #expect(repeating.contents.count == 2)
        #expect(repeating.contents[path] == bytes)
        #expect(renaming.contents.count == 1)
        #expect(renaming.contents[path] == nil)
        let copies = Array(repeating.contents.keys) + renaming.contents.keys
        #expect(copies.allSatisfy { $0.hasPrefix("device/1") && $0.hasSuffix(".seg") })
    }

    @Test func `files are deleted, listings are old`() throws {
        let deleting = SyncPlace(faults: SyncFaults(deleted: 1))
        try InMemorySyncFolder(deleting).create(path, bytes)
        let ageing = SyncPlace(faults: SyncFaults(stale: 1))
        try InMemorySyncFolder(ageing).create(path, bytes)

        #expect(try InMemorySyncFolder(deleting).list("") == [])
        #expect(deleting.contents.isEmpty)
        #expect(try InMemorySyncFolder(ageing).list("") == [])
        #expect(ageing.contents.count == 1)
    }

    @Test func `calls fail, with and without having done their work`() throws {
        let outcomes = (0..<40 as Range<UInt64>).map { seed in
            let place = SyncPlace(seed: seed, faults: SyncFaults(failing: 1))
            #expect(throws: SiteSyncFailure.self) {
                try InMemorySyncFolder(place).create(path, bytes)
            }
            #expect(throws: SiteSyncFailure.self) { try InMemorySyncFolder(place).list("") }
            return place.contents.count
        }

        #expect(Set(outcomes) == [0, 1])
    }

    @Test func `the same seed brings the same faults, another one others`() throws {
        func run(_ seed: UInt64) -> [String] {
            let place = SyncPlace(seed: seed, faults: .all(0.3))
            let folders = (0..<3).map { InMemorySyncFolder(place, device: $0) }
            var log: [String] = []
            for step in 0..<60 {
                let folder = folders[step % 3]
                let made = Result { try folder.create("\(step % 3)/\(step).seg", [UInt8(step)]) }
                let listed = Result { try folder.list("").map(\.path).sorted() }
                log.append("\(made) \(listed)")
            }
            return log
        }

        #expect(run(7) == run(7))
        #expect(run(7) != run(8))
    }

    @Test func `after settling every device sees every file that is there`() throws {
        let place = SyncPlace(seed: 3, faults: .all(0.5))
        for step in 0..<30 {
            _ = try? InMemorySyncFolder(place, device: step % 3).create(
                "\(step).seg",
                [UInt8(step)]
            )
            _ = try? InMemorySyncFolder(place, device: (step + 1) % 3).list("")
        }

        place.settle()

        for device in 0..<3 {
            let folder = InMemorySyncFolder(place, device: device)
            let read = try folder.list("").map { file in
                (file.path, try folder.read(file.path, limit: file.size))
            }
            #expect(Dictionary(uniqueKeysWithValues: read) == place.contents)
        }
    }
}
