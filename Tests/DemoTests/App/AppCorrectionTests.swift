import Foundation
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// The corrections of an entry that need no fields, on the screen that moves it.
@Suite @MainActor struct AppCorrectionTests {
    private func total(in world: AppWorld) async throws -> Int? {
        try await world.elsewhere("history", "--json").document?["total"] as? Int
    }

    @Test func `an entry is deleted, and the one before lasts until its end (SR-173)`() async throws
    {
        let world = try await AppWorld()
        let before = try #require(try await total(in: world))
        await world.press("2 Down Enter Ctrl-T Ctrl-T")
        #expect(world.text.contains("This would change:"), "\(world.text)")
        #expect(world.text.contains("Deleted: "), "\(world.text)")
        #expect(world.text.contains(" ends on "), "\(world.text)")
        #expect(try await total(in: world) == before)

        await world.press("Enter")

        #expect(try await total(in: world) == before - 1)
    }

    @Test func `the last but one is opened again together with deleting the last (SR-172)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 Down Enter Ctrl-T Ctrl-O")
        #expect(world.text.contains("is worn again."), "\(world.text)")

        await world.press("Enter")

        let rows = try await world.elsewhere("history", "--json").document?["entries"]
        let newest = (rows as? [[String: Any]])?.first
        #expect(newest?["location"] as? String == "L Thigh (Side)", "\(newest ?? [:])")
        #expect(newest?["end"] as? String == nil)
    }

    @Test func `an entry before those is not opened again, and the reason is said (SR-172)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 Down*3 Enter Ctrl-T Ctrl-O")
        #expect(world.text.contains("later"), "\(world.text)")
        #expect(!world.text.contains("This would change"))
    }

    @Test func `the time that the confirmation shows is the one that is logged (SR-174)`()
        async throws
    {
        let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_366_400))
        let world = try await AppWorld(dates: dates)
        await world.press("Enter Shift-Tab Ctrl-U When=-2m")
        #expect(world.text.contains("at 11:58"), "\(world.text)")

        dates.advance(bySeconds: 120)
        await world.press("Tab")
        #expect(world.text.contains("at 11:58"), "\(world.text)")
        await world.press("Enter")

        #expect(world.text.contains("at 11:58"), "\(world.text)")
    }

    @Test func `a time that was still to come is taken once it has passed (SR-174)`() async throws {
        let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_366_400))
        let world = try await AppWorld(dates: dates)
        await world.press("Enter Shift-Tab Ctrl-U When=12:05 Enter")
        #expect(world.text.contains("Nothing was logged."), "\(world.text)")

        dates.advance(bySeconds: 600)
        await world.press("Enter")

        #expect(world.text.contains("Logged"), "\(world.text)")
        #expect(world.text.contains("at 12:05"), "\(world.text)")
    }
}
