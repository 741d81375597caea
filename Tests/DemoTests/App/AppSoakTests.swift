import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// Anything that can come from a terminal, at any size, while other processes write.
///
/// `MOMENTUM_SOAK=1` makes the inputs half a million; `MOMENTUM_SEEDS=29,31` repeats those of some
/// seeds alone.
@Suite @MainActor struct AppSoakTests {
    nonisolated private static let environment = ProcessInfo.processInfo.environment
    nonisolated static let isLong = environment["MOMENTUM_SOAK"] == "1"
    nonisolated static let seeds =
        environment["MOMENTUM_SEEDS"]?.split(separator: ",").compactMap { UInt64($0) }
        ?? Array(0..<(isLong ? 50 : 2))

    @Test(arguments: seeds)
    func `no input traps, and the records are those that were confirmed (TA-35)`(
        seed: UInt64
    ) async throws {
        var random = RandomInput(seed: seed)
        let faults = RandomFaults(seed: seed)
        let world = try await AppWorld(
            seed % 4 == 3 ? .empty : .sample,
            adjusting: faults.install
        )
        let model = try await AppModel(of: world, faults)
        for round in 0..<(Self.isLong ? 40 : 3) {
            let place = "seed \(seed), round \(round)"
            faults.fail(round % 3 > 0 ? .atRandom : .never)
            await world.press(random.element(of: AppRouteKind.allCases).words)
            for step in 0..<250 {
                let fault = try await self.step(in: world, &random)
                try #require(fault == nil, "\(place), step \(step)")
                if random.isTurn(of: 40) {
                    await world.settle()
                    try await model.changeElsewhere(&random, at: world.context.dates.now)
                }
            }
            try await goHome(world, place)
            let difference = try await model.difference()
            try #require(difference == nil, "\(place)")
            faults.fail(.never)
            try await compare(world, place)
        }
    }

    /// The screens of the application show what a new run on the same data shows.
    private func compare(_ world: AppWorld, _ place: String) async throws {
        world.size = Size(columns: 80, rows: 24)
        for keys in ["1 R Esc*20 g", "2 Esc*20 R g"] {
            await world.press(keys)
            let shown = world.lines
            let fresh = try AppWorld(beside: world)
            await fresh.settle()
            await fresh.press(keys)
            // The last lines are what was said, which may take two, and the keys.
            try #require(shown.dropLast(3) == fresh.lines.dropLast(3), "\(place)")
        }
    }

    /// - Returns: The faults after a random input.
    private func step(in world: AppWorld, _ random: inout RandomInput) async throws -> String? {
        if random.isTurn(of: 12) { world.size = random.size() }
        for input in random.inputs(for: world.app) {
            // A path from the root of the disk could overwrite anything.
            let isText = world.app.page.state.focus != nil
            if isText, input == .key("/") || input == .key("~") { continue }
            guard world.app.receive(input) else {
                await world.app.work.settle()
                try world.restart()
                break
            }
        }
        if random.isTurn(of: 10) { await world.app.work.settle() }
        guard random.isTurn(of: 6) else { return nil }
        let frame = world.app.frame(in: world.size)
        if frame.cells.count != world.size.columns * world.size.rows { return "size" }
        if let cursor = frame.cursor,
            cursor.row >= world.size.rows || cursor.column >= world.size.columns
        {
            return "cursor at \(cursor)"
        }
        return world.app.keyProblems.first.map { "\(world.app.title): \($0)" }
    }

    /// Leaves the screens of the section, opens Today, and leaves what was left open there.
    private func goHome(_ world: AppWorld, _ place: String) async throws {
        await world.settle()
        // A screen that cannot be drawn takes no keys.
        _ = world.app.frame(in: Size(columns: 80, rows: 24))
        let escapes = Array(repeating: Input.key(.escape), count: 20)
        for input in escapes + [.key("1")] { _ = world.app.receive(input) }
        await world.settle()
        try #require(
            world.app.sections.selected == .today,
            "\(place): \(world.app.title), \(world.text)"
        )
        for input in escapes { _ = world.app.receive(input) }
        await world.settle()
        try #require(world.app.place.route == .sites(.home), "\(place)")
    }
}
