import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The changes a device takes from a folder, whatever its files are called and whichever device put
/// them there.
@Suite struct SyncReadingTests {
    let place = SyncPlace()

    @Test(
        arguments: [
            " (conflicted copy)", " (Ada's conflicted copy 2026-01-01)", " 2",
            ".sync-conflict-20260101-120000-ABCDEFG",
        ]
    )
    func `a file that has arrived under another name only is read like any other (ST-43)`(
        addition: String
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let (path, bytes) = try #require(place.contents.first { $0.key.hasSuffix(".seg") })
        place.delete()
        place.put(path.replacing(".seg", with: addition + ".seg"), bytes, from: 0)

        #expect(try await tablet.sync().received == 1)
        #expect(try await tablet.records == phone.records)

        place.put(path, bytes, from: 0)
        #expect(try await tablet.sync().received == 0)
        #expect(try await tablet.records == phone.records)
    }

    @Test func `a file of another store is none of this one's, wherever it lies (ST-43)`()
        async throws
    {
        let (phone, stranger) = (SyncDevice(0, place), SyncDevice(1, SyncPlace(seed: 2)))
        try await phone.log(1)
        try await phone.sync()
        try await stranger.log(2)
        try await stranger.sync()
        let own = try #require(place.contents.keys.first { $0.hasSuffix(".seg") })
        let (path, bytes) = try #require(
            stranger.place.contents.first { $0.key.hasSuffix(".seg") }
        )
        let store = own.split(separator: "/").prefix(3)
        let misplaced = (store + path.split(separator: "/").dropFirst(3)).joined(separator: "/")
        #expect(misplaced != path)
        place.put(misplaced, bytes)

        #expect(try await phone.sync() == SiteSyncOutcome())

        #expect(try await phone.records.entries.map(\.id) == [.fixture(1)])
    }

    @Test func `what was given up for the folder's records is never published (ST-45, ST-49)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.log(2)
        try await tablet.sync(joining: .folder)
        tablet.dates.advance(bySeconds: 60)
        try await tablet.log(3)
        try await tablet.sync()
        // The earlier journal is still there, but this device no longer speaks for it.
        #expect(tablet.contents["/store/00000001.journal"] != nil)
        place.delete()

        try await tablet.sync()

        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records.entries.map(\.id) == [.fixture(1), .fixture(3)])
        #expect(try await newcomer.records == tablet.records)
    }
}
