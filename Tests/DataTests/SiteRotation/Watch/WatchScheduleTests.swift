import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Phone and watch under schedules of chance: loss, delay, repetition, restarts on either side.
@Suite struct WatchScheduleTests {
    @Test(arguments: 1...(Soak.isOn ? 300 : 120) as ClosedRange<UInt64>)
    func `each request takes effect once, whatever the radio does (SR-124, SR-129, SR-132, SR-133)`(
        seed: UInt64
    ) async throws {
        let pair = WatchPair()
        var random = SeededGenerator(seed: seed)
        var asked: [SiteChangeCommand] = []
        var shown: [WatchState] = []
        let places = SiteLocation.defaults.map(\.id) + [.fixture(900)]
        await pair.phone.push()

        for step in 0..<80 {
            pair.dates.advance(bySeconds: Double.random(in: 2...4000, using: &random))
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1:
                let place = places.randomElement(using: &random) ?? places[0]
                asked.append(try await pair.watch.request(place))
            case 2:
                let change = SiteChange(
                    id: .fixture(10_000 + step),
                    locationID: places[Int.random(in: 0..<14, using: &random)]
                )
                _ = try? await pair.sites.perform([.logChange(change)], at: pair.dates.now)
                await pair.phone.push()
            case 3: pair.link.deliverCommand(isRepeated: true)
            case 4, 5: pair.link.deliverCommand()
            case 6: pair.link.loseCommands()
            case 7:
                let count = pair.link.statesUnderWay.count
                if count > 0 {
                    pair.link.deliverState(
                        Int.random(in: 0..<count, using: &random),
                        isRepeated: Bool.random(using: &random)
                    )
                }
            case 8: pair.link.loseState()
            case 9, 10: await pair.phone.serve()
            case 11: await pair.watch.look()
            case 12: await pair.restartPhone()
            default: await pair.restartWatch()
            }
            if let state = await pair.watch.situation().state, state != shown.last {
                if let last = shown.last { #expect(state.isNewer(than: last), "seed \(seed)") }
                shown.append(state)
            }
        }
        await pair.phone.push()
        await pair.settle()

        let records = try await pair.sites.records()
        for command in asked {
            let entries = records.entries.filter { $0.id == command.id }
            let isKnown = command.locationID != .fixture(900)
            #expect(entries.count == (isKnown ? 1 : 0), "seed \(seed), \(command)")
            if let entry = entries.first {
                // Moved by a second at most, to leave room to another at the same place.
                let delay = entry.startTime.timeIntervalSince(command.requestedAt)
                #expect((0...5).contains(delay), "seed \(seed)")
            }
        }
        let open = records.entries.filter(\.isOpen)
        #expect(open.count <= 1, "seed \(seed)")
        #expect(open.first == nil || open.first == records.entries.last, "seed \(seed)")
        let situation = await pair.watch.situation()
        #expect(situation.waiting.isEmpty, "seed \(seed)")
        #expect(pair.link.queue.isEmpty, "seed \(seed)")
        #expect(situation.state?.active?.start == records.activeEntry?.startTime, "seed \(seed)")
    }
}
