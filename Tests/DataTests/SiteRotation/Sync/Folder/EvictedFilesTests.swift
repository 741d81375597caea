import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Files of a directory that iCloud Drive has taken off the device.
@Suite struct EvictedFilesTests {
    private let folder = TemporaryFolder()
    private let dates = ManualWallClock(now: StoreUnderTest.start)

    private func device() -> (FileSiteRotationRepository, SiteRotationSync) {
        let repository = FileSiteRotationRepository(
            folder: URL(filePath: StoreUnderTest.path),
            identifiers: RandomIdentifiers(),
            dates: dates,
            clock: InstantClock(),
            fileSystem: FaultyFileSystem()
        )
        let directory = DirectorySyncFolder(folder.url.path)
        return (
            repository, SiteRotationSync(store: repository, folder: directory, dates: dates)
        )
    }

    /// The files of changes, with the paths of their placeholders.
    private func segments() throws -> [(file: URL, placeholder: URL)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        return paths.filter { $0.hasSuffix(".seg") }.map { path in
            let file = folder.url.appending(path: path)
            let name = ".\(file.lastPathComponent).icloud"
            return (file, file.deletingLastPathComponent().appending(path: name))
        }
    }

    /// Replaces all files by placeholders; returns how to bring them back.
    private func evict() throws -> () throws -> Void {
        let evicted = try segments().map { segment in
            let bytes = try Data(contentsOf: segment.file)
            let list: [String: Any] = ["NSURLFileSizeKey": bytes.count]
            try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
                .write(to: segment.placeholder)
            try FileManager.default.removeItem(at: segment.file)
            return (segment, bytes)
        }
        return {
            for (segment, bytes) in evicted {
                try FileManager.default.removeItem(at: segment.placeholder)
                try bytes.write(to: segment.file)
            }
        }
    }

    @Test func `they are awaited, and neither gone nor published again (ST-44, SR-203)`()
        async throws
    {
        let ((first, publishing), (second, receiving)) = (device(), device())
        try await first.perform([.change(1)], at: dates.now)
        _ = try await publishing.sync(joining: nil)
        _ = try await receiving.sync(joining: nil)
        try await first.perform([.change(2)], at: dates.now)
        _ = try await publishing.sync(joining: nil)
        let count = try segments().count
        let bringBack = try evict()

        #expect(try await receiving.sync(joining: nil).received == 0)
        dates.advance(bySeconds: 2 * 86_400)
        #expect(try await publishing.sync(joining: nil).published == 0)
        #expect(try segments().isEmpty)
        try bringBack()
        _ = try await receiving.sync(joining: nil)

        #expect(try segments().count == count)
        #expect(try await second.records().entries.count == 2)
    }

    @Test func `a new file takes no name of theirs (ST-44, ST-47)`() async throws {
        let directory = DirectorySyncFolder(folder.url.path)
        let (kept, other) = ("SiteRotation/v1/a/kept.seg", "SiteRotation/v1/a/other.seg")
        #expect(try await directory.create(kept, [1]))
        _ = try evict()

        #expect(try await !directory.create(kept, [2]))
        #expect(try await directory.create(other, [3]))

        #expect(try await directory.read(kept, limit: 10).isEmpty)
        #expect(try await directory.read(other, limit: 10) == [3])
    }

    @Test func `a new device that finds only them makes no second store (ST-44, ST-49)`()
        async throws
    {
        let ((first, publishing), (newcomer, joining)) = (device(), device())
        try await first.perform([.change(1)], at: dates.now)
        _ = try await publishing.sync(joining: nil)
        let bringBack = try evict()
        let stores = folder.url.appending(path: "SiteRotation/v1").path
        let names = try FileManager.default.contentsOfDirectory(atPath: stores)

        _ = try? await joining.sync(joining: nil)

        #expect(try FileManager.default.contentsOfDirectory(atPath: stores) == names)
        try bringBack()
        _ = try await joining.sync(joining: nil)
        #expect(try await newcomer.records().entries.map(\.id) == [.fixture(1)])
    }
}
