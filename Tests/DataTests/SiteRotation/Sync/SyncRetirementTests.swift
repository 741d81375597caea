import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The conditions for a file that replaces others, before those are removed (ST-48).
@Suite struct SyncRetirementTests {
    let place = SyncPlace()

    @Test
    func `while the one file is cut the old ones stay, and it is written again (ST-45, ST-48)`()
        async throws
    {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 2))
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
        }
        let (path, bytes) = try #require(place.contents.first { $0.value.isSnapshot })
        place.put(path, Array(bytes.prefix(bytes.count / 2)), from: 0)
        phone.dates.advance(bySeconds: 86_400)

        try await phone.sync()

        #expect(place.contents.values.count { PublishedFile($0)?.isWhole == true } == 3)
        #expect(try await SyncDevice(2, place).recordsOfFolder == phone.records)
        for _ in 1...3 {
            phone.dates.advance(bySeconds: 86_400)
            try await phone.sync()
            #expect(try await SyncDevice(3, place).recordsOfFolder == phone.records)
        }
        #expect(place.contents.values.count { PublishedFile($0)?.isWhole == true } == 1)
    }

    @Test func `a file with numbers that its successor does not have stays (ST-45, ST-48)`()
        async throws
    {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 3))
        for number in 1...2 {
            try await phone.log(number)
            try await phone.sync()
        }
        let early = place.contents.filter { $0.key.hasSuffix(".seg") }
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.compact()
        }
        for number in 3...4 { try await phone.log(number) }
        try await phone.sync()
        let expected = try await phone.records
        // The content of the first two files is lost on the device, and they cannot be read just
        // now.
        for path in phone.contents.keys where path.hasPrefix("/store/00000001") {
            try phone.files.remove(path)
        }
        for path in phone.contents.keys where path.hasSuffix(".snapshot") {
            try phone.files.remove(path)
        }
        for (path, bytes) in early { place.put(path, bytes.map { _ in 0 }, from: 0) }
        phone.restart()
        try await phone.log(5)
        try await phone.sync()
        #expect(try await phone.records.entries.count == 3)
        #expect(place.contents.values.count { $0.isSnapshot } == 1)
        for (path, bytes) in early { place.put(path, bytes, from: 0) }

        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()

        #expect(early.keys.allSatisfy { place.contents[$0] != nil })
        #expect(try await phone.records.entries.count == 5)
        #expect(try await phone.records.entries.map(\.id).starts(with: expected.entries.map(\.id)))
        #expect(try await SyncDevice(2, place).recordsOfFolder == phone.records)
        // The next file has them all.
        try await phone.log(6)
        try await phone.sync()
        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()
        #expect(place.contents.count { $0.key.hasSuffix(".seg") } == 1)
        #expect(try await SyncDevice(3, place).recordsOfFolder == phone.records)
    }

    @Test(arguments: ["", " (conflicted copy)", ".sync-conflict-20260101-120000-ABCDEFG"])
    func `one's own files are put together also after the folder was forgotten (ST-48)`(
        addition: String
    ) async throws {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 2))
        for number in 1...2 {
            try await phone.log(number)
            try await phone.sync()
        }
        let (path, bytes) = try #require(place.contents.first { $0.key.hasSuffix(".seg") })
        place.put(path.replacing(".seg", with: addition + ".seg"), bytes, from: 0)
        StoreFolder(path: "/store", fileSystem: phone.files).forgetSyncFolders()

        // Two files of one change each, and the one of both that it writes now.
        try await phone.sync()
        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()

        // Copies by another program stay.
        let count = addition.isEmpty ? 1 : 2
        #expect(place.contents.count { $0.key.hasSuffix(".seg") } == count)
        #expect(try await SyncDevice(2, place).recordsOfFolder == phone.records)
        #expect(try await phone.sync() == SiteSyncOutcome())
    }

    @Test func `a removed file that is listed once more is no loss (ST-45, ST-48)`() async throws {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 2))
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
        }
        let old = place.contents.filter { $0.key.hasSuffix(".seg") && !$0.value.isSnapshot }
        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()
        for (path, bytes) in old { place.put(path, bytes, from: 0) }
        try await phone.sync()
        for path in old.keys { try place.remove(path, device: 0) }

        for _ in 1...3 {
            #expect(try await phone.sync() == SiteSyncOutcome())
            phone.dates.advance(bySeconds: 86_400)
        }
    }
}

extension [UInt8] {
    /// True for a file of registers, as far as it has arrived.
    fileprivate var isSnapshot: Bool { FileHeader(self)?.kind == .snapshot }
}

extension SyncDevice {
    /// The records that a device without any gets from the folder.
    fileprivate var recordsOfFolder: SiteRecords {
        get async throws {
            try await sync()
            return try await records
        }
    }
}
