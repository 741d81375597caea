import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Several processes of one device, syncs that are stopped in between, and memories that know more
/// than the journals.
@Suite struct SyncTroubleTests {
    let place = SyncPlace()

    @Test func `another process sees what only a snapshot holds, and keeps it (ST-36, ST-45)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...3 { try await phone.log(number) }
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.compact()
        }
        let other = SyncDevice(1, place, files: tablet.files)
        try await other.log(4)
        try await phone.sync()

        try await tablet.sync(joining: .both)
        #expect(try await tablet.records.entries.count == 4)
        #expect(try await other.records.entries.count == 4)
        try await other.log(5)
        try await other.repository.withStore { store throws(SiteStoreError) in
            try store.compact()
        }
        tablet.restart()

        #expect(try await tablet.records.entries.count == 5)
        #expect(try await other.records == tablet.records)
    }

    @Test func `another process finds a snapshot that journals have passed (ST-36, ST-45)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...3 { try await phone.log(number) }
        try await phone.compact()
        let other = SyncDevice(1, place, files: tablet.files)
        try await other.log(4)
        try await phone.sync()
        try await tablet.sync(joining: .both)
        // As if it had been killed before the snapshot of another journal.
        try await tablet.repository.withStore { store throws(SiteStoreError) in
            try store.startJournal(store.highest + 1)
        }

