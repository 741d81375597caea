import Foundation
import MomentumCommandLine
import Testing

/// Reasons, findings and rests as they are typed.
@MainActor
@Suite struct SitesRestTests {
    private func rests(_ run: CommandLineRun) throws -> [NSDictionary] {
        try #require(try run.document?["rests"] as? [NSDictionary])
    }

    @Test func `a set says why it came off, and it is corrected later (RR-2)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh (front)", "--at", "2026-02-20T09:30:00Z")

        let run = await session.sites(
            "log",
            "r thigh (front)",
            "--reason",
            "fellOff",
            "--finding",
            "rash",
            "--finding",
            "itching",
            "--ended",
            "2026-02-21T09:30:00Z",
            "--json"
        )
        let closed = try #require(try run.document?["closed"] as? NSDictionary)
        #expect(closed["reason"] as? String == "fellOff")
        #expect(closed["findings"] as? [String] == ["itching", "rash"])
        #expect(closed["end"] as? String == "2026-02-21T09:30:00Z")

        let id = try #require(closed["id"] as? String)
        let edited = await session.sites(
            "edit",
            id,
            "--reason",
            "leak",
            "--finding",
            "none",
            "--json"
        )
        let entry = try #require(try edited.document?["entry"] as? NSDictionary)
        #expect(entry["reason"] as? String == "leak")
        #expect(entry["findings"] as? [String] == [])
        #expect(entry["end"] as? String == "2026-02-21T09:30:00Z")

        let history = await session.sites("history")
        #expect(history.output.contains("Leak"))
        let statistics = await session.sites("stats")
        #expect(
            statistics.output.contains(
                "1 failure in 1 change, 1 recorded, too few recorded for a rate, mostly Leak"
            )
        )
        let undone = await session.sites("undo")
        #expect(undone.output.contains("Left Front Thigh came off: Fell off, itching, rash."))
    }

    @Test func `a reason that there is not is refused with the nearest (RR-1)`() async throws {
        let session = try SitesSession()

        let run = await session.sites("log", "l thigh (front)", "--reason", "leek")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Did you mean leak?"))
    }

    @Test func `findings of the skin offer a rest, and pus points to the care team (RR-4)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh (front)", "--at", "2026-02-20T09:30:00Z")

        let logged = await session.sites("log", "r thigh (front)", "--finding", "lump")
        #expect(logged.output.contains("Left Front Thigh can be left free for a time."))
        #expect(logged.output.contains("sites rest add 'Left Front Thigh' --until +2w"))
        #expect(!logged.output.contains("care team"))

        _ = await session.sites("rest", "add", "l thigh (front)")
        let id = try #require(
            (try await session.sites("history", "--json").document?["entries"] as? [NSDictionary])?
                .last?["id"] as? String
        )
        let edited = await session.sites("edit", id, "--finding", "hard", "--finding", "pus")
        #expect(edited.output.contains("Questions about your therapy belong to your care team."))
        #expect(!edited.output.contains("left free"), "it rests already: \(edited.output)")
    }

    @Test func `a place rests until a day, is not recommended, and rests no more (RS-1 to RS-3)`()
        async throws
    {
        let session = try SitesSession()
        let added = await session.sites(
            "rest",
            "add",
            "l abdomen (front)",
            "--until",
            "2999-05-14",
            "--reason",
            "lump",
            "--json"
        )
        #expect(try rests(added).first?["isActive"] as? Bool == true)
        #expect(try rests(added).first?["reason"] as? String == "lump")

        let recommended = await session.sites("recommend", "--json")
        let names = (try recommended.document?["recommended"] as? [NSDictionary])?
            .compactMap { $0["name"] as? String }
        #expect(names?.contains("L Abdomen (Front)") == false)
        let all = try recommended.document?["all"] as? [NSDictionary]
        let resting = all?.filter { $0["category"] as? String == "resting" }
        #expect(resting?.compactMap { $0["name"] as? String } == ["L Abdomen (Front)"])
        #expect(resting?.first?["restingUntil"] is String)

        // No user can answer here, so the change is logged with a remark.
        let logged = await session.sites("log", "l abdomen (front)")
        #expect(logged.exitCode == .success)
        #expect(logged.errors.contains("Left Front Abdomen rests until May 14, 2999 (lump)."))

        let ended = await session.sites("rest", "end", "l abdomen (front)", "--json")
        #expect(try rests(ended).first?["isActive"] as? Bool == false)
        let again = await session.sites("rest", "end", "l abdomen (front)")
        #expect(again.exitCode == .failure)
        #expect(again.errors.contains("Left Front Abdomen does not rest."))
        let undone = await session.sites("undo")
        #expect(undone.output.contains("ended a rest for Left Front Abdomen"))
        let listed = await session.sites("rest", "list")
        #expect(listed.output.contains("Resting until May 14, 2999"))
        let id = try #require(try rests(added).first?["id"] as? String)
        let deleted = await session.sites("rest", "delete", String(id.prefix(8)))
        #expect(deleted.output.hasPrefix("Deleted: Left Front Abdomen"))
        #expect(try rests(await session.sites("rest", "list", "--json")).isEmpty)
    }

    @Test func `a rest ends after it begins (RS-1)`() async throws {
        let session = try SitesSession()

        let run = await session.sites("rest", "add", "l abdomen (front)", "--until", "2020-01-01")

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("has to end after its start"))
    }
}
