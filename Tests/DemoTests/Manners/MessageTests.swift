import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Messages that said too little, or something else than what had happened.
@Suite @MainActor struct MessageTests {
    private let folder = URL.temporaryDirectory.appending(path: "momentum-messages-\(UUID())")

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        return file.path
    }

    private func file(_ name: String, _ text: String) throws -> String {
        try file(name, Array(text.utf8))
    }

    private func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        ["sites", "import", "FILE", "--merge", "--in-memory"], ["places", "info", "FILE"],
        ["places", "build", "FILE", "--format", "csv"], ["suggest", "x", "--index", "FILE"],
        ["suggest", "--batch", "FILE", "--category", "Credit Card"],
    ])
    func `a missing file is named with its path (CL-29)`(words: [String]) async {
        let path = folder.appending(path: "nowhere.csv").path

        let run = await CommandLineRun(words: words.map { $0 == "FILE" ? path : $0 })

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("“\(path)” could not be read: No such file or directory."))
    }

    @Test
    func `a query that is not text is reported by its number, and the rest is answered (CL-29)`()
        async throws
    {
        defer { remove() }
        let queries = try file("queries", Array("cap\nn".utf8) + [0xE9] + Array("\ndis\r\n".utf8))

        let run = await CommandLineRun("suggest", "--batch", queries, "--category", "Credit Card")

        let lines = run.output.split(separator: "\n")
        #expect(run.exitCode == .failure)
        #expect(lines.count == 3)
        #expect(lines[0].contains(#""query":"cap""#))
        #expect(lines[1].contains(#""kind":"notText""#) && lines[1].contains(#""lines":[2]"#))
        #expect(lines[2].contains(#""query":"dis""#))
        #expect(
            run.errors.hasPrefix(
                "Line 2 of “\(queries)” is not text in UTF-8. Save it again in UTF-8.\n"
            )
        )
    }

    @Test func `every query that is not text is listed at the end (CL-29)`() async throws {
        defer { remove() }
        let bytes = Array("a\n".utf8) + [0xFF, 0x0A, 0xFF]
        let queries = try file("queries", bytes)

        let run = await CommandLineRun("suggest", "--batch", queries, "--category", "Credit Card")

        #expect(run.errors.contains("Lines 2, 3 of “\(queries)” are not text in UTF-8."))
    }

    @Test func `a category that a form does not have is named, with the nearest (CL-29)`() async {
        let run = await CommandLineRun(
            "details",
            "financial",
            "--set",
            "Crdit Card=Chase",
            "--in-memory"
        )

        #expect(run.exitCode == .usage)
        #expect(
            run.errors.hasPrefix(
                "The form has no category “Crdit Card”. Did you mean “Credit Card”?"
            )
        )
    }

    @Test(arguments: [
        ["sites", "edit", "6f1e0b52-8c1d-4c57-9f0a-2d6b1e3c7a90", "--note", "x"],
        ["sites", "delete", "6f1e0b52-8c1d-4c57-9f0a-2d6b1e3c7a90", "--yes"],
        ["open", "momentum://sites/history/6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90"],
        ["users", "show", "99"], ["teams", "show", "99"],
        ["teams", "create", "--name", "X", "--members", "99", "--lead", "99"],
    ])
    func `what never was is not said to have been (CL-29)`(words: [String]) async {
        let run = await CommandLineRun(words: words + ["--in-memory"])

        #expect(run.exitCode == .failure)
        #expect(!run.errors.contains("any more"))
    }

    @Test(arguments: [["users", "create"], ["users", "create", "--craft", "Design"]])
    func `a person without a name is wrong usage (CL-29)`(words: [String]) async {
        let run = await CommandLineRun(words: words + ["--in-memory"])

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Add --name NAME."))
    }

    @Test func `a team is told which of its options are missing (CL-29)`() async {
        let run = await CommandLineRun("teams", "create", "--name", "Comet", "--in-memory")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Add --members IDS --lead ID."))
    }

    @Test(arguments: [
        ("statistics", "stats"), ("list", "history"), ("remove", "delete"), ("config", "settings"),
        ("Status", "status"), ("open", "momentum open"),
    ])
    func `a command by another name is proposed by its own (CL-29)`(
        typed: String,
        meant: String
    ) async {
        let run = await CommandLineRun("sites", typed)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Did you mean '\(meant)'?"))
    }

    @Test func `a column that is missing names the option (CL-29)`() async throws {
        defer { remove() }
        let named = try file("named.csv", "title,lat,lon\na,1,2\n")
        let placed = try file("placed.csv", "name,y,lon\na,1,2\n")

        let name = await CommandLineRun("places", "build", named)
        let latitude = await CommandLineRun("places", "build", placed)
        let fixed = await CommandLineRun("places", "build", placed, "--columns", "lat=y")

        #expect(name.exitCode == .failure)
        #expect(name.errors.contains("Name the column that has it: --columns name=COLUMN."))
        #expect(latitude.errors.contains("--columns lat=COLUMN."))
        #expect(fixed.exitCode == .success)
    }

    @Test func `289 days ago is never called recent (CL-29)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh (front)", "--now", "2025-05-13T12:00:00Z")
        _ = await session.sites("log", "r thigh (front)", "--now", "2025-05-16T12:00:00Z")
        // Few locations are left, and the one that has rested is among the last used.
        for zone in ["Abdomen (Front)", "Abdomen (Side)", "Abdomen (Back)", "Thigh (Side)"] {
            _ = await session.sites("locations", "disable", zone)
        }

        let status = await session.sites("status")
        let recommend = await session.sites("recommend")
        let young = await session.sites("recommend", "--now", "2025-05-18T12:00:00Z")

        for run in [status, recommend] {
            for line in run.output.split(separator: "\n") where line.contains("days ago") {
                #expect(!line.contains("recently"))
            }
        }
        #expect(recommend.output.contains("289 days ago"))
        #expect(recommend.output.contains("Avoid, one of the last used"))
        #expect(young.output.contains("2 days ago"))
        #expect(young.output.contains("Avoid, used recently"))
    }
}
