import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Values from before a deletion, which files of registers leave out, after the entry was restored
/// (ST-1, ST-32).
@Suite struct SyncRestorationTests {
    let place = SyncPlace()
    let phone: SyncDevice
    let tablet: SyncDevice
    let watch: SyncDevice

    init() {
        phone = SyncDevice(0, place)
        tablet = SyncDevice(1, place)
        watch = SyncDevice(2, place)
    }

    @Test(arguments: [false, true])
    func `what a deletion had hidden is shown everywhere when the entry is restored (ST-1, ST-32)`(
        comesAsRegisters: Bool
    ) async throws {
        // One command was delivered to two devices, and the tablet's has the higher key.
        try await phone.log(1)
        tablet.dates.advance(bySeconds: 60)
        try await tablet.log(1)
        phone.dates.advance(bySeconds: 120)
        let deletion = SiteEntryDeletion(id: .fixture(80), entryID: .fixture(1))
        try await phone.perform(.deleteEntry(deletion))
        try await phone.sync()
        // A snapshot has no values from before the deletion, which the phone gets with its number.
        try await tablet.compact()
        try await tablet.sync(joining: .both)
        try await phone.sync()
        try await phone.perform(.undo(SiteUndo(id: .fixture(81))))
        if comesAsRegisters { try await phone.compact() }
        try await phone.sync()
        try await watch.sync()

        for _ in 1...2 {
            for device in [tablet, phone, watch] { try await device.sync() }
        }

        let records = try await tablet.records
        #expect(records.entries.map(\.id) == [.fixture(1)])
        for device in [tablet, phone, watch] {
            device.restart()
            #expect(try await device.records.entries == records.entries)
        }
        let before = place.contents
        for device in [tablet, phone, watch] { try await device.sync() }
        #expect(place.contents == before)
    }

    @Test func `a hidden value is shown everywhere also if the entry was created anew (ST-32)`()
        async throws
    {
        let late = try await restoreWithoutNote(comesAsRegisters: false)
        // The restore of a backup with another start writes the creation once more.
        let now = phone.dates.now
        let backup = try await phone.repository.withStore { $0.state.backup(at: now) }
        let start = now - 3600
        let edit = SiteEntryEdit(id: .fixture(83), entryID: .fixture(1), start: .set(start))
        try await phone.perform(.editEntry(edit))
        let restore = SiteRestore(id: .fixture(84), mode: .replace, backup: backup)
        try await phone.perform(.restore(restore))
        for device in [phone, watch] { try await device.sync() }
        try await deliver(late) {
            try await watch.sync()
        }
        try await syncTwice([tablet, phone, watch])

        let expected = try await watch.records.entries
        for device in [tablet, phone] { #expect(try await device.records.entries == expected) }
    }

    @Test(arguments: [false, true])
    func `a hidden value that arrives after the restoration is shown everywhere (ST-1, ST-32)`(
        comesAsRegisters: Bool
    ) async throws {
        let late = try await restoreWithoutNote(comesAsRegisters: comesAsRegisters)
        try await deliver(late) {
            try await watch.sync()
            #expect(try await watch.records.entries.map(\.note) == ["late"])
        }
        try await syncTwice([tablet, phone, watch])

        for device in [tablet, phone, watch] {
            #expect(try await device.records.entries.map(\.note) == ["late"])
        }
    }

    @Test func `a hidden value in a history that replaces one's own is shown everywhere (ST-49)`()
        async throws
    {
        let late = try await restoreWithoutNote(comesAsRegisters: false)
        let newcomer = SyncDevice(3, place)
        try await deliver(late) {
            try await newcomer.log(9)
            try await newcomer.sync(joining: .folder)
        }
        try await syncTwice([newcomer, tablet, phone])

        for device in [newcomer, tablet, phone] {
            #expect(try await device.records.entries.map(\.note) == ["late"])
        }
    }

    @Test func `another process shows a restored entry as the files have it (ST-32, ST-36)`()
        async throws
    {
        try await phone.log(1)
        for device in [phone, tablet, watch] { try await device.sync() }
        let before = place.contents
        let edit = SiteEntryEdit(id: .fixture(80), entryID: .fixture(1), note: .set("hidden"))
        try await watch.perform(.editEntry(edit))
        try await watch.sync()
        let late = place.contents.filter { before[$0.key] == nil }
        place.removeFiles(besides: before)
        tablet.dates.advance(bySeconds: 60)
        let deletion = SiteEntryDeletion(id: .fixture(81), entryID: .fixture(1))
        try await tablet.perform(.deleteEntry(deletion))
        try await tablet.sync()
        for (path, bytes) in late { place.put(path, bytes, from: 2) }
        try await phone.sync()
        // The note is in no file of the phone from now on, but in the memory of this process.
        try await phone.compact()
        for path in late.keys { try place.remove(path, device: 2) }
        try await tablet.perform(.undo(SiteUndo(id: .fixture(82))))
        try await tablet.sync()

        let other = SyncDevice(0, place, files: phone.files)
        try await other.sync()

        #expect(try await other.records.entries.map(\.note) == [nil])
        #expect(try await phone.records.entries == other.records.entries)
    }

    /// Puts the late files into the folder while `read` runs, and then the tablet's registers.
    private func deliver(
        _ late: (files: [String: [UInt8]], registers: [String: [UInt8]]),
        whileReading read: () async throws -> Void
    ) async throws {
        for (path, bytes) in late.files { place.put(path, bytes, from: 1) }
        try await read()
        for path in late.files.keys { try place.remove(path, device: 1) }
        for (path, bytes) in late.registers { place.put(path, bytes, from: 1) }
    }

    private func syncTwice(_ devices: [SyncDevice]) async throws {
        for device in devices + devices { try await device.sync() }
    }

    /// Writes a note on the tablet, which only the tablet's files have, then deletes the entry and
    /// restores it on the phone.
    ///
    /// - Returns: The files with the note, and the tablet's later registers, which have its number
    ///   alone. Neither is in the folder.
    private func restoreWithoutNote(
        comesAsRegisters: Bool
    ) async throws -> (files: [String: [UInt8]], registers: [String: [UInt8]]) {
        try await phone.log(1)
        for device in [phone, tablet, watch] { try await device.sync() }
        var before = place.contents
        tablet.dates.advance(bySeconds: 60)
        let edit = SiteEntryEdit(id: .fixture(80), entryID: .fixture(1), note: .set("late"))
        try await tablet.perform(.editEntry(edit))
        if comesAsRegisters { try await tablet.compact() }
        try await tablet.sync()
        let files = place.contents.filter { before[$0.key] == nil }
        place.removeFiles(besides: before)

        phone.dates.advance(bySeconds: 120)
        let deletion = SiteEntryDeletion(id: .fixture(81), entryID: .fixture(1))
        try await phone.perform(.deleteEntry(deletion))
        try await phone.sync()
        before = place.contents
        try await tablet.sync()
        try await tablet.compact()
        tablet.restart()
        place.removeFiles(besides: before)
        try await tablet.sync()
        let registers = place.contents.filter { before[$0.key] == nil }
        place.removeFiles(besides: before)
        #expect(!files.isEmpty && !registers.isEmpty)

        try await phone.perform(.undo(SiteUndo(id: .fixture(82))))
        for device in [phone, watch] { try await device.sync() }
        #expect(try await watch.records.entries.map(\.note) == [nil])
        return (files, registers)
    }
}
