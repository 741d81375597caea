import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// A from 1 March, B from 9 March, and a third change that was forgotten.
@Suite struct InsertionTests {
    var history: CorrectionHistory

    init() throws {
        history = try CorrectionHistory(days: [0, 8], now: 12)
    }

    @Test mutating func `a forgotten change ends the entry before and lasts to the next (SR-169)`()
        throws
    {
        let time = 4 + 8.0 / 24

        let plan = try history.apply(history.insertion(2, at: time))

        let (a, b, c) = (history.entry(1), history.entry(2), history.entry(90))
        #expect(history.entries.map(\.id) == [.fixture(1), .fixture(90), .fixture(2)])
        #expect(a?.endTime == history.day(time))
        #expect(c?.startTime == history.day(time))
        #expect(c?.endTime == history.day(8))
        #expect(b?.isOpen == true)
        #expect(plan.effects.map { $0.entry?.id } == [.fixture(1), .fixture(90)])
        #expect(plan.effects.map { $0.before == nil } == [false, true])
        #expect(plan.choices == [.keepNeighbours])
        #expect(!plan.isChange)
        #expect(plan.overlaps.isEmpty)
        #expect(plan.gaps.isEmpty)
    }

    @Test mutating func `an end of its own makes a gap that is named (SR-168, SR-169)`() throws {
        let plan = try history.apply(history.insertion(2, at: 4, until: 6))

        #expect(history.entry(90)?.endTime == history.day(6))
        #expect(plan.gaps == [SiteGap(from: history.day(6), to: history.day(8))])
        #expect(plan.gaps.map(\.hours) == [48])
    }

    @Test mutating func `neighbours that are kept overlap it, and that is named (SR-168, SR-169)`()
        throws
    {
        let plan = try history.apply(history.insertion(2, at: 4, keepsNeighbours: true))

        #expect(history.entry(1)?.endTime == history.day(8))
        #expect(plan.effects.map { $0.entry?.id } == [.fixture(90)])
        #expect(plan.overlaps.map(\.first.id) == [.fixture(1)])
        #expect(plan.overlaps.map(\.second.id) == [.fixture(90)])
        #expect(plan.overlaps.map(\.hours) == [96])
    }

    @Test mutating func `it takes the profile that is chosen, or none (SR-169, WP-2)`() throws {
        let soft = WearProfile.defaults[1]
        for (profile, day) in [(soft, 4.0), (nil, 6)] {
            let insertion = SiteInsertion(
                id: UUID(),
                locationID: SiteLocation.defaults[2].id,
                time: history.day(day),
                profile: .set(profile?.id)
            )
            try history.apply(.insert(insertion))
            let entry = history.entries.first { $0.id == insertion.id }
            #expect(entry?.profileID == profile?.id)
            #expect(entry?.targetMinutes == profile?.minutes)
        }

        let sensor = WearProfile.defaults[4].id
        let insertion = SiteInsertion(
            id: UUID(),
            locationID: SiteLocation.defaults[2].id,
            time: history.day(10),
            profile: .set(sensor)
        )
        #expect(throws: SiteRotationError.profileOfOtherDevice(sensor)) {
            try history.apply(.insert(insertion))
        }
    }

    @Test mutating func `the worn set ends even if neighbours are kept (SR-169, SR-3)`() throws {
        try history.apply(history.insertion(2, at: 10, until: 11, keepsNeighbours: true))

        #expect(history.entry(2)?.endTime == history.day(10))
        #expect(history.entry(90)?.endTime == history.day(11))
        #expect(history.device.records.activeEntry == nil)
    }

    @Test mutating func `after the latest start and without an end it is a change (SR-169)`()
        throws
    {
        let plan = try history.apply(history.insertion(2, at: 10))

        #expect(plan.isChange)
        #expect(history.device.records.activeEntry?.id == .fixture(90))
        #expect(history.entry(2)?.endTime == history.day(10))
    }

    @Test mutating func `a switched off location is accepted (SR-169)`() throws {
        let location = history.locations[2]
        try history.device.perform(
            .switchLocations(
                SiteLocationSwitch(id: .fixture(80), locationIDs: [location], isEnabled: false)
            ),
            now: history.now
        )

        try history.apply(history.insertion(2, at: 4))

        #expect(history.entry(90)?.locationID == location)
    }

    @Test mutating func `every entry that spans the time ends then (SR-169)`() throws {
        // The first was given an end by hand, behind the start of the second.
        try history.apply(history.edit(1, end: 11))

        var insertion = history.insertion(2, at: 10)
        if case .insert(var value) = insertion {
            value = SiteInsertion(
                id: .fixture(91),
                locationID: value.locationID,
                time: value.time
            )
            insertion = .insert(value)
        }
        try history.apply(insertion)

        #expect(history.entry(1)?.endTime == history.day(10))
        #expect(history.entry(2)?.endTime == history.day(10))
    }

    @Test(arguments: [-60.0, -59, 0, 60])
    func `a start within a minute of another is taken (SR-169)`(seconds: Double) throws {
        #expect(throws: SiteRotationError.startTaken(.fixture(2))) {
            try history.plan(history.insertion(2, at: 8 + seconds / 86_400))
        }
    }

    @Test func `a start more than a minute from any other is free (SR-169)`() throws {
        let plan = try history.plan(history.insertion(2, at: 8 - 61.0 / 86_400))

        #expect(plan.effects.count == 2)
    }

    @Test func `times after now, and an end that is not after the start, are refused (SR-169)`() {
        let (start, now) = (history.day(4), history.now)

        #expect(throws: SiteRotationError.timeInTheFuture(now + 1)) {
            try history.plan(history.insertion(2, at: 12 + 1.0 / 86_400))
        }
        #expect(throws: SiteRotationError.timeInTheFuture(now + 86_400)) {
            try history.plan(history.insertion(2, at: 4, until: 13))
        }
        #expect(throws: SiteRotationError.endBeforeStart(start: start, end: start)) {
            try history.plan(history.insertion(2, at: 4, until: 4))
        }
    }

    @Test mutating func `an insertion takes effect once (SR-32, SR-169)`() throws {
        let insertion = history.insertion(2, at: 4)
        try history.apply(insertion)

        let again = try history.device.perform(
            .correct(insertion, expecting: nil),
            now: history.now
        )

        #expect(again.isRepeat)
        #expect(history.entries.count == 3)
    }
}
