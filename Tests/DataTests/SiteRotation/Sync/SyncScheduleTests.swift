import Foundation
import MomentumDomain
import MomentumTestSupport
import Testing

@testable import MomentumData

/// Three devices with clocks of their own, a folder in which things go wrong, backups that are put
/// back: in the end all show the same and nothing is lost.
@Suite struct SyncScheduleTests {
    @Test(arguments: Soak.seeds(40, soak: 10_000))
    func `devices that worked apart come to the same records (SR-121, ST-43 to ST-48)`(
        seed: UInt64
    ) async throws {
        var schedule = SyncSchedule(seed: seed)
        try await schedule.run()
        try await schedule.meet()

        let first = try await schedule.devices[0].records
        for device in schedule.devices {
            #expect(try await device.records == first, "seed \(seed), device \(device.number)")
            for id in device.confirmed {
                // An operation that is known takes effect no second time.
                #expect(try await schedule.isKnown(id, to: device), "seed \(seed)")
            }
        }

        let before = schedule.devices.map(\.contents)
        let folder = schedule.place.contents
        for device in schedule.devices {
            let outcome = try await device.sync()
            #expect(outcome == SiteSyncOutcome(), "seed \(seed), device \(device.number)")
        }
        // Compared first, so that a failure does not print all bytes.
        let isUnchanged =
            schedule.devices.map(\.contents) == before && schedule.place.contents == folder
        #expect(isUnchanged, "seed \(seed)")

        let newcomer = SyncDevice(9, schedule.place, now: schedule.now)
        try await newcomer.sync(joining: .both)
        #expect(try await newcomer.records == first, "seed \(seed), a new device")
    }
}
