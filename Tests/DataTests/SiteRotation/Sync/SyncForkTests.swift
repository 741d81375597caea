import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Values that only one device has although others know their numbers, by which files are compared
/// (ST-9, ST-45).
@Suite struct SyncForkTests {
    let place = SyncPlace()
    let phone: SyncDevice
    let tablet: SyncDevice
    let watch: SyncDevice

    init() {
        phone = SyncDevice(0, place)
        tablet = SyncDevice(1, place)
        watch = SyncDevice(2, place)
    }

    @Test func `a fork shows in registers among other news (ST-9, ST-45)`() async throws {
        let before = try await start()
        _ = try await use(numbers: [2])
        try await tablet.sync()
        place.removeFiles(besides: before)
        _ = try await use(numbers: [3, 5])
        try await watch.sync()
        place.removeFiles(besides: before)
        try await watch.sync()
        watch.dates.advance(bySeconds: 86_400)
        try await watch.sync()

        for device in [tablet, phone, watch] { try await device.sync() }

        for device in [phone, tablet, watch] {
            #expect(try await entries(of: device) == [1, 2, 3, 5])
        }
    }

    @Test func `a fork shows in changes that arrive together (ST-9, ST-45)`() async throws {
        let before = try await start()
        let first = try await use(numbers: [2])
        place.removeFiles(besides: before)
        _ = try await use(numbers: [3])
        for (path, bytes) in first { place.put(path, bytes, from: 0) }
        try await watch.sync()
        for path in first.keys { try place.remove(path, device: 0) }

        for device in [watch, phone, tablet] { try await device.sync() }

        for device in [phone, tablet, watch] {
            #expect(try await entries(of: device) == [1, 2, 3])
        }
    }

    @Test func `a fork shows in registers that have both changes (ST-9, ST-45)`() async throws {
        let before = try await start()
        _ = try await use(numbers: [2])
        try await tablet.sync()
        place.removeFiles(besides: before)
        let second = try await use(numbers: [3])
        // The tablet notices the fork, and publishes all registers.
        try await tablet.sync()
        let registers = place.contents.keys.filter { path in
            before[path] == nil && second[path] == nil
        }
        #expect(!registers.isEmpty)
        for path in second.keys { try place.remove(path, device: 0) }
        try await watch.sync()
        for (path, bytes) in second { place.put(path, bytes, from: 0) }
        try await watch.sync()
        // The tablet is not seen from now on.
        for path in registers { try place.remove(path, device: 0) }

        for device in [watch, phone] { try await device.sync() }

        #expect(try await entries(of: phone) == [1, 2, 3])
    }

    @Test func `a fork's file that has vanished is made again after a day (ST-9, ST-45)`()
        async throws
    {
        var before = try await start()
        _ = try await use(numbers: [2])
        try await tablet.sync()
        place.removeFiles(besides: before)
        try await tablet.sync()
        tablet.dates.advance(bySeconds: 86_400)
        // The first change is in no file, and the tablet makes one that has its number.
        try await tablet.sync()
        let registers = place.contents.filter { before[$0.key] == nil }
        place.removeFiles(besides: before)
        _ = try await use(numbers: [3])
        for (path, bytes) in registers { place.put(path, bytes, from: 1) }
        before.merge(registers) { $1 }
        // The tablet reads the second change and makes a file of both.
        try await tablet.sync()
        // The folder is put back to before that, and the phone is not seen from now on.
        place.removeFiles(besides: before)
        try await tablet.sync()

        tablet.dates.advance(bySeconds: 86_399)
        try await tablet.sync()
        #expect(place.contents == before)
        tablet.dates.advance(bySeconds: 1)
        try await tablet.sync()

        try await watch.sync()
        #expect(try await entries(of: watch) == [1, 2, 3])
        let after = place.contents
        tablet.dates.advance(bySeconds: 86_400)
        try await tablet.sync()
        #expect(place.contents == after)
    }

