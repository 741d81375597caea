import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Histories that began apart and lie in one folder.
@Suite struct OtherHistoriesTests {
    private let place = SyncPlace()
    private let day: TimeInterval = 86_400

    @Test func `the history of a lost device is told after a day, and can be taken in (ST-49)`()
        async throws
    {
        let (phone, lost) = try await begin()

        #expect(try await phone.sync() == SiteSyncOutcome())
        phone.dates.advance(bySeconds: day - 1)
        #expect(try await phone.sync().unjoined == nil)
        phone.dates.advance(bySeconds: 1)
        let summary = SiteHistorySummary(try await lost.records)
        #expect(try await phone.sync().unjoined == summary)
        #expect(try await phone.sync().unjoined == summary)
        #expect(try await phone.records.entries.map(\.id) == [.fixture(1)])

        let outcome = try await phone.sync(joining: .both)

        #expect(outcome.received == 1)
        #expect(outcome.published > 0)
        #expect(outcome.unjoined == nil)
        #expect(try await phone.records.entries.map(\.id) == [1, 2].map(UUID.fixture))
        #expect(try await phone.sync(joining: .both).hasUnusedChoice)
        phone.dates.advance(bySeconds: 2 * day)
        #expect(try await phone.sync() == SiteSyncOutcome())
        try await expectBoth(in: store(of: phone), of: place)
    }

    @Test(arguments: [SiteJoinChoice.both, .folder])
    func `an answer is about the history of the question, and the other is told of later (ST-49)`(
        choice: SiteJoinChoice
    ) async throws {
        let (phone, _) = try await begin()
        let newcomer = SyncDevice(9, place)
        newcomer.dates.advance(bySeconds: 120)
        try await newcomer.log(3)

        let question = try #require(try await newcomer.sync().question)
        #expect(question.folder.count == 1)
        try await newcomer.sync(joining: choice)
        try await phone.sync()

        let joined = choice == .both ? [1, 3] : [1]
        #expect(try await newcomer.records.entries.map(\.id) == joined.map(UUID.fixture))
        #expect(try await phone.records == newcomer.records)

        newcomer.dates.advance(bySeconds: day)
        #expect(try await newcomer.sync().unjoined?.count == 1)
        try await newcomer.sync(joining: .both)
        try await phone.sync()

        let all = (joined + [2]).sorted().map(UUID.fixture)
        #expect(try await newcomer.records.entries.map(\.id) == all)
        #expect(try await phone.records == newcomer.records)
    }

    @Test func `a history that cannot be read whole is told of, too (ST-42, ST-49)`() async throws {
        let (phone, lost) = try await begin()
        let store = try await store(of: lost)
        for (path, bytes) in place.contents where path.contains(store) {
            place.put(path, Array(bytes.dropLast(3)), from: lost.number)
        }
        try await phone.sync()
        phone.dates.advance(bySeconds: day)

        let outcome = try await phone.sync()
        #expect(outcome.unjoined != nil && outcome.hasUnreadHistory)
        #expect(try await phone.sync(joining: .both).hasUnusedChoice == false)
        #expect(try await phone.sync(joining: .apart).unjoined == nil)
    }

