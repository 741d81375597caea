import MomentumCommandLine
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

    @Test func `a field that is not touched keeps what another process saved (TA-21, WP-1)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("9 Down*14 Enter Enter Name=X")
        let other = await world.elsewhere("profiles", "edit", "Steel", "--hours", "36")
        #expect(other.exitCode == .success, "\(other.errors)")
        let words = "Changed meanwhile: Steel, 36 hours."
        #expect(await world.wait { world.text.contains(words) }, "\(world.text)")

        await world.press("Ctrl-S")
        let profiles = await world.elsewhere("profiles", "list")
        #expect(profiles.output.contains("SteelX    set  36 hours"), "\(profiles.output)")
    }

    @Test func `a refused profile stays in its form with the reason until it is changed (WP-1)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("9 Down*14 Enter n Name=Flex Tab Hours=5 Enter")
        #expect(world.text.contains("[Flex"), "\(world.text)")
        #expect(world.text.contains("[5"), "\(world.text)")
        #expect(!world.text.contains("retry"), "\(world.text)")
        await world.press("Tab")
        #expect(world.text.contains("A profile takes from 12 to 240 hours."), "\(world.text)")
        await world.press("Tab Ctrl-U Hours=96")
        #expect(!world.text.contains("takes from 12"), "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("Saved the profile Flex."), "\(world.text)")

        await world.press("n Name=Flex Tab Hours=48 Enter Tab")
        #expect(world.text.contains("There is a profile “Flex” already."), "\(world.text)")
        await world.press("Tab*2 Enter")
        #expect(world.text.contains("There is a profile “Flex” already."), "\(world.text)")
        await world.press("Ctrl-X")
        #expect(!world.text.contains("already"), "\(world.text)")
    }

    @Test func `a refused rest stays in its form with the reason until it is changed (RS-1)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("9 Down*2 Enter n Place=r Space Place=arm Tab Until=2020-05-14 Enter Tab")
        #expect(world.text.contains("[2020-05-14"), "\(world.text)")
        #expect(world.text.contains("It has to end after its start."), "\(world.text)")
        #expect(!world.text.contains("retry"), "\(world.text)")

        await world.press("Shift-Tab Ctrl-U Until=2999-05-14 Enter")
        #expect(world.text.contains("Left free: Right Back Arm."), "\(world.text)")
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
