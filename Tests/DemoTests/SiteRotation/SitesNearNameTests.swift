@testable import MomentumCommandLine
import Testing

@testable import MomentumDemo

/// Names of locations that were typed with a mistake.
@MainActor
@Suite struct SitesNearNameTests {
    @Test(
        arguments: [
            ("lft arm", "“L Arm (Back)”"), ("leftarm", "“L Arm (Back)”"),
            ("Left Amr", "“L Arm (Back)”"), ("R Amr", "“R Arm (Back)”"),
            ("Left Thihg", "“L Thigh (Front)” or “L Thigh (Side)”"),
            ("right side thihg", "“Right Side Thigh”"), ("L Buttok", "“L Buttock”"),
        ]
    )
    func `a location that is nearly named is offered, with or without its part (TR-25)`(
        typed: String,
        meant: String
    ) async throws {
        let session = try SitesSession()

        let run = await session.sites("log", typed)

        #expect(run.exitCode == .failure)
        #expect(run.errors == "There is no location “\(typed)”. Did you mean \(meant)?\n")
    }

    @Test func `what is near to nothing is answered with all there is (TR-25)`() async throws {
        let run = try await SitesSession().sites("log", "elbow")

        #expect(
            run.errors.hasPrefix("There is no location “elbow”. There are: L Abdomen (Front), ")
        )
    }
}
