import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Devices with wrong clocks, with backups put back, and with a part of their records lost.
@Suite struct SyncIdentityTests {
    let place = SyncPlace()

    @Test(arguments: [(299, false), (301, true)])
    func `a clock that is ahead is noted, and spoils nothing but what it wrote (ST-50)`(
        skew: Double,
        isNoted: Bool
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place, skew: skew))
        try await tablet.log(1)
        try await tablet.sync()

        #expect(try await phone.sync().hasClockAhead == isNoted)
        // By the clock of the phone this is earlier than the entry it changes, and it still counts.
        let edit = SiteEntryEdit(id: .fixture(9), entryID: .fixture(1), note: .set("seen later"))
        try await phone.perform(.editEntry(edit))
        try await phone.sync()
        try await tablet.sync()

        #expect(try await tablet.records.entries.map(\.note) == ["seen later"])
        #expect(try await tablet.records == phone.records)
    }

    @Test func `what a wrong clock wrote is noted once, whenever it is published (ST-50)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place, skew: 3600))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.sync()
        let edit = SiteEntryEdit(id: .fixture(9), entryID: .fixture(1), note: .set("an hour ahead"))
        try await tablet.perform(.editEntry(edit))
        tablet.dates.advance(bySeconds: -3600)
        try await tablet.sync()

        #expect(try await phone.sync().hasClockAhead)
        #expect(try await phone.records.entries.map(\.note) == ["an hour ahead"])
        #expect(try await !phone.sync().hasClockAhead)
        // All registers of the tablet in one file.
        place.delete(below: "SiteRotation")
        try await tablet.sync()
        #expect(try await !phone.sync().hasClockAhead)
        #expect(try await SyncDevice(2, place).sync().hasClockAhead)
    }

    @Test func `a clock that was set right is not noted again, whatever it had written (ST-50)`()
        async throws
    {
        let years = 12 * 365.0 * 86_400
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place, skew: years))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.sync()
        try await tablet.log(2)
        try await tablet.sync()
        #expect(try await phone.sync().hasClockAhead)

        tablet.dates.advance(bySeconds: 60 - years)
        let deletion = SiteEntryDeletion(id: .fixture(9), entryID: .fixture(2))
        try await tablet.perform(.deleteEntry(deletion))
        try await tablet.log(3)
        try await tablet.sync()

        let outcome = try await phone.sync()
        #expect(outcome.received > 0)
        #expect(!outcome.hasClockAhead)
        #expect(try await phone.records == tablet.records)
    }

    @Test(arguments: [false, true])
    func
        `a device put back from a backup goes on under another name, and both branches stay (ST-46)`(
            isNoticed: Bool
        ) async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.sync()
        let backup = phone.files.copy()
        let replica = try await phone.repository.withStore { $0.identity?.replica }
        try await phone.log(2)
        try await phone.sync()
        phone.restore(backup, isNoticed: isNoticed)
        phone.dates.advance(bySeconds: 60)
        // Under the number that change 2 had, unless the copy was noticed.
        try await phone.log(3)

        for device in [phone, tablet, phone] { try await device.sync() }

        #expect(try await phone.repository.withStore { $0.identity?.replica } != replica)
        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
        #expect(try await tablet.records == phone.records)
    }

    @Test(arguments: [false, true])
    func `a change under a number that is known counts as received (ST-9, SR-121)`(
        isInRegisters: Bool
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let backup = phone.files.copy()
        try await phone.log(2)
        try await phone.sync()
        try await tablet.sync()
        phone.restore(backup)
        phone.dates.advance(bySeconds: 60)
        try await phone.log(3)
        if isInRegisters { try await phone.compact() }
        try await phone.sync()

        #expect(try await tablet.sync().received == 1)

        #expect(try await tablet.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
        #expect(try await tablet.sync().received == 0)
    }

    @Test func `what is unpublished goes out whatever the device is called now (ST-46)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.nameReplicaAnew()
        }
        try await phone.log(2)

        #expect(try await phone.sync().published == 2)
        try await tablet.sync()
        #expect(try await tablet.records == phone.records)
    }

    @Test func `a device that hears of what it lost asks for it, and gets it back (ST-44)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...4 { try await phone.log(number) }
        try await phone.sync()
        try await tablet.sync()
        let expected = try await phone.records
        // The frame of the second change.
        phone.files.change("/store/00000001.journal") { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end / 2] ^= 1
        }
        phone.restart()
        #expect(try await phone.records.entries.count < 4)
        let replica = try await phone.repository.withStore { $0.identity?.replica }

        try await phone.sync()

        #expect(try await phone.records == expected)
        #expect(try await phone.repository.withStore { $0.identity?.replica } == replica)
    }

    @Test func `what is missing without any damage is read again from one's own files (ST-44)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        for number in 1...2 { try await phone.log(number) }
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.compact()
        }
        for number in 3...4 { try await phone.log(number) }
        try await phone.sync()
        let expected = try await phone.records
        // Only a number that no device has tells of removed files.
        for name in ["00000001.journal", "00000002.snapshot"] {
            try phone.files.remove("/store/\(name)")
        }
        phone.restart()
        #expect(try await phone.records.entries.map(\.id) == [3, 4].map(UUID.fixture))

        #expect(try await phone.sync().received == 2)

        #expect(try await phone.records == expected)
        #expect(try await phone.sync() == SiteSyncOutcome())
    }

    @Test func `what somebody else keeps of a device that was put back renames it (ST-46)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        let (replica, new) = try await putBack(phone)
        // As after a day without the folder of the phone, when another device publishes it (ST-45).
        let bytes = try #require(place.contents[new])
        let other = new.replacing(replica.hex, with: (replica ^ 1).hex)
        try place.remove(new, device: 0)
        place.put(other, bytes)

        #expect(try await phone.sync().received == 1)

        #expect(try await phone.repository.withStore { $0.identity?.replica } != replica)
        #expect(try await phone.records.entries.map(\.id) == [1, 2].map(UUID.fixture))
    }

    @Test func `a file of one's own that is not known renames a device before it is read (ST-46)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        let (replica, new) = try await putBack(phone)
        let bytes = try #require(place.contents[new])
        // It is listed, but none of it has arrived.
        place.put(new, [])

        try await phone.sync()

        #expect(try await phone.repository.withStore { $0.identity?.replica } != replica)
        phone.dates.advance(bySeconds: 60)
        try await phone.log(3)
        place.put(new, bytes)
        try await phone.sync()
        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
    }

    /// Lets a device publish two changes, and puts it back to when it had one.
    ///
    /// - Returns: Its name, and the file that it no longer knows.
    private func putBack(_ device: SyncDevice) async throws -> (replica: UInt64, path: String) {
        try await device.log(1)
        try await device.sync()
        let backup = device.files.copy()
        let known = Set(place.contents.keys)
        try await device.log(2)
        try await device.sync()
        device.restore(backup)
        let replica = try await device.repository.withStore { $0.identity?.replica }
        return (
            try #require(replica), try #require(place.contents.keys.first { !known.contains($0) })
        )
    }
}
