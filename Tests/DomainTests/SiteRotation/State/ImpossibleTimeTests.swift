import Foundation
@testable import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Times that only a wrong clock or damage can produce: none is accepted, and none stops anything.
@Suite struct ImpossibleTimeTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id

    @Test func `no time before 1970 is logged or edited (TR-5)`() throws {
        let early = Date(timeIntervalSince1970: -1)
        var device = TestDevice(replica: 1)

        #expect(throws: SiteRotationError.timeBeforeEra(early)) {
            try device.log(1, at: front, now: early)
        }
        #expect(throws: SiteRotationError.timeBeforeEra(early)) {
            try device.log(1, at: front, time: early, now: now)
        }
        // A watch whose clock was never set asks now.
        let command = SiteChangeCommand(id: .fixture(2), locationID: front, requestedAt: early)
        try device.perform(.carryOut(command), now: now)
        #expect(device.records.activeEntry?.startTime == now)
        #expect(throws: SiteRotationError.timeBeforeEra(early)) {
            try device.perform(
                .editEntry(
                    SiteEntryEdit(id: .fixture(3), entryID: .fixture(2), start: .set(early))
                ),
                now: now
            )
        }
    }

    @Test(arguments: [
        Int64.min, .max, Int64.calendar.lowerBound - 1, Int64.calendar.upperBound + 1,
    ])
    func `a time that no calendar has is kept apart at every moment (TR-5)`(time: Int64) throws {
        var device = TestDevice(replica: 1)
        try device.log(1, at: front, now: now)
        for (number, start, end) in [(2, time, SiteEnd.open), (3, 0, .fixed(time))] {
            var writes = SiteWrites()
            writes.entries = [
                SiteEntryWrite(
                    creating: .fixture(UInt16(number)),
                    created: time,
                    start: start,
                    place: back,
                    end: end,
                    note: nil
                )
            ]
            let id = TransactionID(replica: 9, counter: UInt64(number), digest: 0)
            device.state.apply(SiteTransaction(id: id, stamp: .max, writes: writes))
        }

        for _ in 1...2 {
            for moment in [now, Date(milliseconds: Int64.calendar.upperBound)] {
                device.state.look(at: moment)
                #expect(device.records.entries.map(\.id) == [.fixture(1)])
                #expect(Set(device.records.ahead.map(\.id)) == [.fixture(2), .fixture(3)])
                #expect(device.records.ahead.allSatisfy { !$0.isInCalendar })
            }
            // And so after a restart.
            device.compact()
        }
    }

    @Test(arguments: 0..<20)
    func `no clock between the years 1 and 9999, and no stored number, traps (TR-5)`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let ends: [Int64] = [
            .min, .min + 1, -1, 0, 1, .max - 1, .max, Int64.calendar.lowerBound,
            Int64.calendar.upperBound, 1 << 46, 1 << 53, -(1 << 53), 1 << 62,
        ]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var device = TestDevice(replica: 1)
        for step in 0..<40 {
            let moment = Int64.random(in: Int64.calendar, using: &generator)
            let now = Date(
                milliseconds: Bool.random(using: &generator) ? moment : moment % (1 << 41)
            )
            if Int.random(in: 0..<4, using: &generator) == 0 {
                func end() -> Int64 { ends.randomElement(using: &generator) ?? 0 }
                var writes = SiteWrites()
                writes.entries = [
                    SiteEntryWrite(
                        creating: .fixture(UInt16(step)),
                        created: end(),
                        start: end(),
                        place: Bool.random(using: &generator) ? front : nil,
                        end: [.open, .next(end()), .fixed(end())].randomElement(using: &generator)
                            ?? .open,
                        note: nil
                    )
                ]
                let id = TransactionID(replica: 9, counter: UInt64(step), digest: 0)
                let stamp = UInt64(bitPattern: end())
                device.state.apply(SiteTransaction(id: id, stamp: stamp, writes: writes))
            } else {
                let operation = SiteOperation.random(
                    UInt16(100 + step),
                    on: device.records,
                    now: now,
                    using: &generator
                )
                _ = try? device.perform(operation, now: now)
            }
            device.state.look(at: now)
            let records = device.records
            #expect(records.brokenRules == [], "seed \(seed), step \(step)")
            let home = SiteHome(records: records, settings: SiteSettings(), now: now)
            #expect(home.recommendations.all.count == records.enabledLocations.count)
            _ = SiteStatistics(
                records: records,
                settings: SiteSettings(),
                now: now,
                calendar: calendar
            )
            let filter = SiteHistoryFilter(range: .lastDays(30))
            let request = SiteHistoryRequest(filter, now: now, calendar: calendar)
            _ = try request.page(of: records.entries)
            #expect(SiteExportTable(records).rows.count == records.entryCount)
            _ = SiteHistorySummary(records)
            if step % 10 == 0 { device.compact() }
        }
    }
}
