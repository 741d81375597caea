import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The steps of a sync, and the things it leaves alone.
@Suite struct SiteRotationSyncTests {
    let place = SyncPlace()

    @Test func `two devices that logged apart meet with both entries and one open (SR-121, ST-52)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        tablet.dates.advance(bySeconds: 60)
        try await tablet.sync()
        try await tablet.log(2)
        phone.dates.advance(bySeconds: 120)
        try await phone.log(3)

        let sent = try await phone.sync()
        let met = try await tablet.sync()
        try await phone.sync()

        #expect((sent.published, sent.received) == (1, 0))
        #expect((met.published, met.received) == (1, 1))
        let records = try await phone.records
        #expect(records.entries.map(\.id) == [.fixture(1), .fixture(2), .fixture(3)])
        #expect(records.entries.map(\.isOpen) == [false, false, true])
        #expect(try await tablet.records == records)
    }

    @Test func `what arrives is told to everybody who listens (SR-120)`() async throws {
        let (_, tablet) = try await place.devicesOneChangeApart()
        var changes = tablet.repository.changes().makeAsyncIterator()

        try await tablet.sync()

        #expect(await changes.next()?.entries.count == 2)
    }

    @Test func `a thousand syncs of nothing change no byte (ST-10, ST-45)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        for device in [phone, tablet, phone, tablet] { try await device.sync() }
        let before = (phone.contents, tablet.contents, place.contents)

        for _ in 0..<1000 {
            #expect(try await phone.sync() == SiteSyncOutcome())
            #expect(try await tablet.sync() == SiteSyncOutcome())
        }

        let isUnchanged = (phone.contents, tablet.contents, place.contents) == before
        #expect(isUnchanged)
    }

    @Test
    func `each device writes only into its own folder, and says what the folder is (ST-43, ST-51)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let (store, replica) = try await phone.repository.withStore { store in
            (store.identity?.storeID, store.identity?.replica)
        }
        try await tablet.sync()
        try await tablet.log(2)
        try await tablet.sync()

        let root = "SiteRotation/v1/\(try #require(store).uuidString.lowercased())"
        let folder = "\(root)/\(try #require(replica).hex)"
        let own = place.contents.keys.filter { $0.hasPrefix(folder) }
        #expect(own.count == 1)
        #expect(own.first?.hasPrefix("\(folder)/000000000000-000000000000-") == true)
        #expect(place.contents.count == 3)
        let text = String(decoding: place.contents["\(root)/README.txt"] ?? [], as: UTF8.self)
        #expect(text.contains("Nothing in here is encrypted"))
    }

    @Test(arguments: [nil, SiteJoinChoice.both, .folder, .apart])
    func `a folder with another history asks before anything is mixed (ST-49)`(
        choice: SiteJoinChoice?
    ) async throws {
        // The lower of two names is the one that stays.
        let devices = try await [SyncDevice(0, place), SyncDevice(1, place)].sortedByStore()
        let (phone, tablet) = (devices[0], devices[1])
        for number in 1...3 { try await phone.log(number) }
        try await phone.sync()
        tablet.dates.advance(bySeconds: 60)
        try await tablet.log(4)
        let before = (tablet.contents, place.contents)

        let outcome = try await tablet.sync(joining: choice)

        switch choice {
        case nil:
            let question = try #require(outcome.question)
            #expect(question.own == SiteHistorySummary(try await tablet.records))
            #expect(question.folder == SiteHistorySummary(try await phone.records))
            let isUnchanged = (tablet.contents, place.contents) == before
            #expect(isUnchanged)
        case .both:
            try await phone.sync()
            #expect(try await phone.records.entries.count == 4)
            #expect(try await tablet.records == phone.records)
        case .folder:
            #expect(try await tablet.records == phone.records)
            let kept = tablet.contents.filter { $0.key.hasPrefix("/store/kept/") }
            let backup = try JSONLinesSiteBackupFormat().read(try #require(kept.first).value)
            #expect(backup.writes.entries.map(\.id) == [.fixture(4)])
            #expect(outcome.exchange?.backup.path == kept.first?.key)
            #expect(outcome.exchange?.own.count == 1)
            try await phone.sync()
            #expect(try await phone.records.entries.count == 3)
        case .apart:
            #expect(try await tablet.sync().question == nil)
            try await phone.sync()
            #expect(try await tablet.records.entries.map(\.id) == [.fixture(4)])
            #expect(try await phone.records.entries.count == 3)
        }
    }

    @Test func `a device without records takes those of the folder without asking (ST-49)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()

        #expect(try await tablet.sync().received == 1)
        #expect(try await tablet.records == phone.records)
    }
}
