import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SitesChangeCommandTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    func object(_ document: some Encodable) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(JSONDocument.line(document).utf8))
            as? NSDictionary
    }

    @Test func `statistics of an empty store are complete, with nulls and zeros (CL-8, SR-66)`()
        async throws
    {
        let run = await CommandLineRun("sites", "stats", "--json", "--in-memory")
        let document = try #require(try run.document)

        #expect(run.exitCode == .success)
        #expect(document["overallMedianHours"] is NSNull)
        #expect(document["locationsTracked"] as? Int == 14)
        #expect(document["totalSiteChanges"] as? Int == 0)
        #expect(document["anomaliesExcluded"] as? Int == 0)
        #expect((document["perLocation"] as? [NSDictionary])?.count == 14)
        #expect((document["usageDistribution"] as? [NSDictionary])?.isEmpty == true)
        #expect((document["restTime"] as? [NSDictionary])?.isEmpty == true)

        let text = await CommandLineRun("sites", "stats", "--in-memory")
        #expect(text.output == "\(SiteTexts().statistics.nothingYet)\n")
    }

    @Test func `each location of the statistics has every key (CL-8)`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = now - 21 * 86_400
        let statistics = SiteStatistics(
            records: SiteRecords(entries: [.fixture(1, from: start, to: start + 72 * 3600)]),
            settings: SiteSettings(),
            now: now,
            calendar: calendar
        )

        let document = try #require(try object(SiteStatisticsDocument(statistics, now: now)))

        let id = SiteLocation.defaults[0].id.uuidString
        let rows = try #require(document["perLocation"] as? [NSDictionary])
        let first: NSDictionary = [
            "id": id, "name": "L Abdomen (Front)", "totalUses": 1, "completed": 1,
            "anomalyCount": 0, "averageHours": 72, "medianHours": 72, "minHours": 72,
            "maxHours": 72, "lastUsed": "2025-05-25T15:06:40Z", "daysSinceLastUse": 18,
            "absorptionFlagPercent": NSNull(), "countedWearings": 1, "shortWearings": 0,
            "comparedProfile": NSNull(), "comparedWearings": 1,
            "outliers": 0, "inUse": false, "lastRemoved": "2025-05-28T15:06:40Z", "restDays": 18,
            "failures": [
                "completed": 0, "recorded": 0, "count": 0, "rate": NSNull(), "commonest": NSNull(),
                "marked": false,
            ] as NSDictionary,
        ]
        #expect(rows.first == first)
        #expect(rows.last?["lastUsed"] is NSNull)
        let usage: [NSDictionary] = [["id": id, "name": "L Abdomen (Front)", "count": 1]]
        #expect(document["usageDistribution"] as? [NSDictionary] == usage)
        let rest: [NSDictionary] = [
            ["id": id, "name": "L Abdomen (Front)", "days": 18, "band": "rested"]
        ]
        #expect(document["restTime"] as? [NSDictionary] == rest)
    }

    @Test func `the charts are written as a picture (SR-156)`() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "momentum-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }

        let run = await CommandLineRun(words: [
            "sites", "stats", "--in-memory", "--svg", file.path(percentEncoded: false),
        ])

        #expect(run.exitCode == .success)
        let picture = try String(contentsOf: file, encoding: .utf8)
        #expect(picture.contains("<svg "))
        #expect(picture.hasSuffix("</svg>\n"))

        let nowhere = await CommandLineRun(
            "sites",
            "stats",
            "--in-memory",
            "--svg",
            "/nowhere/at/all.svg"
        )
        #expect(nowhere.exitCode == .failure)
    }

    @Test(arguments: [
        (["edit", "6F1E", "--note", "x"], "unknownEntry"),
        (["delete", "6F1E", "--yes"], "unknownEntry"), (["undo"], "nothingToUndo"),
        (["locations", "add", "Left Hip"], "nameWithSide"),
        (["locations", "add", "Buttock"], "nameTaken"),
        (["locations", "remove", "Buttock", "--yes"], "defaultLocation"),
        (["locations", "disable", "Nowhere"], "unknownLocation"),
    ])
    func `what is refused is named, with exit code 1 (CL-3, CL-4)`(
        words: [String],
        kind: String
    )
        async throws
    {
        let run = await CommandLineRun(words: ["sites"] + words + ["--json", "--in-memory"])

        #expect(run.exitCode == .failure)
        let error = try run.document?["error"] as? NSDictionary
        #expect(error?["kind"] as? String == kind)
    }

    @Test(arguments: [["delete", "6F1E"], ["locations", "remove", "Hip"]])
    func `nothing is deleted unasked where nobody can answer (SR-54, CL-3)`(words: [String]) async {
        let run = await CommandLineRun(words: ["sites"] + words + ["--in-memory"])

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--yes"))
    }

    @Test func `locations answer as they are after the change (SR-68, SR-70, SR-74)`() async throws
    {
        func locations(_ words: String...) async throws -> [NSDictionary] {
            let run = await CommandLineRun(
                words: ["sites", "locations"] + words + ["--json", "--in-memory"]
            )
            return try #require(try run.document?["locations"] as? [NSDictionary])
        }

        let added = try await locations("add", "Hip", "--qualifier", "Front")
        #expect(added.count == 16)
        #expect(added.last?["shortName"] as? String == "R Hip (Front)")
        #expect(added.last?["isCustom"] as? Bool == true)

        let disabled = try await locations("disable", "Abdomen (Front)")
        #expect(disabled.map { $0["isEnabled"] as? Bool }.prefix(3) == [false, false, true])
        let one = try await locations("disable", "l abdomen (front)")
        #expect(one.map { $0["isEnabled"] as? Bool }.prefix(3) == [false, true, true])

        let moved = try await locations("move", "Buttock", "1")
        #expect(moved.first?["displayName"] as? String == "Left Buttock")
        #expect(moved.map { $0["sortOrder"] as? Int } == (0..<14).map { $0 })
    }

    @Test func `settings are kept from one run to the next (SR-82, SR-83, CL-8)`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let global = ["--json", "--data-dir", folder.path(percentEncoded: false)]

        let changed = await CommandLineRun(
            words: ["sites", "settings", "--target-hours", "168", "--strategy", "byBodyPart"]
                + global
        )
        let shown = await CommandLineRun(words: ["sites", "settings"] + global)

        let expected: NSDictionary = [
            "targetHours": 168, "absorptionThreshold": 20, "strategy": "byBodyPart",
            "cooldown": 2, "onboardingCompleted": false,
        ]
        #expect(try changed.document == expected)
        #expect(try shown.document == expected)
    }

    @Test func `settings say version, disclaimer and what is stored (SR-85, SR-88)`() async {
        let run = await CommandLineRun("sites", "settings", "--in-memory")

        #expect(run.output.contains("72 hours"))
        #expect(run.output.contains(MomentumCommand.version))
        #expect(run.output.contains("not a medical device"))
        #expect(run.output.contains("on this device"))
    }

    @Test func `an entry is edited, deleted and brought back from run to run (SR-53, CL-8)`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func document(_ words: String...) async throws -> NSDictionary {
            let run = await CommandLineRun(
                words: ["sites"] + words + [
                    "--json", "--data-dir", folder.path(percentEncoded: false),
                ]
            )
            return try #require(try run.document, "\(run.output)\(run.errors)")
        }
        let id = UUID.fixture(1).uuidString
        _ = try await document(
            "log",
            "L Thigh (Front)",
            "--operation",
            id,
            "--at",
            "2026-02-20T09:30:00Z"
        )
        let second = try await document("log", "R Thigh (Front)", "--at", "2026-02-23T09:30:00Z")

        let edited = try await document(
            "edit",
            String(id.lowercased().prefix(35)),
            "--location",
            "none",
            "--end",
            "2026-02-23T10:30:00Z",
            "--note",
            "too long"
        )
        let entry: NSDictionary = [
            "id": id, "shortId": String(id.lowercased().prefix(4)), "location": NSNull(),
            "start": "2026-02-20T09:30:00Z",
            "end": "2026-02-23T10:30:00Z", "durationText": "73h", "note": "too long",
            "reason": NSNull(), "findings": [String](), "profile": NSNull(),
            "targetHours": NSNull(),
        ]
        #expect(edited["entry"] as? NSDictionary == entry)
        let open = try #require(second["entry"] as? NSDictionary)
        #expect(edited["overlaps"] as? [NSDictionary] == [open])

        #expect(try await document("delete", id, "--yes")["changed"] as? [NSDictionary] == [entry])
        #expect(try await document("history")["total"] as? Int == 1)
        #expect(try await document("undo")["changed"] as? [NSDictionary] == [entry])
        #expect(try await document("history")["total"] as? Int == 2)
        #expect(
            try await document("undo", "--redo")["changed"] as? [NSDictionary] == [entry]
        )
        #expect(try await document("history")["total"] as? Int == 1)
        #expect(try await document("undo")["changed"] as? [NSDictionary] == [entry])

        // Twice more: the edit, and the second change.
        #expect(try await document("undo")["changed"] as? [NSDictionary] != [entry])
        _ = try await document("undo")
        #expect(try await document("history")["total"] as? Int == 1)
        let last = try await document("undo")
        #expect((last["leftAlone"] as? [NSDictionary])?.count == 0)
        #expect(try await document("history")["total"] as? Int == 0)
        let nothing = try await document("undo")["error"] as? NSDictionary
        #expect(nothing?["kind"] as? String == "nothingToUndo")
    }

    @Test func `an edit that says nothing is wrong usage (CL-3)`() async {
        let run = await CommandLineRun("sites", "edit", "6F1E0B52", "--in-memory")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--note"))
    }

    @Test func `a single location of one's own is removed, not its whole zone (SR-73)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("locations", "add", "Hip")

        let run = await session.sites("locations", "remove", "L Hip", "--yes", "--json")

        let locations = try run.document?["locations"] as? [NSDictionary]
        let names = locations?.compactMap { $0["shortName"] as? String }
        #expect(names?.count == 15)
        #expect(names?.last == "R Hip")
    }

    @Test(arguments: [("y", 0), ("n", 1)])
    func `on a terminal deleting asks (SR-54)`(answer: String, left: Int) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let global = ["--data-dir", folder.path(percentEncoded: false)]
        let id = UUID.fixture(1).uuidString
        _ = await CommandLineRun(words: ["sites", "log", "R Buttock", "--operation", id] + global)

        let run = await CommandLineRun(
            words: ["sites", "delete", id] + global,
            host: .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(answer)
            )
        )

        #expect(run.exitCode == .success)
        #expect(run.errors.contains("Delete it? [y/N]"))
        let history = await CommandLineRun(words: ["sites", "history", "--json"] + global)
        #expect(try history.document?["total"] as? Int == left)
    }
}
