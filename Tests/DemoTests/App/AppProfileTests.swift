import MomentumSiteRotationDomain
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// Wear profiles in the application.
@Suite @MainActor struct AppProfileTests {
    @Test func `a profile is added, and a change gets it (WP-1, WP-2)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Down*14 Enter n Name=Flex Tab Hours=long Enter")
        #expect(world.text.contains("“long” is no number of hours."), "\(world.text)")
        await world.press("Ctrl-U Hours=96 Enter")
        #expect(world.text.contains("Saved the profile Flex."), "\(world.text)")
        #expect(world.text.contains("96 hours"), "\(world.text)")

        await world.press("1 Enter Tab Right*4 Enter")
        #expect(world.text.contains("Flex ·"), "\(world.text)")
        await world.press("9 End d")
        #expect(world.text.contains("archived"), "\(world.text)")
    }

    @Test func `a forgotten change gets a profile of its own (SR-169, WP-2)`() async throws {
        let world = try await AppWorld()
        await world.press(
            "2 i Location=r Space Location=thigh Space Location=(front) Tab Started=-31h"
        )
        await world.press("Tab*3 Right*2 Enter")
        #expect(world.text.contains("profile Soft."), "\(world.text)")
    }
}
