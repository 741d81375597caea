import Foundation
import Testing

/// The keys of every answer with `--json`: scripts depend on them.
@MainActor
@Suite struct SitesShapeTests {
    nonisolated static let entry: Set<String> = [
        "id", "shortId", "location", "start", "end", "durationText", "note", "reason", "findings",
        "profile", "targetHours",
    ]
    nonisolated static let rest: Set<String> = [
        "id", "location", "from", "until", "reason", "note", "isActive",
    ]
    nonisolated static let profile: Set<String> = [
        "id", "name", "kind", "hours", "isArchived", "isNext",
    ]
    nonisolated static let id = "6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90"

    /// The typed words, the way to an object in the answer, and the keys of that object.
    typealias Shape = (words: [String], path: [String], keys: Set<String>)
    nonisolated static let shapes: [Shape] = [
        (["status"], [], ["home", "invitation", "recommended", "longestRested", "sync", "ahead"]),
        (
            ["status"], ["home"],
            [
                "location", "start", "elapsedHours", "elapsedText", "progress", "status",
                "statusText", "dueText", "targetHours", "profile",
            ]
        ),
        (["status"], ["recommended"], ["id", "name", "lastUsed", "lastUsedText"]),
        (["recommend"], [], ["avoid", "recommended", "longestRested", "all"]),
        (["recommend"], ["all"], ["id", "name", "category", "lastUsed", "lastUsedText"]),
        (["history"], [], ["entries", "total", "ahead"]), (["history"], ["entries"], entry),
        (["log", "l arm (back)"], [], ["operation", "entry", "closed", "overlaps"]),
        (["log", "l arm (back)"], ["entry"], entry), (["log", "l arm (back)"], ["closed"], entry),
        (["edit", id, "--note", "x"], [], ["entry", "overlaps", "plan", "applied"]),
        (["edit", id, "--note", "x"], ["entry"], entry),
        (["delete", id, "--yes"], [], ["changed", "plan", "applied"]),
        (["delete", id, "--yes"], ["plan"], ["action", "effects", "overlaps", "gaps"]),
        (["delete", id, "--yes"], ["plan", "effects"], ["change", "before", "after", "text"]),
        (["reopen", id, "--dry-run"], [], ["plan", "applied"]), (["review"], [], ["issues"]),
        (["undo", "--list"], [], ["actions"]),
        (["undo", "--list"], ["actions"], ["kind", "time", "text"]),
        (["delete", id, "--yes"], ["changed"], entry),
        (
            ["undo"], [],
            [
                "action", "effects", "changed", "changedLocations", "changedSensors",
                "changesSettings", "leftAlone",
            ]
        ),
        (["undo"], ["changed"], entry),
        (
            ["stats"], [],
            [
                "overallMedianHours", "locationsTracked", "totalSiteChanges", "anomaliesExcluded",
                "failures", "perLocation", "usageDistribution", "restTime", "countedWearings",
                "shortWearings", "outliers", "mostUsed", "longestRest", "perProfile",
            ]
        ),
        (
            ["stats"], ["perLocation"],
            [
                "id", "name", "totalUses", "completed", "anomalyCount", "averageHours",
                "medianHours", "minHours", "maxHours", "lastUsed", "daysSinceLastUse",
                "absorptionFlagPercent", "countedWearings", "shortWearings", "outliers", "inUse",
                "lastRemoved", "restDays", "failures", "comparedProfile", "comparedWearings",
            ]
        ),
        (
            ["stats"], ["failures"],
            ["completed", "recorded", "count", "rate", "commonest", "marked"]
        ),
        (["profiles", "list"], [], ["profiles"]), (["profiles", "list"], ["profiles"], profile),
        (["rest", "add", "l arm (back)"], [], ["rests"]),
        (["rest", "add", "l arm (back)"], ["rests"], rest), (["rest", "list"], [], ["rests"]),
        (["stats"], ["usageDistribution"], ["id", "name", "count"]),
        (["stats"], ["restTime"], ["id", "name", "days", "band"]),
        (["map"], [], ["day", "isMirrored", "summary", "places"]),
        (
            ["map"], ["places"],
            [
                "id", "name", "key", "view", "level", "levelText", "days", "lastRemoved",
                "category",
            ]
        ),
        (["locations", "list"], [], ["locations"]),
        (
            ["locations", "list"], ["locations"],
            [
                "id", "bodyPart", "subArea", "side", "isEnabled", "isCustom", "sortOrder",
                "shortName", "displayName",
            ]
        ),
        (["locations", "disable", "Buttock"], [], ["locations"]),
        (
            ["settings"], [],
            [
                "targetHours", "absorptionThreshold", "strategy", "cooldown",
                "onboardingCompleted",
            ]
        ),
    ]

    @Test(arguments: shapes)
    func `every answer has exactly the keys that its help names (CL-8)`(shape: Shape) async throws {
        let session = try SitesSession()
        let at = "2026-02-20T09:30:00Z"
        _ = await session.sites("log", "l thigh (front)", "--operation", Self.id, "--at", at)
        _ = await session.sites("log", "r thigh (front)")

        let run = await session.sites(shape.words + ["--json"])

        var object: Any? = try run.document
        for key in shape.path {
            let value = (object as? NSDictionary)?[key]
            object = (value as? [Any])?.first ?? value
        }
        let keys = (object as? NSDictionary)?.allKeys.compactMap { $0 as? String }
        #expect(Set(keys ?? []) == shape.keys, "\(run.output)\(run.errors)")
    }

    @Test func `an import says what it did with entries and with locations (CL-8, SR-113)`()
        async throws
    {
        let session = try SitesSession()
        let entries = try session.file(
            "history.csv",
            "date,location,duration_hours,note\n2026-02-01T00:00:00Z,L Hip,72.0,\n"
        )
        let places = try session.file(
            "locations.csv",
            "location,enabled,custom,sort_order\nL Buttock,false,false,0\n"
        )

        let first = try await session.sites("import", entries, "--replace", "--json").document
        let second = try await session.sites("import", places, "--merge", "--json").document

        let expected: NSDictionary = [
            "outcome": "imported", "importedCount": 1, "replacedCount": 0, "presentCount": 0,
            "endingLaterCount": 0,
            "skipped": [String](), "repaired": [String](), "created": ["L Hip"],
        ]
        #expect(first == expected)
        let keys = second?.allKeys.compactMap { $0 as? String } ?? []
        #expect(Set(keys) == ["outcome", "updated", "created", "skipped"])
    }

    @Test func `ranked locations have one shape in status and recommend (CL-28)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l arm (back)")

        let status = try await session.sites("status", "--json").document
        let recommend = try await session.sites("recommend", "--json").document

        let keys: Set = ["id", "name", "lastUsed", "lastUsedText"]
        for rows in [status?["recommended"], recommend?["recommended"], recommend?["avoid"]] {
            let rows = try #require(rows as? [[String: Any]])
            #expect(!rows.isEmpty && rows.allSatisfy { Set($0.keys) == keys })
        }
    }
}
