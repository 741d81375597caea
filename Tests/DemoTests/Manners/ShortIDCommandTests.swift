import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Ids of entries as people see and type them.
@Suite @MainActor struct ShortIDCommandTests {
    private func session() async throws -> SitesSession {
        let session = try SitesSession()
        for (id, place, time) in [
            ("3f9a0201-0000-4000-8000-000000000000", "l buttock", "2026-02-20 9:00"),
            ("3f9a0b02-0000-4000-8000-000000000000", "r buttock", "2026-02-23 9:00"),
            ("a07b5503-0000-4000-8000-000000000000", "l thigh f", "2026-02-26 9:00"),
        ] {
            _ = await session.sites("log", place, "--at", time, "--operation", id)
        }
        return session
    }

    @Test func `every row of the history begins with a short id (CL-14, SR-177)`() async throws {
        let run = await (try session()).sites("history")

        let ids = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(ids == ["a07b55", "3f9a0b", "3f9a02"])
    }

    @Test(arguments: ["3f9a0b", "3F9A0B", "3f9a0b02-0000", "3F9A0B02-0000-4000-8000-000000000000"])
    func `an entry is named by what the history shows, in any case (CL-14)`(id: String) async throws
    {
        let run = await (try session()).sites("edit", id, "--note", "x", "--json")

        let entry = try run.document?["entry"] as? [String: Any]
        #expect(entry?["location"] as? String == "R Buttock")
    }

    @Test func `last and active stand for an entry (CL-14, SR-171)`() async throws {
        let session = try await session()

        let last = await session.sites("edit", "last", "--note", "x")
        let active = await session.sites("edit", "ACTIVE", "--end", "-2h")
        let none = await session.sites("edit", "active", "--note", "y")

        #expect(last.output.contains("Left Front Thigh"))
        #expect(active.output.contains("Left Front Thigh"))
        #expect(none.exitCode == .failure)
        #expect(none.errors == "No site is worn, so no entry is active.\n")
    }

    @Test func `two that fit are both listed with date and location (CL-14)`() async throws {
        let run = await (try session()).sites("delete", "3f9a", "--yes")

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("“3f9a” fits 2 entries: 3f9a02 (Feb 20, 2026"))
        #expect(run.errors.contains("Left Buttock), 3f9a0b (Feb 23, 2026"))
        #expect(run.errors.contains("Right Buttock). Type more of it."))
    }

    @Test(arguments: ["1", "2", "#1", "3f9", "xyz123"])
    func `a number of a row is no id, nor are three digits (CL-14, SR-177)`(id: String) async throws
    {
        let run = await (try session()).sites("edit", id, "--note", "x")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Write at least 4 digits of it"))
    }

    @Test func `an id that no entry has says where they are listed (CL-14)`() async throws {
        let session = try await session()
        let run = await session.sites("edit", "beef", "--note", "x")

        #expect(run.exitCode == .failure)
        #expect(
            run.errors
                == "There is no entry “beef”. See their ids with: "
                + "momentum --data-dir \(session.data.path) sites history\n"
        )
    }

    @Test(arguments: ["", "0", "-1", "2147483648", "1.5"])
    func `users and teams have positive numbers of 32 bits (CL-14)`(id: String) async {
        for words in [["users", "show"], ["teams", "show"]] {
            #expect(await CommandLineRun(words: words + ["--", id]).exitCode == .usage)
        }
    }
}
