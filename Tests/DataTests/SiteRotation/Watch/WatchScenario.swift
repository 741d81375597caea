import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// A story between a phone and a watch, step by step, and the condition that must hold after it.
struct WatchScenario: CustomTestStringConvertible, Sendable {
    typealias Step = @Sendable (WatchPair) async throws -> Void

    let testDescription: String
    let steps: [Step]
    /// Checked when everything under way has arrived.
    let check: Step

    static let all = [
        queued, lost, repeated, late, unknown, disabled, reordered, pushedLater, unanswered,
        newerVersion, nothingYet, notQueued,
    ]

    private static let places = SiteLocation.defaults.map(\.id)

    private static func log(_ number: UInt16, at place: Int) -> Step {
        { pair in
            let change = SiteChange(id: .fixture(1000 + number), locationID: places[place])
            try await pair.sites.perform([.logChange(change)], at: pair.dates.now)
            await pair.phone.push()
        }
    }

    private static func ask(_ place: SiteLocation.ID) -> Step {
        { pair in
            try await pair.watch.request(place)
            pair.dates.advance(bySeconds: 60)
        }
    }

    private static let serve: Step = { pair in
        pair.link.deliverCommand()
        await pair.phone.serve()
    }

    private static let look: Step = { pair in
        pair.link.deliverState()
        await pair.watch.look()
    }

    /// The places of all entries, the oldest first, when nothing waits.
    private static func logged(_ expected: Int...) -> Step {
        { pair in
            let entries = try await pair.sites.records().entries
            #expect(entries.map(\.locationID) == expected.map { places[$0] })
            #expect(entries.filter(\.isOpen).map(\.id) == entries.suffix(1).map(\.id))
            #expect(await pair.watch.situation().waiting.isEmpty)
            #expect(pair.link.queue.isEmpty)
        }
    }

    private static let queued = WatchScenario(
        testDescription: "requests are logged in their order (SR-124, SR-125, SR-126)",
        steps: [ask(places[0]), ask(places[1]), serve, look, serve, look],
        check: { pair in
            try await logged(0, 1)(pair)
            #expect(await pair.watch.situation().state?.active?.locationID == places[1])
        }
    )
    private static let lost = WatchScenario(
        testDescription: "what was lost on its way is sent again (SR-124, SR-133)",
        steps: [ask(places[0]), { $0.link.loseCommands() }, ask(places[1]), serve, look],
        check: logged(0, 1)
    )
    private static let repeated = WatchScenario(
        testDescription: "what comes again takes effect once (SR-129)",
        steps: [
            ask(places[0]), { $0.link.deliverCommand(isRepeated: true) },
            { _ = await $0.phone.serve() }, serve, serve, look,
        ],
        check: logged(0)
    )
    private static let late = WatchScenario(
        testDescription: "a request that comes late is put in its place in the past (SR-130)",
        steps: [ask(places[0]), { $0.dates.advance(bySeconds: 7200) }, log(1, at: 1), serve, look],
        check: { pair in
            try await logged(0, 1)(pair)
            let entries = Array(try await pair.sites.records().entries)
            #expect(entries[0].startTime == Date(timeIntervalSince1970: 1_750_000_000))
            #expect(entries[0].endTime == entries[1].startTime)
        }
    )
    private static let unknown = WatchScenario(
        testDescription: "a refusal is an answer (SR-131)",
        steps: [ask(.fixture(900)), serve, look],
        check: { pair in
            try await logged()(pair)
            let refusals = await pair.watch.situation().state?.answers.map(\.refusal)
            #expect(refusals == [.unknownLocation])
        }
    )
    private static let disabled = WatchScenario(
        testDescription: "a location that was switched off meanwhile is accepted (SR-131)",
        steps: [
            { _ = await $0.phone.push() }, look, ask(places[2]),
            { pair in
                let off = SiteLocationSwitch(
                    id: .fixture(50),
                    locationIDs: [places[2]],
                    isEnabled: false
                )
                try await pair.sites.perform([.switchLocations(off)], at: pair.dates.now)
                await pair.phone.push()
            },
            serve, look,
        ],
        check: logged(2)
    )
    private static let reordered = WatchScenario(
        testDescription: "of states in another order the newest stays (SR-132)",
        steps: [
            log(1, at: 0), { $0.dates.advance(bySeconds: 60) }, log(2, at: 1),
            { pair in
                pair.link.deliverState(1)
                await pair.watch.look()
            },
            look,
        ],
        check: { pair in
            #expect(await pair.watch.situation().state?.revision == 2)
            #expect(await pair.watch.situation().state?.active?.locationID == places[1])
        }
    )
    private static let pushedLater = WatchScenario(
        testDescription: "a push that failed is made up for at the next occasion (SR-127, SR-128)",
        steps: [
            { $0.link.failStates(with: .noSession) }, log(1, at: 4),
            { $0.link.failStates(with: nil) }, { _ = await $0.phone.push() }, look,
        ],
        check: { pair in
            #expect(await pair.watch.situation().state?.active?.locationID == places[4])
        }
    )
    private static let unanswered = WatchScenario(
        testDescription: "a state that lists other requests ends no waiting (SR-133)",
        steps: [
            ask(places[0]), { $0.link.loseCommands() }, { _ = await $0.phone.push() },
            { pair in
                pair.link.deliverState()
                await pair.watch.look()
                #expect(await pair.watch.situation().waiting.count == 1)
            },
        ],
        check: logged(0)
    )
    private static let newerVersion = WatchScenario(
        testDescription: "what a newer version sends leaves the old state (SR-137)",
        steps: [
            log(1, at: 0), look, { $0.link.deliver(.newerVersion(99)) },
            { await $0.watch.look() },
        ],
        check: { pair in
            #expect(await pair.watch.situation().state?.active?.locationID == places[0])
            #expect(await pair.watch.situation().needsUpdate)
        }
    )
    private static let nothingYet = WatchScenario(
        testDescription: "before any state there is none, and that is all (SR-123, SR-135)",
        steps: [{ await $0.watch.look() }],
        check: { pair in #expect(await pair.watch.situation() == WatchSituation()) }
    )
    private static let notQueued = WatchScenario(
        testDescription: "what cannot be queued is told, and never comes (SR-134)",
        steps: [
            { $0.link.failQueue(with: .noSession) },
            { pair in
                await #expect(throws: WatchLinkError.noSession) {
                    try await pair.watch.request(places[0])
                }
            },
            { $0.link.failQueue(with: nil) }, ask(places[1]), serve, look,
        ],
        check: logged(1)
    )
}
