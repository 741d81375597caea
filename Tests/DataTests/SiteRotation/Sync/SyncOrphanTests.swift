import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The changes from files that are gone, and that no device read as a whole (ST-45).
@Suite struct SyncOrphanTests {
    let place = SyncPlace()

    @Test(arguments: [false, true])
    func `what came of a file that was not whole is handed on when that has vanished (ST-45)`(
        isNoticed: Bool
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await tablet.log(1)
        try await tablet.sync()
        for number in 2...4 { try await phone.log(number) }
        try await phone.sync(joining: .both)
        let path = try await file(of: phone)
        place.put(path, place.contents[path]?.dropLast(5) ?? [], from: 0)
        #expect(try await tablet.sync().received == 2)
        place.delete(below: folder(of: path))
        if isNoticed { try await tablet.sync() }

        tablet.dates.advance(bySeconds: 86_399)
        try await tablet.sync()
        #expect(try await SyncDevice(2, place).received == 1)
        tablet.dates.advance(bySeconds: 86_400)
        try await tablet.sync()

        #expect(try await SyncDevice(3, place).received == 3)
        #expect(try await tablet.records.entries.count == 3)
        let before = place.contents
        tablet.dates.advance(bySeconds: 86_400)
        #expect(try await tablet.sync() == SiteSyncOutcome())
        #expect(place.contents == before)
    }

    @Test func `what was kept before the device was killed is handed on (ST-45)`() async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await tablet.log(1)
        try await tablet.sync()
        for number in 2...4 { try await phone.log(number) }
        try await phone.sync(joining: .both)
        let path = try await file(of: phone)
        let memory = try #require(
            tablet.contents.first { $0.key.hasPrefix("/store/sync-") }
        )
        try await tablet.sync()
        // As if it had been killed between keeping the changes and remembering their file.
        tablet.files.change(memory.key) { $0 = memory.value }
        tablet.restart()
        place.delete(below: folder(of: path))

        try await tablet.sync()
        tablet.dates.advance(bySeconds: 86_400)
        try await tablet.sync()

        #expect(try await SyncDevice(3, place).received == 4)
    }

    @Test func `what is missing only for a while is not published by others (ST-45)`() async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await tablet.log(1)
        try await tablet.sync()
        try await phone.log(2)
        try await phone.sync(joining: .both)
        let path = try await file(of: phone)
        let bytes = try #require(place.contents[path])
        place.put(path, Array(bytes.dropLast(5)) + [0, 0, 0, 0, 0], from: 0)
        try await tablet.sync()
        place.put(path, bytes, from: 0)
        try await tablet.sync()
        let before = place.contents

        for day in 1...4 {
            // Listed and not listed in turn, and never away for a day.
            if day.isMultiple(of: 2) {
                place.put(path, bytes, from: 0)
            } else {
                try place.remove(path, device: 0)
            }
            try await tablet.sync()
            tablet.dates.advance(bySeconds: 80_000)
        }

        #expect(place.contents == before)
    }

    @Test func `own changes that came back are published when their file has vanished (ST-45)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...2 { try await phone.log(number) }
        try await phone.compact()
        for number in 3...4 { try await phone.log(number) }
        for device in [phone, tablet] { try await device.sync() }
        let path = try await file(of: phone)
        place.delete(below: folder(of: path))
        let journals = phone.contents.filter { $0.key.hasSuffix(".journal") }
        let last = try #require(journals.keys.max())
        for path in phone.contents.keys where path.hasSuffix(".snapshot") || journals[path] != nil {
            if path != last { try phone.files.remove(path) }
        }
        phone.restart()
        try await phone.sync()
        #expect(try await phone.records.entries.map(\.id) == [3, 4].map(UUID.fixture))
        let before = place.contents
        try await tablet.sync()
        tablet.dates.advance(bySeconds: 86_400)
        try await tablet.sync()
        #expect(try await phone.received == 2)
        // The tablet is not seen from now on.
        place.removeFiles(besides: before)

        try await phone.sync()
        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()

        #expect(try await SyncDevice(2, place).received == 4)
    }

    private func file(of device: SyncDevice) async throws -> String {
        let replica = try await device.repository.withStore { $0.identity?.replica.hex ?? "" }
        return try #require(
            place.contents.keys.first { SyncListing.device(of: $0) == replica }
        )
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}

extension SyncDevice {
    /// The number of changes that a device gets from the folder.
    fileprivate var received: Int {
        get async throws { try await sync().received }
    }
}
