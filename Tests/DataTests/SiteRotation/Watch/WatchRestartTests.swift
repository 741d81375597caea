import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import Testing

/// Each scenario of the watch, with either side ended and begun anew between any two of its steps.
@Suite struct WatchRestartTests {
    enum Side: CaseIterable {
        case phone, watch, both
    }

    @Test(arguments: WatchScenario.all)
    func `a restart after any step changes nothing of the end (SR-123 to SR-137)`(
        scenario: WatchScenario
    ) async throws {
        try await run(scenario) { _ in [] }
        for side in Side.allCases {
            try await run(scenario) { _ in [side] }
            for step in scenario.steps.indices {
                try await run(scenario) { $0 == step ? [side] : [] }
            }
        }
    }

    private func run(
        _ scenario: WatchScenario,
        restarting: (Int) -> [Side]
    ) async throws {
        let pair = WatchPair()
        for (number, step) in scenario.steps.enumerated() {
            try await step(pair)
            for side in restarting(number) {
                if side != .watch { await pair.restartPhone() }
                if side != .phone { await pair.restartWatch() }
            }
        }
        await pair.settle()
        try await scenario.check(pair)
    }

    @Test func `requests of the last run go out once the link is active (SR-124, SR-130)`()
        async throws
    {
        let pair = WatchPair()
        let command = try await pair.watch.request(SiteLocation.defaults[0].id)
        pair.link.loseCommands()
        await pair.restartWatch()
        // At the launch, the session is not yet active.
        pair.link.failQueue(with: .noSession)
        await pair.watch.look()
        pair.link.failQueue(with: nil)

        await pair.watch.look()
        pair.link.deliverCommand()
        await pair.phone.serve()

        #expect(try await pair.sites.records().entries.map(\.id) == [command.id])
    }
}
