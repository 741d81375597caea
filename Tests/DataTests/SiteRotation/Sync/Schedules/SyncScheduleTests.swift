import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Three devices with clocks of their own, a folder with faults, and restored backups.
///
/// In the end all show the same and nothing is lost.
@Suite struct SyncScheduleTests {
    @Test(arguments: Soak.seeds(16, soak: 10_000))
    func `devices that worked apart come to the same records (SR-121, ST-43 to ST-48)`(
        seed: UInt64
    ) async throws {
        var schedule = SyncSchedule(seed: seed)
        try await schedule.run()
        try await schedule.meet()

        let first = try await schedule.devices[0].records(at: schedule.now)
        for device in schedule.devices {
            for id in device.confirmed {
                // A known operation takes effect no second time.
                #expect(try await schedule.isKnown(id, to: device), "seed \(seed)")
            }
        }

        // A day after the last meeting each device records the time of its last sync (TR-17).
        for device in schedule.devices { try await device.sync() }
        let before = schedule.contents
        for device in schedule.devices {
            let outcome = try await device.sync()
            var expected = SiteSyncOutcome()
            // A change lost with a file and restored from a backup is on no device and in no file.
            let lostCount = try await schedule.lostCount(for: device)
            #expect(outcome.awaited + outcome.lost == lostCount, "seed \(seed)")
            #expect((outcome.awaitedSince == nil) == (outcome.awaited == 0), "seed \(seed)")
            (expected.awaited, expected.lost) = (outcome.awaited, outcome.lost)
            expected.awaitedSince = outcome.awaitedSince
            #expect(outcome == expected, "seed \(seed), device \(device.number)")
        }
        let after = schedule.contents
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed == [], "seed \(seed)")

        let newcomer = SyncDevice(9, schedule.place, now: schedule.now)
        try await newcomer.sync(joining: .both)
        #expect(
            try await newcomer.records(at: schedule.now) == first,
            "seed \(seed), a new device"
        )
    }

    @Test func `a start corrected elsewhere is no moved one, however it arrives (TR-3)`()
        async throws
    {
        // Here one device got the correction as a transaction, another as part of a snapshot.
        var schedule = SyncSchedule(seed: 1843, isWild: true)
        try await schedule.run()
        try await schedule.meet()
    }

    @Test(arguments: Soak.seeds(8, soak: 2_000))
    func `with clocks between 1970 and 9999 no confirmed change is hidden (TR-1, TR-3, TR-4)`(
        seed: UInt64
    ) async throws {
        var schedule = SyncSchedule(seed: seed, isWild: true)
        try await schedule.run()
        try await schedule.meet()

        let clocks = schedule.devices.map(\.dates.now)
        for device in schedule.devices {
            let state = try await device.repository.withStore { $0.state }
            for moment in [schedule.now] + clocks {
                var state = state
                state.look(at: moment)
                let shown = state.records.entries.map(\.id) + state.records.ahead.map(\.id)
                let lost = schedule.lost(in: state, of: device.confirmed, shown: Set(shown))
                #expect(lost == [], "seed \(seed), device \(device.number), at \(moment)")
            }
        }
    }
}
