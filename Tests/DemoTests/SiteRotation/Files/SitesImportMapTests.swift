import Foundation
import MomentumCommandLine
import Testing

@testable import MomentumDemo

@MainActor
@Suite struct SitesImportMapTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private func write(_ text: String) throws -> String {
        try session.file("table-\(UUID()).csv", text)
    }

    @Test func `a table is previewed with what was guessed (SR-188, SR-189)`() async throws {
        let file = try write(
            "Datum;Uhrzeit;Stelle;Dauer;Grund\n8.3.2025;8:30;Bauch links vorne;72;leak\n"
        )
        let run = await CommandLineRun(words: [
            "sites", "import", file, "--map", "--dry-run", "--merge", "--json", "--in-memory",
        ])
        let document = try #require(try run.document)

        #expect(document["importedCount"] as? Int == 1)
        let mapping = try #require(document["mapping"] as? NSDictionary)
        #expect(mapping["separator"] as? String == ";")
        #expect(mapping["durationUnit"] as? String == "hours")
        let rows = try #require(document["rows"] as? [NSDictionary])
        #expect(rows.first?["location"] as? String == "L Abdomen (Front)")
        #expect(rows.first?["reason"] as? String == "leak")
    }

    @Test func `open questions are listed with their options, and nothing is imported (SR-189)`()
        async throws
    {
        let file = try write("date,site\n3/8/2025,Hip\n")
        let words = ["sites", "import", file, "--map", "--merge", "--in-memory"]
        let run = await CommandLineRun(words: words + ["--json"])
        let document = try #require(try run.document)

        #expect(run.exitCode == .failure)
        let kinds = (document["questions"] as? [NSDictionary])?.compactMap { $0["kind"] as? String }
        #expect(kinds == ["dateOrder", "missingTime", "place"])

        let told = await CommandLineRun(words: words)
        #expect(told.errors.contains("The table leaves questions open: (1) Is “3/8/2025”"))
        #expect(told.errors.contains("--missing-time 08:00 (3) Which place is “Hip”"))

        let answered = await CommandLineRun(
            words: words + [
                "--date-order", "mdy", "--missing-time", "08:00", "--place", "Hip=l buttock",
            ]
        )
        #expect(answered.exitCode == .success)
        #expect(answered.output.contains("1 entry imported."))
    }

    @Test func `the answer has the issues of the records after the import (SR-195)`() async throws {
        let file = try write(
            "date,time,site,hours\n2025-03-08,8:00,l buttock,72\n2025-03-20,8:00,l buttock,72\n"
        )
        let words = ["sites", "import", file, "--map", "--merge", "--in-memory", "--json"]
        let document = try #require(try await CommandLineRun(words: words).document)

        let issues = try #require(document["issues"] as? [NSDictionary])
        #expect(issues.compactMap { $0["kind"] as? String } == ["gap"])
        let rows = try #require(document["rows"] as? [NSDictionary])
        #expect(rows.allSatisfy { $0["profile"] != nil && $0["targetHours"] != nil })
        let preview = try await CommandLineRun(words: words + ["--dry-run"]).document
        #expect(preview?["issues"] is NSNull)
    }

    @Test func `an answer about a place that no row has is refused (SR-194)`() async throws {
        let file = try write("date,time,site\n2025-03-08,8:00,Hip\n")
        let words = ["sites", "import", file, "--map", "--merge", "--in-memory"]

        let run = await CommandLineRun(words: words + ["--place", "Hop=new"])
        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("No row of the table has the place “hop”"), "\(run.errors)")
        #expect(run.errors.contains("It has “Hip”."), "\(run.errors)")

        let strict = try write("date,location,duration_hours,note\n2025-03-08T08:00:00Z,,72,\n")
        let told = await CommandLineRun(
            words: ["sites", "import", strict, "--map", "--merge", "--in-memory"]
                + ["--places", "new"]
        )
        #expect(told.exitCode == .usage)
        #expect(told.errors.contains("leave no question open"), "\(told.errors)")
        let twice = await CommandLineRun(
            words: words + ["--column", "start=1", "--column", "start=2"]
        )
        #expect(twice.errors.contains("--column names start twice."), "\(twice.errors)")
    }

    @Test(arguments: [("1", "1"), ("1", "01"), ("date", " DATE"), ("1", "date")])
    func `one column has no two meanings (SR-191)`(start: String, end: String) async throws {
        let file = try write("date,site\n2025-03-08 8:00,l buttock\n")
        let words = ["sites", "import", file, "--map", "--merge", "--in-memory"]

        let run = await CommandLineRun(
            words: words + ["--column", "start=\(start)", "--column", "end=\(end)"]
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("Column 1 cannot have two meanings."), "\(run.errors)")
        #expect(run.errors.contains("--column start=1 --column end=2"), "\(run.errors)")
    }

    @Test func `a table without dates is told how to name them, an empty one not (SR-191)`()
        async throws
    {
        let words = ["--map", "--merge", "--in-memory"]
        let file = try write("name,colour\na,b\n")
        let run = await CommandLineRun(words: ["sites", "import", file] + words)
        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("by its number, from 1, or its header"), "\(run.errors)")
        #expect(run.errors.contains("Add --column start=NUMBER."), "\(run.errors)")

        let empty = try write("")
        let told = await CommandLineRun(words: ["sites", "import", empty] + words)
        #expect(told.exitCode == .failure)
        #expect(told.errors.contains("The file is empty."), "\(told.errors)")
        #expect(!told.errors.contains("--column"), "\(told.errors)")
    }

    @Test func `the strict reader offers the forgiving one (SR-188)`() async throws {
        let file = try write("Datum;Stelle\n")
        let run = await CommandLineRun(words: [
            "sites", "import", file, "--merge", "--in-memory",
        ])

        #expect(run.errors.contains("Try: momentum sites import \(file) --map --merge"))
    }

    @Test func `the offered command works when it is typed (SR-188)`() async throws {
        let session = try SitesSession()
        let table = "Datum;Stelle\n8.3.2025 8:30;Bauch links vorne\n"
        let file = try session.file("my table.csv", table)
        let data = session.data.path

        let run = await session.sites("import", file, "--replace")
        let command = "momentum --data-dir \(data) sites import '\(file)' --map --replace"
        #expect(run.errors.contains("cannot be used."), "\(run.errors)")
        #expect(run.errors.contains("Try: \(command)"), "\(run.errors)")

        let preview = await session.sites("import", file, "--replace", "--dry-run")
        #expect(preview.errors.contains("Try: \(command) --dry-run"), "\(preview.errors)")
        let typed = await CommandLineRun(
            words: ["--data-dir", data, "sites", "import", file, "--map", "--replace"]
        )
        #expect(typed.output.contains("1 entry imported."), "\(typed.errors)")
    }

    @Test func `replacing most entries by a table needs a yes (SR-195)`() async throws {
        let file = try write("Datum;Uhrzeit;Stelle;Dauer\n8.3.2025;8:30;Bauch links vorne;72\n")
        let session = try SitesSession()
        for place in ["l thigh (front)", "r thigh (front)", "l buttock"] {
            _ = await session.sites("log", place, "--again")
        }

        let refused = await session.sites("import", file, "--map", "--replace")
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("Add --yes to replace them."), "\(refused.errors)")
        let history = await session.sites("history", "--json")
        #expect((try history.document?["entries"] as? [NSDictionary])?.count == 3)

        let replaced = await session.sites("import", file, "--map", "--replace", "--yes")
        #expect(replaced.output.contains("1 entry imported."), "\(replaced.output)")
    }

    @Test func `an imported table says which entries overlap (SR-176)`() async throws {
        let file = try write(
            "Datum;Uhrzeit;Stelle;Dauer\n8.3.2025;8:30;Bauch links vorne;72\n"
                + "9.3.2025;8:30;Bauch rechts vorne;72\n"
        )
        let run = await CommandLineRun(words: [
            "sites", "import", file, "--map", "--merge", "--in-memory",
        ])

        #expect(run.output.contains("1 overlap"), "\(run.output)")
        #expect(run.output.contains("sites review"))
    }

    @Test func `answers without a question are refused (SR-188)`() async throws {
        let run = await CommandLineRun(words: [
            "sites", "import", "x.csv", "--merge", "--places", "none", "--in-memory",
        ])

        #expect(run.exitCode == .usage)
    }

    @Test func `a set that is worn has no reason, and its words stay in the note (RR-2, SR-191)`()
        async throws
    {
        let session = try SitesSession()
        let table =
            "date,site,reason,note\n2026-02-27 9:00,l buttock,Fell  Off,a\n"
            + "2026-02-20 9:00,r buttock,leak,b\n"
        let file = try session.file("reasons.csv", table)

        let run = await session.sites("import", file, "--map", "--merge")

        #expect(run.exitCode == .success, "\(run.errors)")
        let rows = try await session.sites("history", "--json").document?["entries"]
        let entries = rows as? [[String: Any]] ?? []
        #expect(entries.map { $0["reason"] as? String } == [nil, "leak"], "\(entries)")
        #expect(entries.map { $0["note"] as? String } == ["a (Fell Off)", "b"])
    }
}
