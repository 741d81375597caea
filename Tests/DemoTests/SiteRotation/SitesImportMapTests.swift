import Foundation
import MomentumCommandLine
import Testing

@testable import MomentumDemo

@Suite struct SitesImportMapTests {
    private func write(_ text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "table-\(UUID()).csv")
        try Data(text.utf8).write(to: file)
        return file.path(percentEncoded: false)
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

        let answered = await CommandLineRun(
            words: words + [
                "--date-order", "mdy", "--missing-time", "08:00", "--place", "Hip=l buttock",
            ]
        )
        #expect(answered.exitCode == .success)
        #expect(answered.output.contains("1 entry imported."))
    }

    @Test func `the strict reader offers the forgiving one (SR-188)`() async throws {
        let file = try write("Datum;Stelle\n")
        let run = await CommandLineRun(words: [
            "sites", "import", file, "--merge", "--in-memory",
        ])

        #expect(run.errors.contains("Try: momentum sites import FILE --map"))
    }

    @Test func `answers without a question are refused (SR-188)`() async throws {
        let run = await CommandLineRun(words: [
            "sites", "import", "x.csv", "--merge", "--places", "none", "--in-memory",
        ])

        #expect(run.exitCode == .usage)
    }
}
