import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The way a device tidies the files in the folder: missing, many and long ones.
@Suite struct SyncTidyingTests {
    let place = SyncPlace()

    @Test(arguments: [false, true])
    func `a deleted folder is written again, from journals or from registers (ST-45)`(
        isCompacted: Bool
    ) async throws {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...3 { try await phone.log(number) }
        try await phone.sync()
        try await tablet.sync()
        try await tablet.log(4)
        try await tablet.sync()
        try await phone.sync()
        if isCompacted {
            for device in [phone, tablet] {
                try await device.repository.withStore { store throws(SiteStoreError) in
                    try store.compact()
                    try store.compact()
                }
            }
        }
        place.delete()

        for device in [tablet, phone, tablet] { try await device.sync() }
        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()

        #expect(try await newcomer.records == phone.records)
        #expect(try await newcomer.records.entries.count == 4)
        #expect(try await newcomer.sync() == SiteSyncOutcome())
    }

    @Test func `a file of one's own that is gone is published again after a day (ST-45)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        try await phone.log(1)
        try await phone.sync()
        let first = try #require(place.contents.keys.first { $0.hasSuffix(".seg") })
        try await phone.log(2)
        try await phone.sync()
        try place.remove(first, device: 0)

        // It may only be listed late.
        #expect(try await phone.sync().published == 0)
        phone.dates.advance(bySeconds: 86_399)
        #expect(try await phone.sync().published == 0)
        phone.dates.advance(bySeconds: 1)
        #expect(try await phone.sync().published == 2)

        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
    }

    @Test func `what only a device had whose folder is gone is published after a day (ST-45)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.sync()
        try await tablet.log(2)
        try await tablet.sync()
        try await phone.sync()
        let gone = try await tablet.repository.withStore { $0.identity?.replica.hex ?? "" }
        for path in place.contents.keys where path.contains(gone) {
            place.delete(below: path.split(separator: "/").dropLast().joined(separator: "/"))
        }

        try await phone.sync()
        phone.dates.advance(bySeconds: 86_399)
        try await phone.sync()
        let newcomer = SyncDevice(2, place)
        #expect(try await newcomer.sync().received == 1)
        phone.dates.advance(bySeconds: 1)
        try await phone.sync()

        #expect(try await newcomer.sync().received == 1)
        #expect(try await newcomer.records == phone.records)
    }

    @Test func `files that others have put together are not published by everybody (ST-45, ST-48)`()
        async throws
    {
        let limits = SyncLimits(files: 2)
        let (phone, tablet) = (SyncDevice(0, place, limits: limits), SyncDevice(1, place))
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
            try await tablet.sync()
        }
        for device in [phone, tablet, phone, tablet] {
            device.dates.advance(bySeconds: 90_000)
            try await device.sync()
        }

        let replica = try await tablet.repository.withStore { $0.identity?.replica.hex ?? "" }
        #expect(!place.contents.keys.contains { SyncListing.device(of: $0) == replica })
        #expect(place.contents.keys.count { $0.hasSuffix(".seg") } == 1)
    }

    @Test func `above 64 files there is one, and the old ones go a day later (ST-48)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        for number in 1...65 {
            try await phone.log(number)
            try await phone.sync()
        }
        #expect(place.contents.count == 67, "65 files, the one that replaces them, and the text")
        try await tablet.sync()

        phone.dates.advance(bySeconds: 86_399)
        try await phone.sync()
        #expect(place.contents.count == 67)
        phone.dates.advance(bySeconds: 1)
        try await phone.sync()
        #expect(place.contents.count == 2)
        #expect(try await phone.sync() == SiteSyncOutcome())

        #expect(try await tablet.sync() == SiteSyncOutcome())
        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
        #expect(try await tablet.records == phone.records)
    }

    @Test func `long publications are files of a megabyte, a longer transaction is one (ST-47)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        try await phone.log(50)
        try await phone.sync()
        let long = String(repeating: "long ", count: 999)
        let changes = (100...899).map { SiteOperation.change($0, note: long) }
        try await phone.repository.perform(changes, at: phone.dates.now)
        try await phone.repository.perform(
            [.importing(20_000, number: 900)],
            at: phone.dates.now
        )

        let outcome = try await phone.sync()

        #expect(outcome.published == 801)
        let sizes = place.contents.filter { $0.key.hasSuffix(".seg") }.values.map(\.count)
        #expect(sizes.count { $0 > PublishedFile.preferredSize + FileHeader.size } == 1)
        #expect(sizes.count > 4)
        let tablet = SyncDevice(1, place)
        try await tablet.sync()
        #expect(try await tablet.records == phone.records)
    }
}
