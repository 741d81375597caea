import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Issues that another change has mended, or made other ones of, since they were shown.
@Suite struct IssueMendingTests {
    var history: CorrectionHistory

    init() throws {
        history = try CorrectionHistory(days: [0, 3, 6], now: 10)
    }

    /// The first issue of a kind, with its plan.
    private func planned(
        _ kind: SiteIssue.Kind
    ) throws -> (issue: SiteIssue, plan: SiteCorrectionPlan) {
        let issues = history.device.records.issues(targetHours: 72, at: history.now)
        let issue = try #require(issues.first { $0.kind == kind })
        return (issue, try history.plan(try #require(issue.correction(id: .fixture(80)))))
    }

    /// Expects that the plan is refused, and changes nothing.
    private mutating func expectRefusal(of plan: SiteCorrectionPlan) {
        let before = history.device.records
        let now = history.now
        #expect(throws: SiteRotationError.issueGone) {
            try history.device.perform(
                .correct(plan.correction, expecting: plan.effects),
                now: now
            )
        }
        #expect(history.device.records == before)
    }

    @Test mutating func `an overlap whose later entry is gone keeps its end (SR-176)`() throws {
        try history.apply(history.edit(1, end: 4))
        let (_, plan) = try planned(.overlap)
        let deletion = SiteEntryDeletion(id: .fixture(91), entryID: .fixture(2))
        try history.device.perform(.deleteEntry(deletion), now: history.now)

        expectRefusal(of: plan)

        #expect(history.entry(1)?.endTime == history.day(4))
    }

    @Test mutating func `a gap that was filled is not closed over the new entry (SR-176)`() throws {
        try history.apply(history.edit(1, end: 1))
        let (_, plan) = try planned(.gap)
        let filling = SiteInsertion(
            id: .fixture(91),
            locationID: history.locations[5],
            time: history.day(1.5),
            end: history.day(2)
        )
        try history.device.perform(.correct(.insert(filling), expecting: nil), now: history.now)

        expectRefusal(of: plan)
    }

    @Test mutating func `an entry that is no duplicate now is not deleted (SR-176)`() throws {
        let location = history.locations[1]
        let moved = SiteEntryEdit(id: .fixture(91), entryID: .fixture(1), location: .set(location))
        try history.device.perform(.editEntry(moved), now: history.now)
        try history.apply(history.edit(2, start: 0.02))
        let (issue, plan) = try planned(.duplicate)
        let away = SiteEntryEdit(
            id: .fixture(92),
            entryID: issue.entries[0].id,
            location: .set(history.locations[7])
        )
        try history.device.perform(.editEntry(away), now: history.now)

        expectRefusal(of: plan)
    }

    @Test mutating func `the kept one of two takes what was recorded with the end (SR-176, RR-3)`()
        throws
    {
        let steel = WearProfile.defaults[0]
        let kept = SiteEntryEdit(
            id: .fixture(91),
            entryID: .fixture(1),
            location: .set(history.locations[1]),
            note: .set("new vial")
        )
        let removed = SiteEntryEdit(
            id: .fixture(92),
            entryID: .fixture(2),
            start: .set(history.day(0.02)),
            reason: .set(.fellOff),
            findings: .set([.redness]),
            profile: .set(steel.id)
        )
        try history.device.perform(.editEntry(kept), now: history.now)
        try history.device.perform(.editEntry(removed), now: history.now)
        let (_, plan) = try planned(.duplicate)

        try history.apply(plan.correction)

        #expect(
            history.entries.first
                == SiteEntry(
                    id: .fixture(1),
                    locationID: history.locations[1],
                    startTime: history.start,
                    endTime: history.day(6),
                    note: "new vial",
                    reason: .fellOff,
                    findings: [.redness],
                    profileID: steel.id,
                    targetMinutes: 48 * 60
                )
        )
        #expect(history.entries.count == 2)
    }

    @Test mutating func `an issue that is as it was is mended (SR-176)`() throws {
        try history.apply(history.edit(1, end: 4))
        let (_, plan) = try planned(.overlap)
        let note = SiteEntryEdit(id: .fixture(91), entryID: .fixture(3), note: .set("sore"))
        try history.device.perform(.editEntry(note), now: history.now)

        try history.device.perform(
            .correct(plan.correction, expecting: plan.effects),
            now: history.now
        )

        #expect(history.entry(1)?.endTime == history.day(3))
    }
}
