import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@MainActor
@Suite struct OpenCommandTests {
    nonisolated static let front = "5F211F8D-A008-5391-9805-8BFD76FCEF01"

    @Test(arguments: [
        ("momentum://sites", [], "No Active Site"),
        ("momentum://sites/log", ["selection"], "All Locations"),
        ("momentum://sites/log/\(front)", ["confirmation"], "Left Front Abdomen"),
        ("momentum://sites/log/abdomen%20front%20left", ["confirmation"], "Left Front Abdomen"),
        ("momentum://sites/history", ["history"], "There are no entries yet."),
        ("sites/history", ["history"], "There are no entries yet."),
        ("scheduling/users/Chen%20Wei", ["users", "user"], "chen wei"),
        ("momentum://sites/import", ["importing"], "momentum sites import FILE"),
        ("momentum://scheduling/users", ["users"], "chen wei"),
        ("momentum://scheduling/users/1", ["users", "user"], "Atlas (lead)"),
        ("momentum://scheduling/users/new", ["users", "newUser"], "momentum users create"),
        ("momentum://scheduling/users/1/edit", ["users", "user", "editUser"], "users update 1"),
        ("momentum://scheduling/users/Chen%20Wei", ["users", "user"], "chen wei"),
        (
            "momentum://scheduling/teams/atlas/edit", ["teams", "team", "editTeam"],
            "Ana Ruiz (lead)"
        ),
        ("momentum://scheduling/teams", ["teams"], "beacon"),
        ("momentum://scheduling/teams/2", ["teams", "team"], "Dára O'Neill (lead)"),
        ("momentum://scheduling/teams/new", ["teams", "newTeam"], "[ ] Ana Ruiz – on Atlas"),
        (
            "momentum://scheduling/teams/1/edit", ["teams", "team", "editTeam"],
            "[x] Ana Ruiz (lead)"
        ),
        ("momentum://suggestions", ["forms"], "0 of 4 answered"),
        ("momentum://suggestions/forms/fitness", ["forms", "form"], "momentum details fitness"),
        ("momentum://suggestions/answers", ["forms", "answers"], "There are no answers yet."),
        ("momentum://suggestions/search", ["search"], "momentum suggest TEXT --index FILE"),
        ("momentum://suggestions/search?category=doctor", ["search"], "--category \"Doctor\""),
        ("momentum://auth/sign-in", ["signIn"], "momentum auth login --server URL"),
        ("momentum://auth/account", ["account"], "There is no server"),
    ])
    func `a link shows the screen it names (AK-15, SC-50)`(
        link: String,
        path: [String],
        shown: String
    ) async throws {
        let run = await CommandLineRun("open", link, "--in-memory", "--json")

        #expect(try run.document?["path"] as? [String] == path)
        #expect(try (run.document?["shown"] as? String)?.contains(shown) == true)
    }

    @Test(arguments: ["sites/map?day=2999-01-01", "sites/sensors/map?day=2999-01-01"])
    func `a link to the map of a day to come is refused as the command is (BM-9)`(
        link: String
    ) async {
        let run = await CommandLineRun("open", link, "--in-memory")

        #expect(run.exitCode != .success)
        #expect(run.errors.contains("Jan 1, 2999 lies in the future."), "\(run.errors)")
    }

    @Test(arguments: [
        "momentum://scheduling/users", "momentum://scheduling/users/1/edit",
        "momentum://scheduling/teams/new", "momentum://auth/account", "momentum://auth/sign-in",
    ])
    func `at a server without a session, the sign-in says what to do (NV-24, NV-25)`(
        link: String
    ) async throws {
        let program = try SignedInProgram(token: nil)

        let run = await program.run("open", link, "--json")

        #expect(run.exitCode == .success)
        let path = try run.document?["path"] as? [String]
        #expect(path?.last == "signIn")
        #expect(path?.allSatisfy { $0 == "signIn" } == true)
        #expect(try (run.document?["shown"] as? String)?.contains("momentum auth login") == true)
        #expect(program.queries == 0)
    }

    @Test(arguments: [
        ("momentum://scheduling/users", ["users"]),
        ("momentum://scheduling/users/1/edit", ["users", "user", "editUser"]),
        ("momentum://auth/account", ["account"]), ("momentum://auth/sign-in", ["signIn"]),
    ])
    func `at a server with a session, every screen opens (NV-25)`(
        link: String,
        path: [String]
    ) async throws {
        let program = try SignedInProgram()

        let run = await program.run("open", link, "--json")

        #expect(run.exitCode == .success)
        #expect(try run.document?["path"] as? [String] == path)
    }

    @Test(arguments: [
        ("momentum://sites/hstory", "unknownPath"),
        ("sites/hstory", "unknownPath"),
        ("momentum:sites/history", "unknownPath"),
        ("momentum://sites/log/100%", "malformedLink"),
        ("momentum://sites/log/6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90", "unknownLocation"),
        ("momentum://suggestions/forms/pets", "unknownForm"),
        ("momentum://suggestions/index", "unknownPath"),
        ("momentum://scheduling/users/99", "notFound"),
        ("momentum://scheduling/teams/99/edit", "notFound"),
        ("momentum://scheduling/users/-1", "invalidValue"),
        ("momentum://scheduling/users/nobody", "unknownName"),
        ("momentum://scheduling/users/1.5", "invalidValue"),
        ("momentum://scheduling/users/http%3A%2F%2Fada:pass@mps.test", "invalidValue"),
        ("momentum://sites/history/3f9a", "unknownEntry"),
        ("momentum://sites/log/abdomen", "ambiguousLocation"),
        ("momentum://sites/history?location=shoulder", "unknownLocation"),
    ])
    func `a link that opens nothing says why (AK-15)`(link: String, kind: String) async throws {
        let run = await CommandLineRun("open", link, "--in-memory", "--json")

        #expect(run.exitCode == .failure)
        let error = try run.document?["error"] as? NSDictionary
        #expect(error?["kind"] as? String == kind)
        #expect(!run.errors.contains("ada:pass") && !run.output.contains("ada:pass"))
    }
}
