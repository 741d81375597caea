import MomentumCommandLine
import Testing

@testable import MomentumDemo

/// Every screen is reached by keys alone.
@Suite @MainActor struct AppReachTests {
    @Test(arguments: AppRouteKind.allCases)
    func `keys alone lead from Today to every screen (TA-34)`(kind: AppRouteKind) async throws {
        let world = try await AppWorld()
        #expect(world.kind == .home)

        await world.press(kind.words)

        #expect(world.kind == kind)
        #expect(!world.text.contains("cannot be shown"))
        #expect(!world.app.title.isEmpty)
    }

    @Test(arguments: AppRouteKind.allCases)
    func `lines alone lead from Today to every screen (TA-34, TA-30)`(
        kind: AppRouteKind
    ) async throws {
        let lines = AppKeys.lines(kind.words)
        let world = try await AppWorld(lines: lines)

        try await LinearApp(world.app, world.context.console).run()

        #expect(world.kind == kind)
        #expect(!world.output.text.contains("is nothing here"))
        #expect(world.output.text.contains(world.app.page.title))
    }

    @Test(arguments: [AppRouteKind.signIn, .account])
    func `without a server the screens of an account say so (TA-20)`(
        kind: AppRouteKind
    ) async throws {
        let world = try await AppWorld()

        await world.press(kind.words)

        #expect(world.text.contains("--server"))
    }
}
