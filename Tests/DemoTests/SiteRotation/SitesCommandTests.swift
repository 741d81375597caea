import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine

/// The time of these tests' host is noon of 1 March 2026 in UTC.
@MainActor
@Suite struct SitesCommandTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    @Test func `a history of 500 rows is imported and shown (CL-8, SR-108)`() async throws {
        let file = try session.file("history.csv", SitesSession.history(500))

        let imported = try await session.sites("import", file, "--replace", "--json").document
        #expect(imported?["outcome"] as? String == "imported")
        #expect(imported?["importedCount"] as? Int == 500)

        let status = try await session.sites("status", "--json").document
        let home = status?["home"] as? NSDictionary
        #expect(home?["location"] as? String == "L Abdomen (Front)")
        #expect(home?["elapsedText"] as? String == "24.0 hours")
        #expect(home?["status"] as? String == "onTrack")
        #expect(home?["start"] as? String == "2026-02-28T12:00:00Z")

        let recommend = try await session.sites("recommend", "--json").document
        let avoid = recommend?["avoid"] as? [NSDictionary]
        #expect(
            avoid?.map { $0["name"] as? String }
                == ["L Abdomen (Front)", "R Abdomen (Front)", "L Thigh (Side)"]
        )
        #expect(recommend?["longestRested"] as? String == "L Abdomen (Side)")

        let history = try await session.sites("history", "--limit", "2", "--json").document
        #expect(history?["total"] as? Int == 500)
        let entries = history?["entries"] as? [NSDictionary]
        #expect(entries?.map { $0["durationText"] as? String } == [nil, "72h"])
        #expect(entries?.first?["note"] as? String == "a, \"b\"")
    }

    @Test func `export, import into an empty store, export again: equal bytes (SR-112)`()
        async throws
    {
        let file = try session.file("history.csv", SitesSession.history(50))
        _ = await session.sites("import", file, "--replace")
        let first = await session.sites("export")
        let other = try SitesSession()
        let again = try other.file("first.csv", first.output)

        _ = await other.sites("import", again, "--replace")
        let second = await other.sites("export")

        #expect(first.output == SitesSession.history(50))
        #expect(second.output == first.output)
    }

    @Test func `a file is written with the same bytes as standard output (SR-89, SR-97)`()
        async throws
    {
        let file = try session.file("history.csv", SitesSession.history(3))
        _ = await session.sites("import", file, "--replace")
        let target = session.folder.appending(path: "out.csv")

        let run = await session.sites("export", target.path)

        #expect(run.exitCode == .success)
        #expect(try String(contentsOf: target, encoding: .utf8) == SitesSession.history(3))
    }

    @Test func `a change is logged once for each operation (SR-28, SR-32)`() async throws {
        let id = "6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90"
        let first = await session.sites(
            "log",
            "left front abdomen",
            "--note",
            "new",
            "--operation",
            id,
            "--json"
        )
        let entry = try first.document?["entry"] as? NSDictionary
        // The values that a script needs to repeat the command without logging twice (TR-19).
        #expect(try first.document?["operation"] as? String == entry?["id"] as? String)
        #expect(entry?["id"] as? String == id)
        #expect(entry?["note"] as? String == "new")
        #expect(try first.document?["closed"] is NSNull)

        let second = await session.sites("log", "r but", "--operation", id, "--json")
        #expect(try second.document?["entry"] as? NSDictionary == entry)

        let history = try await session.sites("history", "--json").document
        #expect(history?["total"] as? Int == 1)
    }

    @Test func `a location that is not known or not clear is refused (SR-33, CL-3)`() async throws {
        let unknown = await session.sites("log", "elbow", "--json")
        #expect(unknown.exitCode == .failure)
        let error = try unknown.document?["error"] as? NSDictionary
        #expect(error?["kind"] as? String == "unknownLocation")

        let unclear = await session.sites("log", "left front")
        #expect(unclear.exitCode == .failure)
        #expect(unclear.errors.contains("Left Front Abdomen, Left Front Thigh"))
    }

    @Test func `a time that cannot be is refused with a sentence (SR-31, SR-115, TR-29)`() async {
        let words = ["log", "l but", "--at", "2026-03-02T00:00:00Z"]
        let run = await session.sites(words)
        let told = await session.sites(words + ["--verbose"])

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasSuffix("Choose a time up to now. Nothing was saved.\n"))
        #expect(told.errors == run.errors + "\nError: SiteRotation 3\n")
    }

    @Test func `a name is offered for one that was mistyped (TR-25)`() async {
        let run = await session.sites("log", "L Abdomne (Front)")

        let start = "There is no location “L Abdomne (Front)”. Did you mean “Left Front Abdomen”, “"
        #expect(run.errors.hasPrefix(start))
    }

    @Test(arguments: ["\u{9B}2J", "\u{202E}txt", "\u{200F}", "a\nb", "\u{61C}\u{7F}"])
    func `what a note could steer is escaped in a dump of the files (TR-24)`(
        note: String
    ) async throws {
        _ = await session.sites("log", "l but", "--note", note)

        let run = await session.sites("store", "dump")

        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(!run.output.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" })
        for line in lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        #expect(run.exitCode == .success)
    }

    @Test func `a note cannot steer the terminal (CL-7)`() async {
        _ = await session.sites("log", "l but", "--note", "red \u{1B}[31m")

        let run = await session.sites("history")

        #expect(!run.output.contains("\u{1B}"))
        #expect(run.output.contains("red "))
    }

    @Test func `entries without a location are selected as unknown (SR-10, SR-48, CL-8)`()
        async throws
    {
        let file = try session.file(
            "history.csv",
            "date,location,duration_hours,note\n2026-02-01T00:00:00Z,,72.0,\n"
                + "2026-02-05T00:00:00Z,L Buttock,72.0,\n"
        )
        _ = await session.sites("import", file, "--replace")

        let document = try await session.sites("history", "--location", "unknown", "--json")
            .document
        let people = await session.sites("history", "--location", "unknown")

        let entries = document?["entries"] as? [NSDictionary]
        #expect(entries?.count == 1)
        #expect(entries?.first?["location"] is NSNull)
        #expect(people.output.contains("Unknown Location"))
    }

    @Test func `filters that exclude each other are wrong usage (CL-3)`() async {
        let both = await session.sites("history", "--last", "7", "--from", "2026-02-01")
        let backwards = await session.sites(
            "history",
            "--from",
            "2026-02-02",
            "--to",
            "2026-02-01"
        )

        #expect(both.exitCode == .usage)
        #expect(backwards.exitCode == .usage)
    }

    @Test func `the disclaimer is in the help (SR-88)`() async {
        let run = await CommandLineRun("sites", "--help")

        #expect(run.output.contains("not a medical device"))
    }
}
