import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import Testing

/// The cache of the terminal: each run is a program of its own.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OfflineCommandTests {
    private func source(_ run: CommandLineRun) throws -> String? {
        (try run.document?["freshness"] as? NSDictionary)?["source"] as? String
    }

    @Test func `what was listed once is listed offline, with its age and the cause (MD-GQ-6)`()
        async throws
    {
        let program = try SignedInProgram()
        let online = await program.run("users", "list", "--json")
        program.server.stop()
        await program.server.waitUntilClosed()

        let offline = await program.run("users", "list", "--json", minutes: 2)

        #expect(try source(online) == "server")
        #expect(offline.exitCode == .success)
        #expect(try source(offline) == "cache")
        #expect(try offline.document?["users"] as? NSArray == online.document?["users"] as? NSArray)
        #expect(offline.errors.hasPrefix("Offline: as of 2 minutes ago.\n127.0.0.1 could "))
        #expect(offline.errors.hasSuffix(" (Transport 4)\n"))
    }

    @Test func `each request is reported with --verbose, and only then (GQ-26)`() async throws {
        let program = try SignedInProgram()

        let quiet = await program.run("users", "list")
        let told = await program.run("users", "list", "--verbose")
        let german = await program.run("users", "list", "--verbose", "--locale", "de_DE")
        program.fail(with: 404)
        let refused = await program.run("users", "list", "--verbose", "--load", "networkOnly")

        #expect(quiet.errors == "")
        #expect(told.output == quiet.output)
        #expect(
            told.errors.contains(
                /^Request LoadUsers, attempt 1: status 200 after [0-9]+ ms, [0-9,]+ bytes\n$/
            )
        )
        #expect(german.errors.hasPrefix("Anfrage LoadUsers, Versuch 1: Status 200 nach "))
        #expect(refused.errors.hasPrefix("Request LoadUsers, attempt 1: status 404 after "))
    }

    @Test(
        arguments: [
            ("networkOnly", 0, nil), ("networkElseCache", 1, "cache"), ("cacheFirst", 0, "cache"),
            ("cacheFirst", 1, nil), ("cacheOnly", 1, "cache"),
        ] as [(String, Int, String?)]
    )
    func `a policy says where rows may come from (MD-GQ-6)`(
        policy: String,
        minutes: Int,
        expected: String?
    ) async throws {
        let program = try SignedInProgram()
        _ = await program.run("users", "list")
        program.fail(with: 404)

        let run = await program.run("users", "list", "--json", "--load", policy, minutes: minutes)

        #expect(try source(run) == expected)
        #expect(run.exitCode == (expected == nil ? .failure : .success))
        #expect(run.errors.hasPrefix("Offline") == (policy == "networkElseCache"))
        #expect(program.queries == (policy == "networkElseCache" || expected == nil ? 2 : 1))
    }

    @Test func `an unknown policy is refused with the nearest one (MD-GQ-6)`() async throws {
        let run = try await SignedInProgram().run("users", "list", "--load", "networkElsCache")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("networkElseCache"))
    }

    @Test func `rows that are older than usable are a failure (MD-GQ-6)`() async throws {
        let program = try SignedInProgram()
        _ = await program.run("users", "list")
        program.fail(with: 404)

        let old = await program.run("users", "list", minutes: 7 * 24 * 60)
        let none = await program.run("users", "list", "--load", "cacheOnly", minutes: 7 * 24 * 60)

        #expect(old.exitCode == .failure)
        #expect(old.errors.hasSuffix("Error: Transport 7\n"))
        #expect(none.exitCode == .failure)
        #expect(none.errors.hasSuffix("Error: Scheduling.Cache 1\n"))
    }

    @Test func `every reading command has its rows offline (MD-GQ-6)`() async throws {
        let program = try SignedInProgram()
        let lines = [
            ["users", "show", "1"], ["teams", "list"], ["teams", "show", "1"],
            ["open", "momentum://scheduling/users/1"], ["open", "momentum://scheduling/teams"],
        ]
        func run(_ line: [String]) async -> CommandLineRun {
            await CommandLineRun(
                words: line + [
                    "--data-dir", program.folder.path,
                    "--server", program.server.url().absoluteString,
                ]
            )
        }
        for line in lines { #expect(await run(line).errors == "") }
        program.fail(with: 404)

        for line in lines {
            let offline = await run(line)
            #expect(offline.exitCode == .success)
            #expect(offline.errors.hasPrefix("Offline: as of just now.\n"))
        }
    }

    @Test func `people show without the teams that an answer lacks, and it is said (GQ-17)`()
        async throws
    {
        let program = try SignedInProgram()
        let ana =
            #"{"id": 1, "fullName": "Ana", "craftAbility": "Engineering", "jobLevel": "Mid", "#
            + #""craftFocus": "NotApplicable", "levelStartDate": null}"#
        let errors = #""errors": [{"message": "no"}]"#
        program.answer(
            "LoadPeople",
            #"{"data": {"users": [\#(ana)], "teams": null}, \#(errors)}"#
        )
        program.answer("LoadTeams", #"{"data": null, \#(errors)}"#)
        let incomplete =
            "The server's answer is incomplete. Something may be missing here. (Scheduling 19)\n"

        let shown = await program.run("users", "show", "Ana", "--json")
        let told = await program.run("open", "momentum://scheduling/users/1")
        let changed = await program.run("users", "update", "1", "--level", "Staff")
        program.answer("LoadPeople", #"{"data": {"users": [\#(ana)], "teams": []}, \#(errors)}"#)
        let alone = await program.run("users", "show", "1")

        #expect(shown.exitCode == .success)
        #expect(try (shown.document?["user"] as? NSDictionary)?["fullName"] as? String == "Ana")
        #expect(try shown.document?["teams"] is NSNull)
        #expect(shown.errors == incomplete + "The server refused this. (Scheduling 19)\n")
        #expect(told.exitCode == .success)
        #expect(told.output.contains("Ana") && !told.output.contains("teams"))
        #expect(changed.exitCode == .failure)
        #expect(alone.errors == incomplete)
        #expect(alone.output.contains("teams: none"))
        #expect(!program.server.requests.contains { $0.text.contains("UpdateUser") })
    }

    @Test func `a change is never made from old rows (MD-GQ-6)`() async throws {
        let program = try SignedInProgram()
        _ = await program.run("users", "show", "1")
        program.fail(with: 404)

        let run = await program.run("users", "update", "1", "--name", "Zoe")

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasSuffix("Error: Transport 7\n"))
    }

    @Test func `another session sees nothing of the former one's rows (MD-GQ-6, AU-26)`()
        async throws
    {
        let program = try SignedInProgram()
        _ = await program.run("users", "list")
        try program.store(token: "somebody-else", name: "two")
        program.fail(with: 404)
        #expect(await program.run("users", "list", "--load", "cacheOnly").exitCode == .failure)

        try program.store(token: "somebody", name: "one")
        #expect(await program.run("users", "list", "--load", "cacheOnly").exitCode == .success)
        _ = await program.run("auth", "logout")
        try program.store(token: "somebody", name: "one")
        #expect(await program.run("users", "list", "--load", "cacheOnly").exitCode == .failure)
    }

    @Test func `saving a team reads the teams once, and nothing besides (MD-GQ-6, SC-42)`()
        async throws
    {
        let program = try SignedInProgram()

        let run = await program.run("teams", "update", "1", "--name", "Comet")
        // The last request continues after the command.
        await program.server.waitForRequests(4)

        #expect(run.exitCode == .success)
        let names = program.server.requests.filter { $0.path == "/graphql" }.compactMap { request in
            ["LoadPeople", "LoadTeams", "UpdateTeam"].first {
                request.text.contains("\"operationName\":\"\($0)\"")
            }
        }
        #expect(names == ["LoadPeople", "UpdateTeam", "LoadTeams"])
        #expect(program.server.requests.count == 4)
    }
}
