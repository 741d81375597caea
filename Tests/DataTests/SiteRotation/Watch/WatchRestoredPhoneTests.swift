import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// A phone whose files were put back from a backup, while the watch went on.
@Suite struct WatchRestoredPhoneTests {
    let folder = TemporaryFolder()
    let places = SiteLocation.defaults.map(\.id)
    let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
    let sites: any SiteRotationRepository = InMemorySiteRotationRepository()

    private var phoneFolder: URL { folder.url.appending(path: "phone") }
    private var link: FileWatchStateLink {
        FileWatchStateLink(folder: folder.url.appending(path: "link"), clock: TestClock())
    }

    @Test func `what it pushes reaches the watch at once, under another name (SR-125, SR-132)`()
        async throws
    {
        let first = try #require(await push(at: 0))
        let backup = folder.url.appending(path: "backup")
        try FileManager.default.copyItem(at: phoneFolder, to: backup)
        for place in 1...3 { await push(at: place) }
        try FileManager.default.removeItem(at: phoneFolder)
        try FileManager.default.moveItem(at: backup, to: phoneFolder)

        let state = try #require(await push(at: 5))

        #expect(try await link.latest() == .payload(state))
        #expect(state.active?.locationID == places[5])
        #expect(state.source != first.source)
        let next = try #require(await push(at: 6))
        #expect(next.source == state.source)
        #expect(next.revision == 2)
    }

    @Test func `a folder of an earlier version goes on under its name (SR-125)`() async throws {
        let first = try #require(await push(at: 0))
        try FileManager.default.removeItem(at: phoneFolder.appending(path: "installation"))

        let second = try #require(await push(at: 1))

        #expect(second.source == first.source)
        #expect(second.revision == 2)
    }

    @Test func `a state that another phone is ahead of does not count as sent (SR-128, SR-132)`()
        async throws
    {
        let later = WatchState.fixture(source: .fixture(77), createdAt: dates.now + 3600)
        try await link.send(later)

        #expect(await push(at: 0) == nil)
        #expect(try await link.latest() == .payload(later))
    }

    /// Logs a site on the phone and pushes it, as a new process does.
    @discardableResult
    private func push(at place: Int) async -> WatchState? {
        dates.advance(bySeconds: 60)
        let change = SiteChange(id: .fixture(1000 + UInt16(place)), locationID: places[place])
        _ = try? await sites.perform([.logChange(change)], at: dates.now)
        let host = WatchHost.testing(
            sites: sites,
            store: FileWatchStateStore(file: phoneFolder.appending(path: "state.json")),
            queue: InMemoryWatchLink().phone,
            states: link,
            dates: dates,
            identifiers: RandomIdentifiers()
        )
        return await host.push()
    }
}