        #expect(try await other.records.entries.count == 4)
        try await other.log(5)
        try await other.compact()
        tablet.restart()
        #expect(try await tablet.records.entries.count == 5)
    }

    @Test func `what a device lost with a whole journal comes back from the folder (ST-44, ST-46)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.log(2)
        try await tablet.sync(joining: .both)
        let path = "/store/00000001.journal"
        try #require(tablet.files.contents.keys.contains("/store/00000002.journal"))
        tablet.files.change(path) { $0 = [] }
        tablet.restart()

        try await tablet.sync()
        #expect(try await tablet.records.entries.count == 2)

        // Under another name, because the numbers of the lost changes must not be given a second
        // time.
        try await tablet.log(3)
        try await tablet.sync()
        try await phone.sync()
        #expect(try await phone.records == tablet.records)
        #expect(try await phone.records.entries.count == 3)
    }

    @Test(arguments: [false, true])
    func `what another process wrote during a sync goes along into its new journal (ST-36, ST-45)`(
        isNamedAnew: Bool
    ) async throws {
        let phone = SyncDevice(0, place)
        try await phone.log(1)
        let other = SyncDevice(1, place, files: phone.files)
        // A sync looks at the records, and saves its findings about the folder later.
        try await other.repository.withStore { store throws(SiteStoreError) in
            try store.catchUp(isLocked: true)
        }
        try await phone.log(2)
        try await other.repository.withStore { store throws(SiteStoreError) in
            if isNamedAnew {
                try store.nameReplicaAnew()
            } else {
                try store.adopt(storeID: .fixture(77))
            }
        }
        try await other.log(3)
        try await other.compact()

        let counters = try await other.repository.withStore(\.state.numbers)
        #expect(counters.values.map(\.count).sorted() == (isNamedAnew ? [1, 2] : [3]))
        phone.restart()
        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
    }

    @Test func `another process goes on under the new name (ST-46)`() async throws {
        let phone = SyncDevice(0, place)
        try await phone.log(1)
        let other = SyncDevice(0, place, files: phone.files)
        try await other.log(2)
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.nameReplicaAnew()
        }
        // A look at the records reads the new journal, without regard to who writes there.
        _ = try await other.records
        try await other.log(3)

        let name = try await phone.repository.withStore { $0.identity?.replica }
        #expect(try await other.repository.withStore { $0.identity?.replica } == name)
    }

    @Test
    func `taking the folder's records stopped at any call leaves one history or the other (ST-49)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await tablet.log(1)
        try await phone.log(2)
        let own = try await tablet.records
        let theirs = try await phone.records
        let storeID = UUID.fixture(77)
        let pending = try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.pending(after: nil)
        }
        var batch = SyncBatch()
        guard case .transactions(let transactions) = pending.contents else { return }
        batch.append(.transactions(transactions), byteCount: 1)
        var history = SyncHistory()
        history.apply(batch)

        var isDone = false
        for call in 1...90 where !isDone {
            let files = tablet.files.copy()
            // With a number of its own, because its names are made of it.
            let broken = SyncDevice(2, place, files: files)
            let (name, replica) = try await broken.repository.withStore { store in
                (store.identity?.storeID, store.identity?.replica)
            }
            files.fail(at: files.callCount + call, with: .end, from: true)
            do {
                try await broken.repository.withStore { [history] store throws(SiteStoreError) in
                    _ = try store.replaceAll(
                        by: history.state,
                        storeID: storeID,
                        backup: { _ in [1] },
                        note: { _ in [2] }
                    )
                }
                isDone = true
            } catch {}
            let reopened = SyncDevice(1, place, files: files.copy())
            let (records, newName, newReplica) = try await reopened.repository.withStore { store in
                (store.state.records, store.identity?.storeID, store.identity?.replica)
            }
            #expect(records == own || records == theirs, "call \(call)")
            // Under the other name the device has nothing of its own to publish without a question.
            if newName != name { #expect(records == theirs, "call \(call)") }
            // The numbers that it gave in its own store are not known in the other one (ST-46).
            if records == theirs { #expect(newReplica != replica, "call \(call)") }
        }
        #expect(isDone)
    }

    @Test func `a memory that knows more than the journals holds nothing back (ST-47)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        let early = phone.files.contents["/store/00000001.journal"] ?? []
        try await phone.log(2)
        try await phone.sync()
        // A backup that copied the journal first and the knowledge of the folder later.
        phone.files.change("/store/00000001.journal") { $0 = early }
        phone.restart()
        phone.dates.advance(bySeconds: 60)
        try await phone.log(3)
        try await phone.log(4)

        for device in [phone, tablet, phone] { try await device.sync() }

        #expect(try await tablet.records == phone.records)
        #expect(try await tablet.records.entries.map(\.id).contains(.fixture(3)))
        #expect(try await tablet.records.entries.map(\.id).contains(.fixture(4)))
    }

    @Test func `a published file that was cut is published again (ST-47)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let path = try #require(place.contents.keys.first { $0.hasSuffix(".seg") })
        place.put(path, Array(place.contents[path]?.prefix(70) ?? []), from: 0)

        try await phone.sync()
        try await tablet.sync()

        #expect(try await tablet.records == phone.records)
        #expect(try await tablet.records.entries.count == 1)
    }

    @Test func `what is written and not listed is not published (ST-47)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await phone.log(2)
        place.faults.renamed = 1

        await #expect(throws: SiteSyncFailure.self) { try await phone.sync() }

        place.settle()
        #expect(try await phone.sync().published == 1)
        #expect(try await phone.sync() == SiteSyncOutcome())
        try await tablet.sync()
        #expect(try await tablet.records == phone.records)
    }

    @Test func `what is not all there is said to be on its way (ST-44)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        let path = try #require(place.contents.keys.first { $0.hasSuffix(".seg") })
        let whole = place.contents[path] ?? []
        place.put(path, Array(whole.prefix(whole.count - 1)), from: 0)

        #expect(try await tablet.sync().awaited == 1)
        place.put(path, whole, from: 0)
        #expect(try await tablet.sync().received == 1)
        #expect(try await tablet.sync().awaited == 0)
    }

    @Test func `among several histories a device without records asks (ST-49)`() async throws {
        let people = [SyncDevice(0, place), SyncDevice(1, place)]
        for (number, device) in people.enumerated() {
            try await device.log(number + 1)
            try await device.sync()
            try await device.sync(joining: .apart)
        }
        let newcomer = SyncDevice(2, place)

        #expect(try await newcomer.sync().question != nil)
        #expect(try await newcomer.records.entries.isEmpty)
    }

    @Test func `an own change that comes back from the folder is not what undo takes back (ST-62)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        for number in 1...3 { try await phone.log(number) }
        try await phone.sync()
        phone.files.change("/store/00000001.journal") { bytes in
            let end = bytes[...].withoutZeros?.upperBound ?? 0
            bytes[end / 2] ^= 1
        }
        phone.restart()
        #expect(try await phone.records.entries.count < 3)
        try await phone.sync()
        phone.dates.advance(bySeconds: 60)
        try await phone.log(4)
        phone.restart()

        try await phone.perform(.undo(SiteUndo(id: .fixture(90))))

        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
    }
}
