import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The report of a device on changes that have not come (ST-44, SR-117).
@Suite struct SyncMissingTests {
    let place = SyncPlace()

    @Test func `what another device has not handed out yet is awaited since it was missed (ST-44)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
        }
        let second = try #require(place.contents.first { $0.key.contains("/000000000001-") })
        try place.remove(second.key, device: 0)
        let start = tablet.dates.now

        var outcome = try await tablet.sync()
        #expect((outcome.awaited, outcome.awaitedSince, outcome.lost) == (1, start, 0))

        tablet.dates.advance(bySeconds: 100_000)
        outcome = try await tablet.sync()
        #expect((outcome.awaited, outcome.awaitedSince, outcome.lost) == (1, start, 0))
        place.put(second.key, second.value, from: 0)
        #expect(try await tablet.sync().received == 1)
        #expect(try await tablet.sync() == SiteSyncOutcome())
    }

    @Test func `entries of a snapshot whose numbers are lost are published (ST-2, ST-46)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        for number in 1...3 { try await phone.log(number) }
        try await phone.compact()
        let newest = try #require(
            phone.contents.keys.filter { $0.hasSuffix(".snapshot") }.max()
        )
        for path in phone.contents.keys where path.hasSuffix(".snapshot") && path != newest {
            try phone.files.remove(path)
        }
        let name = URL(filePath: newest).lastPathComponent
        let generation = try #require(StoreFileName(name)).generation
        phone.files.change(newest) { bytes in
            var (offset, checks) = (FileHeader.size, CRC32C())
            while let unit = FrameUnit(
                at: offset,
                in: bytes,
                generation: generation,
                checks: &checks
            ), unit.payload.first != SnapshotFormat.BlockKind.counters.rawValue {
                offset = unit.end
            }
            bytes.removeSubrange(offset...)
        }
        _ = try SiteStoreFiles(URL(filePath: StoreUnderTest.path), fileSystem: phone.files).repair(
            identifiers: SequentialIdentifiers(),
            dates: phone.dates
        )
        phone.restart()

        try await phone.sync()

        let newcomer = SyncDevice(1, place)
        try await newcomer.sync()
        #expect(try await newcomer.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
    }

    @Test func `what its own device has lost is not said to be on its way (ST-44)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...4 { try await phone.log(number) }
        phone.files.change("/store/00000001.journal") { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end / 2] ^= 1
        }
        phone.restart()
        try await phone.sync()

        let outcome = try await tablet.sync()

        #expect((outcome.awaited, outcome.awaitedSince, outcome.lost) == (0, nil, 1))
        #expect(try await tablet.records == phone.records)
    }

    @Test func `while more of a device is to be read nobody knows what it has lost (ST-44)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...4 { try await phone.log(number) }
        let whole = phone.files.copy()
        phone.files.change("/store/00000001.journal") { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end / 2] ^= 1
        }
        phone.restart()
        try await phone.sync()
        let other = SyncDevice(2, SyncPlace(), files: whole)
        try await other.sync()
        let (path, bytes) = try #require(
            other.place.contents.first { $0.key.hasSuffix(".seg") }
        )
        place.put(path, Array(bytes.prefix(FileHeader.size)), from: 0)

        var outcome = try await tablet.sync()
        #expect((outcome.awaited, outcome.lost) == (1, 0))
        place.put(path, bytes, from: 0)
        outcome = try await tablet.sync()
        #expect((outcome.awaited, outcome.lost) == (0, 0))
        #expect(try await tablet.records.entries.count == 4)
    }

    @Test(arguments: [" (conflicted copy)", " 2", ".sync-conflict-20260101-120000-ABCDEFG"])
    func `a copy that stays cut, of a file that is here, is not awaited (ST-43, ST-44)`(
        addition: String
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let (path, bytes) = try #require(place.contents.first { $0.key.hasSuffix(".seg") })
        let copy = path.replacing(".seg", with: addition + ".seg")
        place.put(copy, Array(bytes.prefix(bytes.count / 2)))

        #expect(try await tablet.sync().awaited == 0)
        #expect(try await phone.sync() == SiteSyncOutcome())
        // The copy is the only trace of a change.
        try place.remove(path, device: 0)
        let newcomer = SyncDevice(2, place)
        #expect(try await newcomer.sync().awaited == 1)
    }

    @Test
    func `a cut copy of a file that was put together with others hides no gap (ST-43, ST-44)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...4 { try await phone.log(number) }
        phone.files.change("/store/00000001.journal") { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end / 2] ^= 1
        }
        phone.restart()
        try await phone.sync()
        let (path, bytes) = try #require(place.contents.first { $0.key.hasSuffix(".seg") })
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let copy = folder + "/000000000003-000000000003-0123456789abcdef (conflicted copy).seg"
        place.put(copy, Array(bytes.prefix(FileHeader.size + 5)))

        for device in [tablet, phone] {
            let outcome = try await device.sync()
            #expect((outcome.awaited, outcome.lost) == (0, device === tablet ? 1 : 0))
        }
    }

    @Test func `registers on their way are awaited until there are later ones (ST-44, ST-48)`()
        async throws
    {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 2))
        let tablet = SyncDevice(1, place)
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
        }
        let (path, bytes) = try #require(
            place.contents.first { FileHeader($0.value)?.kind == .snapshot }
        )
        // They may be those of a third device, too.
        place.put(path, Array(bytes.dropLast(1)), from: 0)
        #expect(try await tablet.sync().awaited == 1)

        place.put(path, bytes, from: 0)
        try await phone.log(4)
        try await phone.sync()
        place.put(path, bytes, from: 0)
        for number in 5...7 {
            phone.dates.advance(bySeconds: 86_400)
            try await phone.log(number)
            try await phone.sync()
        }
        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()
        try #require(place.contents[path] == nil)
        place.put(path.replacing(".seg", with: " 2.seg"), Array(bytes.prefix(9)))
        try await tablet.sync()
        #expect(try await tablet.sync() == SiteSyncOutcome())
    }

    @Test(arguments: [
        ("0-2, 8-9", false, true), ("0-2, 8-9", true, true), ("0-2, 4-9", true, false),
        ("8-9", false, false), ("8-9", true, true), ("0-2", true, false), ("", true, false),
    ])
    func `a file tells of a gap what lies on both sides, and a snapshot from the beginning (ST-44)`(
        ranges: String,
        isSnapshot: Bool,
        isSkipped: Bool
    ) {
        var counters = CounterRanges()
        for range in ranges.split(separator: ", ") {
            let ends = range.split(separator: "-").compactMap { UInt64($0) }
            counters.insert(ends[0]...ends[1])
        }
        let file = KnownFile(
            size: 1,
            numbers: PublishedNumbers([7: counters]),
            isSnapshot: isSnapshot
        )

        #expect(file.skips(3...7, of: 7) == isSkipped)
        #expect(!file.skips(3...7, of: 8))
    }
}
