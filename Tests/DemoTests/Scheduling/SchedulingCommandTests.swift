import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SchedulingCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-people-\(UUID())")

    private func run(_ words: String...) async -> CommandLineRun {
        await CommandLineRun(words: words + ["--data-dir", folder.path])
    }

    @Test func `people are listed by name, with where they come from (CL-10, CL-11)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = await run("users", "list", "--json")

        let users = try run.document?["users"] as? [NSDictionary]
        #expect(users?.map { $0["id"] as? Int } == [1, 2, 3, 4, 5])
        #expect(
            Set(users?.first?.allKeys.compactMap { $0 as? String } ?? []) == [
                "id", "fullName", "craftAbility", "jobLevel", "craftFocus", "levelStartDate",
            ]
        )
        #expect(users?[3]["levelStartDate"] is NSNull)
        let freshness = try run.document?["freshness"] as? NSDictionary
        #expect(freshness?["source"] as? String == "file")
        #expect(await self.run("users", "list").output.contains("Sample people"))
    }

    @Test(arguments: [
        ("wei", "chen wei"), ("WEI Chen", "chen wei"), ("c w", "chen wei"), ("bj", "Björn Dahl"),
    ])
    func `people go by their names, in any order and shortened (CL-19)`(
        typed: String,
        name: String
    ) async throws {
        let run = await run("users", "show", typed, "--json")

        #expect((try run.document?["user"] as? NSDictionary)?["fullName"] as? String == name)
    }

    @Test func `a name of several people lists them, and changes nothing (CL-19)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Zoe Alba", "Zoe Berg"] { _ = await run("users", "create", "--name", name) }

        let show = await run("users", "show", "zoe")
        let delete = await run("users", "delete", "zoe", "--yes")

        #expect(show.exitCode == .failure && delete.exitCode == .failure)
        #expect(
            show.errors.contains("“zoe” fits 2 people: Zoe Alba (6), Zoe Berg (7). Type more of it")
        )
        #expect(await run("users", "list").output.contains("Zoe Berg"))
    }

    @Test func `without a question only a whole name is deleted (CL-19)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = await run("users", "create", "--name", "Zoe Alba")

        let short = await run("users", "delete", "zoe", "--yes")
        let whole = await run("users", "delete", "zoe alba", "--yes")

        #expect(short.exitCode == .failure)
        #expect(short.errors.contains("“zoe” fits 1 person: Zoe Alba (6). Type the whole name"))
        #expect(whole.output == "Deleted the person Zoe Alba (6).\n")
    }

    @Test func `members and a lead go by their names, too (CL-19)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Zoe Alba", "Zoe Berg"] { _ = await run("users", "create", "--name", name) }

        let team = await run(
            "teams",
            "create",
            "--name",
            "Comet",
            "--members",
            "z alba,7",
            "--lead",
            "berg",
            "--json"
        )

        #expect((try team.document?["teamLead"] as? NSDictionary)?["id"] as? Int == 7)
        let members = try team.document?["members"] as? [NSDictionary]
        #expect(Set(members?.compactMap { $0["id"] as? Int } ?? []) == [6, 7])
    }

    /// The limit is far above the work of a list, and far below that of one that searched everybody
    /// for each row.
    @Test(.timeLimit(.minutes(5)))
    func `a list of 45,000 people looks at each of them once (MD-GQ-12)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let users = (1...45_000).map { number in
            """
            {"id": \(number), "fullName": "Person \(number)", "craftAbility": "Engineering", \
            "jobLevel": "Mid", "craftFocus": "NotApplicable", "levelStartDate": null}
            """
        }
        let teams = (1...4500).map { number in
            """
            {"id": \(number), "name": "Team \(number)", "teamLeadId": \(number * 10), \
            "memberIds": [\(number * 10)]}
            """
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
            """
            {"version": 1, "users": [\(users.joined(separator: ","))], \
            "teams": [\(teams.joined(separator: ","))]}
            """.utf8
        ).write(to: folder.appending(component: "people.json"))

        let listed = await run("users", "list", "--json")
        #expect((try listed.document?["users"] as? [Any])?.count == 45_000)
        let listedTeams = await run("teams", "list", "--json")
        #expect((try listedTeams.document?["teams"] as? [Any])?.count == 4500)
    }

    @Test func `what one run changes, the next one shows (CL-10)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = await run("users", "create", "--name", "Zoe", "--start", "none", "--json")
        #expect(try made.document?["id"] as? Int == 6)
        #expect(try made.document?["levelStartDate"] is NSNull)
        let team = await run(
            "teams",
            "create",
            "--name",
            "Comet",
            "--members",
            "5,6",
            "--lead",
            "6"
        )
        #expect(team.exitCode == .success)

        let shown = await run("teams", "show", "3", "--json")
        #expect((try shown.document?["teamLead"] as? NSDictionary)?["fullName"] as? String == "Zoe")
        let refused = await run("users", "delete", "6", "--yes", "--verbose")
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("Error: Scheduling 10"))
        #expect(await run("teams", "delete", "3", "--yes").exitCode == .success)
        #expect(await run("users", "delete", "6", "--yes").exitCode == .success)
    }

    @Test(arguments: [
        (["users", "create", "--name", " "], "Error: Scheduling 1"),
        (["users", "show", "99"], "Error: Scheduling 9"),
        (["teams", "create", "--name", "X", "--members", "1", "--lead", "1"], "Scheduling 8"),
        (["teams", "create", "--name", "X", "--members", "99", "--lead", "99"], "Scheduling 7"),
        (["users", "list", "--server", "http://mps.test"], "Error: Transport 18"),
    ])
    func `a refusal says why, and its code where it is asked for (CL-3, AU-30, TR-29)`(
        words: [String],
        error: String
    ) async {
        let short = await CommandLineRun(words: words + ["--in-memory"])
        let run = await CommandLineRun(words: words + ["--in-memory", "--verbose"])

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains(error))
        #expect(run.errors.hasPrefix(short.errors))
        #expect(!short.errors.contains("Error:"))
    }

    @Test(arguments: [
        ["users", "show", "0"], ["users", "update", "-1", "--name", "X"],
        ["teams", "show", "2147483648"], ["teams", "delete", "9223372036854775807", "--yes"],
        ["teams", "create", "--name", "X", "--members", "5", "--lead", "3000000000"],
        ["teams", "create", "--name", "X", "--members", "5,0", "--lead", "5"],
    ])
    func `a number that is no id is refused as it was typed (MD-GQ-17)`(words: [String]) async {
        #expect(await CommandLineRun(words: words + ["--in-memory"]).exitCode == .usage)
    }

    @Test func `a refused member is named with the teams (MD-GQ-15)`() async {
        let words = ["teams", "create", "--name", "X", "--members", "1", "--lead", "1"]

        let run = await CommandLineRun(words: words + ["--in-memory"])

        #expect(run.errors.contains("Person 1 is on another team: “Atlas”."))
    }

    @Test func `what is worth a look is printed and in the document (SC-27, SC-40, MD-GQ-15)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = ["--name", "Zoe", "--start", "2999-01-01"]
        let text = await CommandLineRun(
            words: ["users", "create"] + start + ["--data-dir", folder.path]
        )
        #expect(text.output.hasSuffix("Note: The start date lies in the future.\n"))
        let json = await run("users", "update", "6", "--level", "Staff", "--json")
        #expect(
            try json.document?["remarks"] as? [String] == ["The start date lies in the future."]
        )
        let plain = await run("users", "update", "6", "--start", "none", "--json")
        #expect(try plain.document?["remarks"] as? [String] == [])
        let team = await run(
            "teams",
            "create",
            "--name",
            "ATLAS",
            "--members",
            "6",
            "--lead",
            "6",
            "--json"
        )
        #expect(
            try team.document?["remarks"] as? [String] == ["Another team has the same name."]
        )
    }

    @Test func `a sign-in in two runs, and a whole session without its token (CL-10, CL-12)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let people = MockUserRepository()
        let teams = MockTeamRepository()
        let freshness = Freshness(source: .server, asOf: Date(timeIntervalSince1970: 0))
        people.loading.always { _ in LoadedValue([.fixture(1, "Ana")], freshness: freshness) }
        teams.loading.always { _ in LoadedValue([], freshness: freshness) }
        let scheduling = SchedulingLoopback(users: people, teams: teams)
        let server = try LoopbackServer { await scheduling.answer($0) }
        defer { server.stop() }

        let first = await run("auth", "login", "--server", server.url().absoluteString, "--json")
        let open = try first.document?["open"] as? String
        let state = open.flatMap { URLComponents(string: $0) }?.queryItems?
            .first { $0.name == "state" }?.value
        let callback =
            "mps-ios://auth/callback?state=\(state ?? "")&code=\(SchedulingLoopback.code)"
        let second = await run("auth", "login", "--callback", callback)
        let status = await run("auth", "status", "--json")
        let list = await run("users", "list", "--json")
        let failure = await run("teams", "show", "99", "--json")
        let shown = await run("open", "momentum://auth/account", "--json")
        #expect(filesWithToken() == ["session.json"])
        let out = await run("auth", "logout")
        #expect(filesWithToken() == [])
        let again = await run(
            "auth",
            "login",
            "--callback",
            callback,
            "--server",
            server.url().absoluteString
        )

        #expect(second.exitCode == .success)
        #expect(try status.document?["state"] as? String == "signedIn")
        #expect(
            (try list.document?["freshness"] as? NSDictionary)?["source"] as? String == "server"
        )
        #expect(out.exitCode == .success)
        #expect(again.errors.contains("Error: Authentication 3"))
        #expect(failure.exitCode == .failure)
        #expect(try (shown.document?["shown"] as? String)?.contains("Signed in") == true)
        for run in [first, second, status, list, failure, shown, out, again] {
            #expect(!(run.output + run.errors).contains(SchedulingLoopback.token))
        }
        #expect(server.requests.contains { $0.path == "/api/auth/sign-out" })
    }

    /// The names of the files of the data folder that hold the token.
    private func filesWithToken() -> [String] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let token = Data(SchedulingLoopback.token.utf8)
        return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { file in
            (try? Data(contentsOf: file))?.range(of: token) != nil
        }.map(\.lastPathComponent)
    }
}
