import MomentumSiteRotationDomain
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// The log of sensors in the application.
@Suite @MainActor struct AppSensorTests {
    @Test func `sensors are switched on, get places, and are logged beside the set (SN-1, SN-2)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("1")
        #expect(!world.text.contains("Sensor"), "\(world.text)")

        await world.press("9 Down*13 Enter")
        #expect(world.kind == .sensors)
        #expect(world.text.contains("Sensors are switched off."), "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("Front Chest, Side Arm?"), "\(world.text)")
        await world.press("y")
        #expect(world.text.contains("Log your first sensor to begin."), "\(world.text)")

        await world.press("a c h e s t Enter Enter")
        #expect(world.kind == .sensors, "\(world.text)")
        #expect(world.text.contains("Left Front Chest"), "\(world.text)")
        await world.press("h")
        #expect(world.text.contains("Sensor › History"), "\(world.text)")
        #expect(world.text.contains("Left Front Chest"), "\(world.text)")

        await world.press("1")
        #expect(world.text.contains("Sensor: Left Front Chest"), "\(world.text)")
        await world.press("2")
        #expect(!world.text.contains("Front Chest  "), "\(world.text)")
    }

    @Test func `an Enter that was to log switches no sensors on that are off elsewhere (SN-1)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("9 Down*13 Enter Enter y a c h e s t Enter Note=typed")
        _ = await world.elsewhere("settings", "--sensors", "off")
        #expect(await world.wait { world.text.contains("off elsewhere") }, "\(world.text)")

        await world.press("Enter")
        #expect(world.text.contains("off elsewhere"), "\(world.text)")
        await world.press("o")
        #expect(await world.wait { world.text.contains("typed") }, "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("Left Front Chest"), "\(world.text)")
    }

    @Test func `the settings switch sensors on and offer places once (SN-1, SN-2)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Enter Down*4 Right")
        #expect(world.text.contains("Front Chest, Side Arm?"), "\(world.text)")
        await world.press("n")
        #expect(!world.text.contains("Side Arm?"), "\(world.text)")
        #expect(world.text.contains("‹ on ›"), "\(world.text)")

        await world.press("4")
        #expect(!world.text.contains("Chest"), "\(world.text)")
    }

    @Test func `a saved sensor is shown no more once that is taken back (TA-14)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Down*13 Enter Enter y a c h e s t Enter Enter h Enter Tab*3 Note=anew")
        await world.press("Ctrl-S")
        #expect(world.text.contains("Saved"), "\(world.text)")

        await world.press("u y")

        #expect(await world.wait { world.text.contains("Ctrl-S save") }, "\(world.text)")
        #expect(!world.text.contains("anew"), "\(world.text)")
    }
}
