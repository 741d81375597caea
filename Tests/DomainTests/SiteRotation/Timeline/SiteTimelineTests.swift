import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import Testing

@Suite struct SiteTimelineTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test
    func `nine entries, every quarter of an hour, and the next request after the first (SR-138)`() {
        let state = WatchState.fixture(active: .fixture(since: now - 3600), targetHours: 48)

        let timeline = SiteTimeline(state, from: now)

        #expect(
            timeline.entries.map { $0.date.timeIntervalSince(now) / 60 } == [
                0, 15, 30, 45, 60, 75, 90, 105, 120,
            ]
        )
        #expect(timeline.nextRequest == now + 900)
        let content = SiteTimeline.Entry.Content.wearing(
            place: SiteLocation.defaults[0].place,
            start: now - 3600,
            targetHours: 48
        )
        #expect(timeline.entries.allSatisfy { $0.content == content })
    }

    @Test func `each entry counts up to its own time (SR-138)`() {
        let timeline = SiteTimeline(.fixture(active: .fixture(since: now - 3600)), from: now)

        #expect(
            timeline.entries.map { $0.progress?.elapsedSeconds } == (0..<9).map { 3600 + $0 * 900 }
        )
    }

    @Test func `the start is that of the site, so a platform can count by itself (SR-142)`() {
        let timeline = SiteTimeline(.fixture(active: .fixture(since: now - 77)), from: now)

        guard case .wearing(_, let start, _) = timeline.entries[8].content else {
            Issue.record("no site")
            return
        }
        #expect(start == now - 77)
    }

    @Test
    func `before a state came there is none, and that is not no active site (SR-135, SR-143)`() {
        #expect(SiteTimeline(nil, from: now).entries.allSatisfy { $0.content == .awaitingState })
        #expect(
            SiteTimeline(.fixture(), from: now).entries.allSatisfy { $0.content == .noActiveSite }
        )
        #expect(SiteTimeline(nil, from: now).entries.count == 9)
    }
}