    @Test func `a fork shows in a history that replaces one's own (ST-9, ST-45, ST-49)`()
        async throws
    {
        let before = try await start()
        let first = try await use(numbers: [2])
        place.removeFiles(besides: before)
        _ = try await use(numbers: [3])
        for (path, bytes) in first { place.put(path, bytes, from: 0) }
        let newcomer = SyncDevice(3, place)
        try await newcomer.log(9)
        try await newcomer.sync(joining: .folder)
        #expect(try await entries(of: newcomer) == [1, 2, 3])
        for path in first.keys { try place.remove(path, device: 0) }

        for device in [newcomer, phone, tablet] { try await device.sync() }

        for device in [phone, tablet] { #expect(try await entries(of: device) == [1, 2, 3]) }
    }

    @Test(arguments: [false, true])
    func `both changes under one number reach every device (ST-9, ST-45)`(
        comesAsRegisters: Bool
    ) async throws {
        let before = try await start()
        _ = try await use(numbers: [2])
        try await tablet.sync()
        // Lost before the phone syncs again, so nothing in the folder tells the phone.
        place.removeFiles(besides: before)
        phone.dates.advance(bySeconds: 60)
        try await phone.log(3)
        try await phone.sync()
        if comesAsRegisters {
            try await watch.sync()
            place.removeFiles(besides: before)
            try await watch.sync()
            watch.dates.advance(bySeconds: 86_400)
            try await watch.sync()
        }

        for device in [tablet, phone, watch] { try await device.sync() }

        #expect(try await phone.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
        #expect(try await tablet.records == phone.records)
        #expect(try await watch.records.entries == phone.records.entries)
        for device in [tablet, phone, watch] { try await device.sync() }
        let after = place.contents
        for device in [tablet, phone, watch] { try await device.sync() }
        #expect(place.contents == after)
    }

    @Test(arguments: [false, true], [false, true])
    func `both changes reach every device wherever the one that reads them stops (ST-9, ST-45)`(
        comesAsRegisters: Bool,
        isKilled: Bool
    ) async throws {
        var (call, isWhole) = (0, false)
        while !isWhole {
            call += 1
            try #require(call < 500)
            let place = SyncPlace()
            let (phone, tablet, watch) = (
                SyncDevice(0, place), SyncDevice(1, place), SyncDevice(2, place)
            )
            try await phone.log(1)
            for device in [phone, tablet, watch] { try await device.sync() }
            let backup = phone.files.copy()
            let before = place.contents
            // A device whose own files are gone as well begins its memory of the folder anew.
            try await tablet.log(4)
            try await tablet.sync()
            try await phone.log(2)
            try await phone.sync()
            try await tablet.sync()
            place.removeFiles(besides: before)
            phone.restore(backup)
            phone.dates.advance(bySeconds: 60)
            try await phone.log(3)
            try await phone.sync()
            if comesAsRegisters {
                try await watch.sync()
                place.removeFiles(besides: before)
                try await watch.sync()
                watch.dates.advance(bySeconds: 86_400)
                try await watch.sync()
            }

            let (first, fault) = (tablet.files.callCount + call, isKilled ? Fault.end : .noSpace)
            tablet.files.fail(at: first, with: fault, from: isKilled)
            _ = try? await tablet.sync()
            isWhole = tablet.files.callCount < first
            tablet.restart()
            // The device knew its folder before, and still does.
            #expect(try await tablet.repository.knownSyncFolder() != nil, "call \(call)")
            for _ in 1...2 {
                for device in [tablet, phone, watch] { try await device.sync() }
            }

            for device in [phone, tablet, watch] {
                let entries = Set(try await device.records.entries.map(\.id))
                #expect(
                    entries == Set([1, 2, 3, 4].map(UUID.fixture)),
                    "call \(call) of \(device.number)"
                )
            }
        }
        #expect(call > 20)
    }

    @Test func `a sync that cannot see a fork leaves it to one that could (ST-9, ST-45)`()
        async throws
    {
        let before = try await start()
        _ = try await use(numbers: [2])
        try await tablet.sync()
        place.removeFiles(besides: before)
        phone.dates.advance(bySeconds: 60)
        try await phone.log(3)
        try await phone.sync()
        // Another sync of the tablet reads the file first, and cannot publish.
        let (place, first) = (place, tablet.sync)
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { number in
            guard number == 1 else { return }
            place.isReadOnly = true
            _ = try? await first.sync(joining: nil)
            place.isReadOnly = false
        }
        let second = SiteRotationSync(
            store: tablet.repository,
            folder: folder,
            dates: tablet.dates
        )

        #expect(try await second.sync(joining: nil).received == 0)
        #expect(folder.readCount == 1)

        for device in [tablet, phone, watch] { try await device.sync() }
        for device in [phone, tablet, watch] {
            #expect(try await device.records.entries.map(\.id) == [1, 2, 3].map(UUID.fixture))
        }
    }

    /// Logs the change that all devices have; returns the folder's files.
    private func start() async throws -> [String: [UInt8]] {
        try await phone.log(1)
        for device in [phone, tablet, watch] { try await device.sync() }
        return place.contents
    }

    /// Logs changes on the phone and publishes them, then restores the phone from a backup.
    ///
    /// - Returns: The new files.
    private func use(numbers: [Int]) async throws -> [String: [UInt8]] {
        let (backup, before) = (phone.files.copy(), place.contents)
        phone.dates.advance(bySeconds: 60)
        for number in numbers { try await phone.log(number) }
        try await phone.sync()
        phone.restore(backup)
        return place.contents.filter { before[$0.key] == nil }
    }

    private func entries(of device: SyncDevice) async throws -> [Int] {
        try await device.records.entries.map { entry in
            try #require((1...9).first { UUID.fixture($0) == entry.id })
        }
    }
}
