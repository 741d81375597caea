import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The cost of merging many rows into many entries.
///
/// A merge changes no end of an entry that it does not mean.
@Suite struct MergeGrowthTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let locations = SiteLocation.defaults.map(\.id)

    @Test(arguments: [false, true])
    func `four times the rows take far less than sixteen times as long (TR-14)`(
        isChained: Bool
    ) throws {
        // Half a second apart all rows are in one span of possible twins.
        let step = isChained ? 1.0 : 300.0
        let small = try cost(of: 1_500, step: step)
        let large = try cost(of: 6_000, step: step)

        #expect(large < small * 9, "\(small) and \(large)")
    }

    @Test func `an undo of many rows grows no faster (TR-14)`() throws {
        func cost(_ count: Int) throws -> Duration {
            var device = try device(count, step: 300)
            // Of one place that is not used otherwise, newest first, as many programs write files.
            let rows = rows(count / 4, step: 900, offset: 150, at: [nil]).reversed()
            try device.perform(operation(Array(rows), number: 2), now: now)
            return try threadTime {
                try device.perform(.undo(SiteUndo(id: .fixture(3), target: .lastChange)), now: now)
            }
        }
        let small = try cost(1_500)
        let large = try cost(6_000)

        #expect(large < small * 9, "\(small) and \(large)")
    }

    @Test(arguments: 1...40)
    func `a merge leaves the ends of all other entries as they were (TR-14, ST-54)`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        func rows(_ count: Int, _ unit: Double) -> [SiteEntry] {
            (0..<count).map { _ in
                let start = now - 60 + Double(random.next() % 80) * unit
                let location = locations[Int(random.next() % 3)]
                return SiteEntry(
                    id: UUID.fixture(random.next() % 1_000_000),
                    locationID: location,
                    startTime: start,
                    endTime: start + Double(random.next() % 5)
                )
            }
        }
        var device = TestDevice()
        try device.perform(operation(rows(30, 0.4), number: 1), now: now)
        let before = device.records.entries

        try device.perform(operation(rows(12, 1), number: 2), now: now)

        let after = Dictionary(device.records.entries.map { ($0.id, $0) }) { first, _ in first }
        for entry in before.dropLast() {
            guard let same = after[entry.id] else { continue }
            #expect(same.endTime == entry.endTime, "seed \(seed)")
        }
    }

    private func cost(of count: Int, step: Double) throws -> Duration {
        var device = try device(count, step: step)
        let merged = operation(
            rows(count, step: step, offset: step / 2, at: [locations[3]]),
            number: 2
        )
        return try threadTime {
            let commit = try device.perform(merged, now: now)
            #expect(commit.after.entries.count == 2 * count)
        }
    }

    private func device(_ count: Int, step: Double) throws -> TestDevice {
        var device = TestDevice()
        let places = Array(locations.prefix(3))
        try device.perform(
            operation(rows(count, step: step, offset: 0, at: places), number: 1),
            now: now
        )
        return device
    }

    private func rows(
        _ count: Int,
        step: Double,
        offset: Double,
        at places: [SiteLocation.ID?]
    ) -> [SiteEntry] {
        (0..<count).map { number in
            let start = now - Double(count - number) * step + offset
            return SiteEntry(
                id: UUID(),
                locationID: places[number % places.count],
                startTime: start,
                endTime: start + step / 2
            )
        }
    }

    private func operation(_ rows: [SiteEntry], number: Int) -> SiteOperation {
        .importEntries(
            SiteImport(id: .fixture(number), mode: .merge, newPlaces: [], entries: rows)
        )
    }

    /// The time that this thread alone was busy, whatever other work the machine has.
    private func threadTime(_ body: () throws -> Void) rethrows -> Duration {
        func now() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        try body()
        return now() - start
    }
}
