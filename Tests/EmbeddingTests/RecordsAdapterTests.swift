import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The records as an adapter of a host meets them: bytes to keep, and nothing of their insides.
@Suite struct RecordsAdapterTests {
    private let start = Date(timeIntervalSince1970: 1_750_000_000)

    /// The bytes of some changes of one device.
    private func changes(_ count: Int, on state: inout SiteRotationState) throws -> [[UInt8]] {
        try (0..<count).map { number in
            let change = SiteChange(
                id: .fixture(number),
                locationID: SiteLocation.defaults[number].id
            )
            let now = start + Double(number) * 3600
            return try state.perform([.logChange(change)], at: now).bytes
        }
    }

    @Test func `kept bytes give the records in any order and any number of times (HS-20)`() throws {
        var device = SiteRotationState(replica: 1)
        let kept = try changes(5, on: &device)
        let now = start + 10 * 3600

        var reopened = SiteRotationState(replica: 1)
        try reopened.apply(kept.flatMap(\.self))
        var other = SiteRotationState(replica: 2)
        for bytes in (kept + kept).reversed() { try other.apply(bytes) }

        let records = device.records(at: now)
        #expect(records.entries.count == 5)
        #expect(reopened.records(at: now) == records)
        #expect(other.records(at: now) == records)
        #expect(other.knows(.fixture(3)))
        #expect(!other.knows(.fixture(5)))
    }

    @Test func `bytes that are no transactions are refused and change nothing (HS-20)`() throws {
        var device = SiteRotationState(replica: 1)
        let kept = try changes(2, on: &device)
        let before = device.records(at: start)

        for bytes in [[255], Array(kept[0].dropLast()), kept[1] + [7]] {
            var other = SiteRotationState(replica: 2)
            #expect(throws: MalformedTransactions.self) { try other.apply(bytes) }
            #expect(other.records(at: start) == SiteRotationState().records(at: start))
        }
        try device.apply([])
        #expect(device.records(at: start) == before)
    }

    @Test func `a refused operation leaves the records and gives no bytes (HS-20, HS-19)`() throws {
        var device = SiteRotationState(replica: 1)
        _ = try changes(1, on: &device)
        let before = device.records(at: start)
        let missing = SiteEntryDeletion(id: .fixture(8), entryID: .fixture(9))

        #expect(throws: SiteRotationError.self) {
            try device.perform([.deleteEntry(missing)], at: start + 60)
        }
        #expect(device.records(at: start) == before)
    }
}
