import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// A made-up history to begin with.
@Suite @MainActor struct SampleCommandTests {
    @Test func `a sample ends with a set that has been worn for 30 hours (CL-25)`() async throws {
        let session = try SitesSession()

        let sample = await session.sites("sample", "--days", "30")
        let status = await session.sites("status", "--json")

        #expect(sample.exitCode == .success)
        let home = try status.document?["home"] as? [String: Any]
        #expect(home?["elapsedHours"] as? Double == 30)
        #expect(
            try await session.sites("stats", "--json").document?["totalSiteChanges"] as? Int ?? 0
                > 8
        )
    }

    @Test func `a sample is the same for the same now (CL-25)`() async throws {
        let one = try SitesSession()
        let other = try SitesSession()
        _ = await one.sites("sample")
        _ = await other.sites("sample")

        let history = await one.sites("history", "--json").output

        #expect(history.contains("durationText"))
        #expect(await other.sites("history", "--json").output == history)
    }

    @Test func `a store with entries is refused without --replace (CL-25)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock")

        let refused = await session.sites("sample")
        let replaced = await session.sites("sample", "--replace")
        let undone = await session.sites("undo")

        #expect(refused.exitCode == .failure)
        #expect(refused.errors.hasPrefix("There is 1 entry already. Add --replace"))
        #expect(replaced.exitCode == .success)
        #expect(undone.exitCode == .success)
        #expect(try await session.sites("history", "--json").document?["total"] as? Int == 1)
    }

    @Test func `a sample replaces a long history only once that is agreed (SR-195)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("sample", "--days", "365")
        let before = try session.stored()

        let refused = await session.sites("sample", "--days", "30", "--replace", "--json")
        let error = try refused.document?["error"] as? [String: Any]
        #expect(refused.exitCode == .failure)
        #expect(error?["kind"] as? String == "replacesMost", "\(refused.errors)")
        #expect(try session.stored() == before)

        let agreed = await session.sites("sample", "--days", "30", "--replace", "--yes")
        #expect(agreed.exitCode == .success, "\(agreed.errors)")
        #expect(agreed.output.contains("Replaced: "), "\(agreed.output)")
    }

    @Test(arguments: ["0", "3651", "-1", "many"])
    func `a length that cannot be is wrong usage (CL-25)`(days: String) async throws {
        #expect(try await SitesSession().sites("sample", "--days", days).exitCode == .usage)
    }
}
