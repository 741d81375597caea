import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SiteIssueTests {
    private let start = Date(timeIntervalSince1970: 1_772_352_000)
    private let places = SiteLocation.defaults.map(\.id)

    private func hour(_ hour: Double) -> Date { start + hour * 3600 }

    private func entry(
        _ number: UInt16,
        _ from: Double,
        _ to: Double?,
        at place: Int? = nil,
        note: String? = nil
    ) -> SiteEntry {
        .fixture(
            number,
            at: places[place ?? Int(number)],
            from: hour(from),
            to: to.map(hour),
            note: note
        )
    }

    private func issues(_ entries: [SiteEntry], now: Double = 200) -> [SiteIssue] {
        SiteRecords(entries: SiteEntries(entries)).issues(targetHours: 72, at: hour(now))
    }

    @Test func `an entry that overlaps later ones is one issue with all of them (SR-176)`() {
        let entries = [
            entry(1, 0, 60), entry(2, 20, 60), entry(3, 40, 100), entry(4, 100, nil),
        ]

        let found = issues(entries)

        #expect(
            found == [
                SiteIssue(
                    kind: .overlap,
                    entries: [entries[0], entries[1], entries[2]],
                    from: hour(20),
                    to: hour(60)
                ),
                SiteIssue(
                    kind: .overlap,
                    entries: [entries[1], entries[2]],
                    from: hour(40),
                    to: hour(60)
                ),
            ]
        )
        #expect(
            found[0].correction(id: .fixture(9))
                == .shorten(
                    SiteEndMove(
                        id: .fixture(9),
                        entryID: .fixture(1),
                        end: hour(20),
                        mending: found[0]
                    )
                )
        )
    }

    @Test func `an overlap is a minute or more (SR-168, SR-176)`() {
        let second = 1.0 / 3600

        #expect(issues([entry(1, 0, 10 + 59 * second), entry(2, 10, nil)], now: 20).isEmpty)
        #expect(
            issues([entry(1, 0, 10 + 60 * second), entry(2, 10, nil)], now: 20).map(\.kind)
                == [.overlap]
        )
    }

    @Test func `a gap is six hours or more, after the entry that ends last (SR-176)`() {
        let entries = [entry(1, 0, 50), entry(2, 10, 20), entry(3, 56, nil)]

        let found = issues(entries, now: 60)

        #expect(found.map(\.kind) == [.overlap, .gap])
        #expect(found[1].entries == [entries[0], entries[2]])
        #expect((found[1].from, found[1].to) == (hour(50), hour(56)))
        #expect(
            found[1].correction(id: .fixture(9))
                == .shorten(
                    SiteEndMove(
                        id: .fixture(9),
                        entryID: .fixture(1),
                        end: hour(56),
                        mending: found[1]
                    )
                )
        )
        #expect(issues([entry(1, 0, 50.1), entry(3, 56, nil)], now: 60).isEmpty)
    }

    @Test(
        arguments: [
            ("the longer", nil, nil, 0.8, 2, 1),
            ("the one with a note", "x", nil, 0.8, 1, 2),
            ("the earlier of equal ones", nil, nil, 1.0, 1, 2),
        ] as [(String, String?, String?, Double, UInt16, UInt16)]
    )
    func `of two entries for one wearing one is kept (SR-176)`(
        rule: String,
        first: String?,
        second: String?,
        end: Double,
        kept: UInt16,
        removed: UInt16
    ) {
        let entries = [
            entry(1, 0, 0.9, at: 5, note: first),
            entry(2, 0.9, 0.9 + (end == 1 ? 0.9 : 70), at: 5, note: second),
        ]

        let found = issues(entries)

        #expect(found.map(\.kind) == [.duplicate])
        #expect((found[0].from, found[0].to) == (hour(0), hour(0.9)))
        #expect(
            found[0].correction(id: .fixture(9))
                == .merge(
                    SiteEntryMerge(
                        id: .fixture(9),
                        keptID: .fixture(kept),
                        removedID: .fixture(removed),
                        mending: found[0]
                    )
                ),
            "\(rule)"
        )
    }

    @Test func `duplicates do not also overlap, and an hour apart they are none (SR-176)`() {
        #expect(
            issues([entry(1, 0, 30, at: 5), entry(2, 0.5, 60, at: 5)]).map(\.kind)
                == [.duplicate]
        )
        #expect(issues([entry(1, 0, 1, at: 5), entry(2, 1, 60, at: 5)]).isEmpty)
        #expect(issues([entry(1, 0, 0.5, at: 5), entry(2, 0.5, 60, at: 6)]).isEmpty)
    }

    @Test func `an entry is long above three targets, an open one until now (SR-176)`() {
        let open = entry(1, 0, nil)

        #expect(issues([open], now: 216).isEmpty)
        #expect(
            issues([open], now: 217)
                == [SiteIssue(kind: .long, entries: [open], from: hour(0), to: hour(217))]
        )
        #expect(issues([open], now: 217)[0].correction(id: .fixture(9)) == nil)
    }

    @Test func `applying the corrections one by one leaves none (SR-176)`() throws {
        var history = try CorrectionHistory(days: [0, 3, 3.02, 6], now: 8)
        try history.apply(history.edit(1, end: 4))
        let location = history.locations[1]
        let edit = SiteEntryEdit(id: .fixture(80), entryID: .fixture(3), location: .set(location))
        try history.device.perform(.editEntry(edit), now: history.now)
        let shorter = SiteEntryEdit(
            id: .fixture(81),
            entryID: .fixture(3),
            end: .set(history.day(5))
        )
        try history.device.perform(.editEntry(shorter), now: history.now)
        var number: UInt16 = 100
        var kinds: [SiteIssue.Kind] = []

        while let issue = history.device.records.issues(targetHours: 72, at: history.now).first {
            let correction = try #require(issue.correction(id: .fixture(number)))
            let plan = try history.apply(correction)
            #expect(!plan.effects.isEmpty)
            kinds.append(issue.kind)
            number += 1
            try #require(number < 110)
        }

        #expect(kinds == [.overlap, .duplicate, .gap])
        #expect(history.device.records.brokenRules == [])
    }
}
