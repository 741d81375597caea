import Foundation
@testable import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The ends that other entries get from a change, found in two ways.
@Suite struct PinningTests {
    private let now = Date(timeIntervalSince1970: 1_750_000_000)
    private let locations = SiteLocation.defaults.map(\.id)

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func `a walk through all rows finds the ends that a look around each finds (TR-14, ST-54)`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        var state = SiteRotationState(replica: 1)
        state.look(at: now)
        let first = SiteTransaction(
            id: TransactionID(replica: 1, counter: 0, digest: 0),
            stamp: 1,
            writes: creating(1...40, &random)
        )
        state.apply([first])
        state.prepareForChanges()
        var writes = creating(41...(42 + random.next() % 30), &random)
        for number in 1...40 where random.next() % 4 == 0 {
            var write = SiteEntryWrite(id: .fixture(number))
            switch random.next() % 3 {
            case 0: write.start = .set(start(&random))
            case 1: write.deleted = .set(true)
            default: write.end = .set(end(after: start(&random), &random))
            }
            writes.entries.append(write)
        }
        var trial = try state.trial(of: writes)
        let written = Set(writes.entries.map { IdentifierKey($0.id) })

        let walked = try state.rowsMoved(in: trial, besides: written)
        let found = try state.neighboursMoved(by: writes, written, in: &trial)

        #expect(walked.map(\.id) == found.map(\.id), "seed \(seed)")
        #expect(walked.map(\.end) == found.map(\.end), "seed \(seed)")
    }

    private func creating(
        _ numbers: ClosedRange<UInt64>,
        _ random: inout SeededGenerator
    ) -> SiteWrites {
        var writes = SiteWrites()
        writes.entries = numbers.map { number in
            let start = start(&random)
            return SiteEntryWrite(
                creating: .fixture(Int(number)),
                created: start + Int64(random.next() % 2) * 100_000,
                start: start,
                place: random.next() % 5 == 0 ? nil : locations[Int(random.next() % 2)],
                end: end(after: start, &random),
                note: nil
            )
        }
        return writes
    }

    /// Many of them less than a second apart, and some ahead.
    private func start(_ random: inout SeededGenerator) -> Int64 {
        let start = now.milliseconds - 30_000 + Int64(random.next() % 60) * 500
        return random.next() % 10 == 0 ? start + 2 * 86_400_000 : start
    }

    private func end(after start: Int64, _ random: inout SeededGenerator) -> SiteEnd {
        switch random.next() % 3 {
        case 0: .open
        case 1: .next(start + Int64(random.next() % 20) * 300)
        default: .fixed(start + Int64(random.next() % 20) * 300)
        }
    }
}
