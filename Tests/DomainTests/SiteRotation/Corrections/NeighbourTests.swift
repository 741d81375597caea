import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Three entries, one after the other; the last is worn.
@Suite struct NeighbourTests {
    var history: CorrectionHistory

    init() throws {
        history = try CorrectionHistory(days: [0, 3, 6], now: 10)
    }

    @Test mutating func `a start moves together with the end before it (SR-170)`() throws {
        let plan = try history.apply(history.edit(2, start: 2, together: true))

        #expect(history.entry(1)?.endTime == history.day(2))
        #expect(history.entry(2)?.startTime == history.day(2))
        #expect(history.entry(2)?.endTime == history.day(6))
        #expect(plan.effects.compactMap { $0.after?.id } == [.fixture(1), .fixture(2)])
        #expect(plan.choices == [.together])
        #expect(plan.overlaps.isEmpty)
        #expect(plan.gaps.isEmpty)
    }

    @Test mutating func `a start that moves alone leaves an overlap or a gap (SR-170, SR-53)`()
        throws
    {
        let earlier = try history.plan(history.edit(2, start: 2))
        let later = try history.plan(history.edit(2, start: 4))

        #expect(earlier.overlaps.map(\.hours) == [24])
        #expect(earlier.gaps.isEmpty)
        #expect(later.overlaps.isEmpty)
        #expect(later.gaps == [SiteGap(from: history.day(3), to: history.day(4))])
    }

    @Test func `the entry before cannot end before it starts (SR-170)`() {
        #expect(throws: SiteRotationError.beforePrevious(.fixture(1))) {
            try history.plan(history.edit(2, start: 0, together: true))
        }
        #expect(throws: SiteRotationError.beforePrevious(.fixture(2))) {
            try history.plan(history.edit(3, start: 1, together: true))
        }
        #expect(throws: SiteRotationError.activeSiteBeforeLatest) {
            try history.plan(history.edit(3, start: 1))
        }
    }

    @Test mutating func `an end moves together with the start after it (SR-170)`() throws {
        try history.apply(history.edit(1, end: 4, together: true))

        #expect(history.entry(1)?.endTime == history.day(4))
        #expect(history.entry(2)?.startTime == history.day(4))
        #expect(history.entry(2)?.endTime == history.day(6))
    }

    @Test mutating func `the start of the worn set moves with an end (SR-170)`() throws {
        try history.apply(history.edit(2, end: 7, together: true))

        #expect(history.entry(3)?.startTime == history.day(7))
        #expect(history.device.records.activeEntry?.id == .fixture(3))
    }

    @Test func `the entry after cannot start at its end or later (SR-170)`() {
        #expect(throws: SiteRotationError.afterNext(.fixture(2))) {
            try history.plan(history.edit(1, end: 6, together: true))
        }
    }

    @Test mutating func `a time without a neighbour moves alone (SR-170)`() throws {
        try history.apply(history.edit(1, end: 2))
        var edit = SiteEntryEdit(id: .fixture(91), entryID: .fixture(2))
        edit.start = .set(history.day(2.5))

        #expect(throws: SiteRotationError.noNeighbour(.fixture(2))) {
            try history.plan(.edit(edit, movesNeighbours: true))
        }
    }

    @Test mutating func `the last entry is opened again (SR-172)`() throws {
        try history.apply(history.edit(3, end: 9))
        let reopening = SiteReopening(id: .fixture(91), entryID: .fixture(3))

        try history.apply(.reopen(reopening))

        #expect(history.device.records.activeEntry?.id == .fixture(3))
    }

    @Test mutating func `the last but one is opened by deleting the last (SR-172)`() throws {
        let plan = try history.apply(history.reopening(2))

        #expect(history.entries.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(history.device.records.activeEntry?.id == .fixture(2))
        #expect(plan.effects.map { $0.after?.id } == [.fixture(2), nil])
    }

    @Test func `an entry with two later ones stays closed (SR-172)`() {
        #expect(throws: SiteRotationError.laterEntryExists(.fixture(3), count: 2)) {
            try history.plan(history.reopening(1))
        }
    }

    @Test mutating func `the entry before a deleted one lasts to the next (SR-173)`() throws {
        let plan = try history.apply(history.deletion(2))

        #expect(history.entries.map(\.id) == [.fixture(1), .fixture(3)])
        #expect(history.entry(1)?.endTime == history.day(6))
        #expect(plan.choices == [.extendPrevious])
        #expect(plan.gaps.isEmpty)
    }

    @Test mutating func `the entry before a deleted worn one is worn again (SR-173)`() throws {
        try history.apply(history.deletion(3))

        #expect(history.device.records.activeEntry?.id == .fixture(2))
    }

    @Test mutating func `the entry before gets the end of a deleted last one (SR-173)`() throws {
        try history.apply(history.edit(3, end: 9))
        let deletion = SiteEntryDeletion(id: .fixture(91), entryID: .fixture(3))

        try history.apply(.delete(deletion, extendsPrevious: true))

        #expect(history.entry(2)?.endTime == history.day(9))
    }

    @Test mutating func `a deletion alone leaves a gap (SR-173, SR-54)`() throws {
        let plan = try history.apply(history.deletion(2, extendsPrevious: false))

        #expect(history.entry(1)?.endTime == history.day(3))
        #expect(plan.gaps == [SiteGap(from: history.day(3), to: history.day(6))])
    }

    @Test mutating func `nothing is extended over a gap (SR-173)`() throws {
        try history.apply(history.edit(1, end: 2))
        let deletion = SiteEntryDeletion(id: .fixture(91), entryID: .fixture(2))

        #expect(throws: SiteRotationError.noNeighbour(.fixture(2))) {
            try history.plan(.delete(deletion, extendsPrevious: true))
        }
    }

    @Test mutating func `a plan that would do something else is not applied (SR-168)`() throws {
        let deletion = history.deletion(2)
        let plan = try history.plan(deletion)
        var edit = SiteEntryEdit(id: .fixture(80), entryID: .fixture(1))
        edit.note = .set("typed meanwhile")
        try history.device.perform(.editEntry(edit), now: history.now)
        let before = history.device.records
        let changed = try history.plan(deletion)

        #expect(changed.effects != plan.effects)
        #expect(throws: SiteRotationError.planChanged(changed)) {
            try history.device.perform(
                .correct(deletion, expecting: plan.effects),
                now: history.now
            )
        }
        #expect(history.device.records == before)
    }
}
