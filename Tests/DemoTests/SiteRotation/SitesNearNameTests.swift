@testable import MomentumCommandLine
import Testing

@testable import MomentumDemo

/// Names of locations that were typed with a mistake.
@MainActor
@Suite struct SitesNearNameTests {
    @Test(
        arguments: [
            ("lft arm", "Left Back Arm"), ("leftarm", "Left Back Arm"),
            ("Left Amr", "Left Back Arm"), ("R Amr", "Right Back Arm"),
            ("Left Thihg", "Left Front Thigh"), ("right side thihg", "Right Side Thigh"),
            ("L Buttok", "Left Buttock"),
        ]
    )
    func `a location that is nearly named is offered, with or without its part (TR-25)`(
        typed: String,
        meant: String
    ) async throws {
        let session = try SitesSession()

        let run = await session.sites("log", typed)

        #expect(run.exitCode == .failure)
        #expect(
            run.errors.hasPrefix("There is no location “\(typed)”. Did you mean “\(meant)”, “")
        )
    }

    @Test func `a name that resembles none gets the three nearest (TR-25)`() async throws {
        let run = try await SitesSession().sites("log", "elbow")

        #expect(run.errors.hasPrefix("There is no location “elbow”. Did you mean “"))
        #expect(run.errors.filter { $0 == "“" }.count == 4)
    }
}
