import Foundation
import MomentumDomain
import MomentumTestSupport
import Testing

@testable import MomentumData

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
        // By the clock of the phone this is earlier than what it changes, and still stands.
        let edit = SiteEntryEdit(id: .fixture(9), entryID: .fixture(1), note: .set("seen later"))
        try await phone.perform(.editEntry(edit))
        try await phone.sync()
        try await tablet.sync()

        #expect(try await tablet.records.entries.map(\.note) == ["seen later"])
        #expect(try await tablet.records == phone.records)
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
        phone.clock.advance(bySeconds: 60)
        // Under the number that change 2 has had, unless the copy was noticed.
        try await phone.log(3)

        for device in [phone, tablet, phone] { try await device.sync() }

        #expect(try await phone.repository.withStore { $0.identity?.replica } != replica)
        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
        #expect(try await tablet.records == phone.records)
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
}