    @Test func `a history is told of while that of another wearer is unreadable (SR-202, ST-49)`()
        async throws
    {
        let (phone, _) = try await begin()
        try await phone.sync()
        phone.dates.advance(bySeconds: day)
        let sync = SiteRotationSync(
            store: phone.repository,
            folder: InMemorySyncFolder(place, device: phone.number),
            dates: phone.dates,
            others: [URL(filePath: "/\(UUID())/Site Rotation.store")]
        )

        #expect(try await sync.sync(joining: nil).unjoined?.count == 1)
        let error = await #expect(throws: SiteSyncFailure.self) {
            try await sync.sync(joining: .both)
        }
        #expect(error?.message.english.contains("another wearer") == true)
        #expect(try await sync.sync(joining: .apart).unjoined == nil)
    }

    @Test func `a history that is taken in shows a clock that is ahead, too (ST-49, ST-50)`()
        async throws
    {
        let devices = try await [SyncDevice(0, place), SyncDevice(1, place)].sortedByStore()
        devices[1].dates.advance(bySeconds: 3600)
        try await begin(devices[0], devices[1], in: place)

        #expect(try await devices[0].sync(joining: .both).hasClockAhead)
    }

    @Test func `a history that is taken in shows a file of a newer version, too (ST-42, ST-49)`()
        async throws
    {
        let (phone, lost) = try await begin()
        let store = try await store(of: lost)
        let (path, bytes) = try #require(
            place.contents.first { $0.key.contains(store) && $0.key.hasSuffix(".seg") }
        )
        var header = try #require(FileHeader(bytes))
        header.leastReader = FileHeader.currentVersion + 1
        place.put(path, header.encoded() + bytes.dropFirst(FileHeader.size), from: lost.number)
        try await phone.sync()
        phone.dates.advance(bySeconds: day)
        #expect(try await phone.sync().hasUnreadHistory)

        #expect(try await phone.sync(joining: .both).hasNewerFormat)
    }

    @Test func `an answer takes in what was told of, and no later history (ST-49)`() async throws {
        let devices = try await (0..<3).map { SyncDevice($0, place) }.sortedByStore()
        let (phone, stranger) = (devices[0], devices[2])
        try await stranger.log(3)
        try await stranger.sync()
        let later = place.contents
        place.delete()
        try await begin(phone, devices[1], in: place)
        try await phone.sync()
        phone.dates.advance(bySeconds: day)
        #expect(try await phone.sync().unjoined?.count == 1)
        for (path, bytes) in later { place.put(path, bytes, from: stranger.number) }

        try await phone.sync(joining: .both)

        #expect(try await phone.records.entries.map(\.id) == [1, 2].map(UUID.fixture))
        phone.dates.advance(bySeconds: day)
        #expect(try await phone.sync().unjoined?.count == 1)
    }

    @Test func `a history is left alone for good, and never replaces that of the folder (ST-49)`()
        async throws
    {
        let (phone, lost) = try await begin()

        await #expect(throws: SiteSyncFailure.ownHistory) {
            try await phone.sync(joining: .folder)
        }
        try await phone.sync(joining: .apart)
        phone.dates.advance(bySeconds: 2 * day)
        let before = phone.contents

        #expect(try await phone.sync(joining: .apart).hasUnusedChoice)
        #expect(try await phone.sync() == SiteSyncOutcome())
        #expect(try await phone.records.entries.map(\.id) == [.fixture(1)])
        #expect(try await lost.records.entries.map(\.id) == [.fixture(2)])
        #expect(phone.contents.keys == before.keys)
    }

    @Test func `a device that follows within the day is no other history (ST-49)`() async throws {
        let (phone, tablet) = try await begin()
        try await phone.sync()

        #expect(try await tablet.sync().question?.folder.count == 1)
        try await tablet.sync(joining: .both)
        phone.dates.advance(bySeconds: 2 * day)

        #expect(try await phone.sync().unjoined == nil)
        #expect(try await phone.records.entries.map(\.id) == [1, 2].map(UUID.fixture))
    }

    @Test func `wherever taking in stops, nothing of it stays with one device (ST-45, ST-49)`()
        async throws
    {
        var isDone = false
        for call in 1...200 where !isDone {
            let place = SyncPlace()
            let (phone, _) = try await begin(in: place)
            try await phone.sync()
            phone.files.fail(at: phone.files.callCount + call, with: .end, from: true)
            isDone = (try? await phone.sync(joining: .both)) != nil
            phone.restart()
            try await phone.sync()
            // Takes in what has not come; what has come was published.
            try await phone.sync(joining: .both)

            try await expectBoth(in: store(of: phone), of: place, "call \(call)")
        }
        #expect(isDone)
    }

    /// A device of the lower store, and one of the higher store with another change; both stores
    /// are in the folder.
    private func begin(
        in shared: SyncPlace? = nil
    ) async throws -> (phone: SyncDevice, lost: SyncDevice) {
        let place = shared ?? place
        let devices = try await [SyncDevice(0, place), SyncDevice(1, place)].sortedByStore()
        try await begin(devices[0], devices[1], in: place)
        return (devices[0], devices[1])
    }

    private func begin(
        _ phone: SyncDevice,
        _ lost: SyncDevice,
        in place: SyncPlace
    ) async throws {
        try await phone.log(1)
        lost.dates.advance(bySeconds: 60)
        try await lost.log(2)
        try await lost.sync()
        let others = place.contents
        place.delete()
        try await phone.sync()
        for (path, bytes) in others { place.put(path, bytes, from: lost.number) }
    }

    private func store(of device: SyncDevice) async throws -> String {
        let id = try await device.repository.withStore { $0.identity?.storeID }
        return try #require(id).uuidString.lowercased()
    }

    /// The files of one store alone have both changes.
    private func expectBoth(
        in store: String,
        of place: SyncPlace,
        _ comment: Comment? = nil
    ) async throws {
        let copy = SyncPlace()
        for (path, bytes) in place.contents where path.contains(store) { copy.put(path, bytes) }
        let newcomer = SyncDevice(9, copy)
        try await newcomer.sync()
        let ids = try await newcomer.records.entries.map(\.id)
        #expect(ids == [1, 2].map(UUID.fixture), comment)
    }
}
