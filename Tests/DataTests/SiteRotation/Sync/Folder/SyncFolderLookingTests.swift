import Foundation
@testable import MomentumSiteRotationData
import MomentumTestSupport
import Synchronization
import Testing

/// The way a folder without notices of changes is polled.
@Suite struct SyncFolderLookingTests {
    let clock = TestClock()
    let place = TemporaryFolder()

    /// A file where the devices publish theirs.
    private static let path = PublishedFile.root + "/1.seg"

    /// The number of times a listener was told of changes.
    private final class Reports: Sendable {
        private let number = Mutex(0)

        var count: Int { number.withLock { $0 } }

        func add() { number.withLock { $0 += 1 } }
    }

    @Test func `the first look reports, later ones only what changed`() async throws {
        let folder = DirectorySyncFolder(place.url.path, interval: .seconds(5), clock: clock)
        let reports = Reports()
        let listening = Task {
            for await _ in folder.changes() { reports.add() }
        }

        #expect(await countAfterLook(reports) == 1)
        #expect(await countAfterLook(reports) == 1)
        try await folder.create(Self.path, [1])
        #expect(await countAfterLook(reports) == 2)
        #expect(await countAfterLook(reports) == 2)
        try await folder.remove(Self.path)
        #expect(await countAfterLook(reports) == 3)

        listening.cancel()
        await listening.value
    }

    @Test func `only what a sync lists is looked at (SR-117)`() async throws {
        let folder = DirectorySyncFolder(place.url.path, interval: .seconds(5), clock: clock)
        let reports = Reports()
        let listening = Task {
            for await _ in folder.changes() { reports.add() }
        }
        #expect(await countAfterLook(reports) == 1)

        try await folder.create("other/1.seg", [1])

        #expect(await countAfterLook(reports) == 1)
        listening.cancel()
        await listening.value
    }

    @Test func `a folder that cannot be listed any more is reported once, and when it can (TR-16)`()
        async throws
    {
        let folder = DirectorySyncFolder(place.url.path, interval: .seconds(5), clock: clock)
        try await folder.create(Self.path, [1])
        let reports = Reports()
        let listening = Task {
            for await _ in folder.changes() { reports.add() }
        }
        #expect(await countAfterLook(reports) == 1)
        let aside = TemporaryFolder()
        let moved = aside.url.appending(path: "moved")

        try FileManager.default.moveItem(at: place.url, to: moved)
        #expect(await countAfterLook(reports) == 2)
        #expect(await countAfterLook(reports) == 2)
        try FileManager.default.moveItem(at: moved, to: place.url)
        #expect(await countAfterLook(reports) == 3)

        listening.cancel()
        await listening.value
    }

    @Test func `looking ends with the task that listens (SR-122)`() async {
        let folder = DirectorySyncFolder(place.url.path, interval: .seconds(5), clock: clock)
        let listening = Task { for await _ in folder.changes() {} }
        await clock.waitForSleepers()

        listening.cancel()

        await listening.value
    }

    private func countAfterLook(_ reports: Reports) async -> Int {
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        // It falls asleep again only after the look.
        await clock.waitForSleepers()
        return reports.count
    }
}
