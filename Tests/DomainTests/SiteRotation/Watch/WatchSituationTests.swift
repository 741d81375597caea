import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchSituationTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test func `only a newer state replaces the one shown, in any order of arrival (SR-132)`() {
        let states = (1...4).map { WatchState.fixture(revision: $0) }

        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 0, 3, 1]] {
            var situation = WatchSituation()
            for index in order { situation.receive(states[index]) }
            #expect(situation.state == states[3])
        }
    }

    @Test func `a request is being sent for ten seconds and queued after them (SR-133)`() {
        var situation = WatchSituation(state: .fixture())
        #expect(situation.delivery(at: now) == nil)

        situation.send(.fixture(1, requestedAt: now))

        #expect(situation.delivery(at: now) == .sending)
        #expect(situation.delivery(at: now + 10) == .sending)
        #expect(situation.delivery(at: now + 10.001) == .queued)
        // A clock that was set back is no reason to give up (SR-153).
        #expect(situation.delivery(at: now - 3600) == .sending)
    }

    @Test func `a state that belongs to another command clears nothing (SR-133)`() {
        var situation = WatchSituation(state: .fixture(revision: 1))
        situation.send(.fixture(1, requestedAt: now))
        situation.send(.fixture(2, requestedAt: now + 8))

        situation.receive(.fixture(revision: 2, answers: [SiteCommandAnswer(id: .fixture(1))]))

        #expect(situation.waiting == [.fixture(2, requestedAt: now + 8)])
        // The time of the first one does not run on for the second.
        #expect(situation.delivery(at: now + 12) == .sending)
        situation.receive(.fixture(revision: 3, answers: [SiteCommandAnswer(id: .fixture(3))]))
        #expect(situation.waiting.count == 1)
    }

    @Test func `a refusal is shown with its reason until it was seen (SR-133)`() {
        var situation = WatchSituation(state: .fixture(revision: 1))
        let command = SiteChangeCommand.fixture(1, requestedAt: now)
        situation.send(command)
        let answer = SiteCommandAnswer(id: command.id, refusal: .unknownLocation)

        situation.receive(.fixture(revision: 2, answers: [answer]))
        situation.receive(.fixture(revision: 3, answers: [answer]))

        #expect(situation.waiting.isEmpty)
        #expect(situation.refused == [.init(command: command, refusal: .unknownLocation)])
        situation.dismissRefusals()
        #expect(situation.refused.isEmpty)
    }

    @Test func `an older state settles what it lists, and is not shown (SR-132, SR-133)`() {
        var situation = WatchSituation(state: .fixture(revision: 5))
        situation.send(.fixture(1))

        let older = WatchState.fixture(
            revision: 4,
            answers: [SiteCommandAnswer(id: .fixture(1))]
        )

        let isShown = situation.receive(older)

        #expect(!isShown)
        #expect(situation.state?.revision == 5)
        #expect(situation.waiting.isEmpty)
    }

    @Test
    func `what was sent before a restart is settled by the state that was kept (SR-126, SR-133)`() {
        let state = WatchState.fixture(
            answers: [SiteCommandAnswer(id: .fixture(1), refusal: .unknownLocation)]
        )

        let situation = WatchSituation(
            state: state,
            waiting: [.fixture(1), .fixture(2), .fixture(2)]
        )

        #expect(situation.waiting == [.fixture(2)])
        #expect(situation.refused.map(\.id) == [.fixture(1)])
    }

    @Test func `a newer payload keeps the old state, until one is understood again (SR-137)`() {
        var situation = WatchSituation(state: .fixture(revision: 1))

        situation.receiveNewerVersion()
        #expect(situation.needsUpdate)
        #expect(situation.state?.revision == 1)

        situation.receive(.fixture(revision: 2))
        #expect(!situation.needsUpdate)
    }
}
