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
