import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Times on the command line, at noon of Sunday, 1 March 2026, in UTC.
@Suite @MainActor struct TypedTimeCommandTests {
    private func start(_ text: String, zone: String = "UTC") async throws -> String? {
        let run = try await SitesSession().sites(
            "log",
            "l buttock",
            "--at",
            text,
            "--json",
            "--time-zone",
            zone
        )
        let entry = try run.document?["entry"] as? [String: Any]
        return entry?["start"] as? String
    }

    @Test(arguments: [
        ("now", "2026-03-01T12:00:00Z"), ("-2h", "2026-03-01T10:00:00Z"),
        ("-90m", "2026-03-01T10:30:00Z"), ("-1d12h", "2026-02-28T00:00:00Z"),
        ("9:05", "2026-03-01T09:05:00Z"), ("today 9:05", "2026-03-01T09:05:00Z"),
        ("yesterday 21:00", "2026-02-28T21:00:00Z"), ("mon 21:00", "2026-02-23T21:00:00Z"),
        ("sun 21:00", "2026-02-22T21:00:00Z"), ("2026-02-05 09:15", "2026-02-05T09:15:00Z"),
        ("2026-02-05 09:15:30", "2026-02-05T09:15:30Z"),
        ("2026-02-05T9:15", "2026-02-05T09:15:00Z"),
        ("2026-02-05T09:15Z", "2026-02-05T09:15:00Z"),
        ("2026-02-05T09:15+01:00", "2026-02-05T08:15:00Z"),
    ])
    func `a change is logged at a time as people type it (CL-15)`(
        text: String,
        means: String
    ) async throws {
        #expect(try await start(text) == means)
    }

    @Test func `a time without a zone is local (CL-15)`() async throws {
        #expect(try await start("9:05", zone: "Europe/Berlin") == "2026-03-01T08:05:00Z")
    }

    @Test func `the answer names the moment that was understood (CL-15)`() async throws {
        let session = try SitesSession()

        let log = await session.sites("log", "l buttock", "--at", "mon 21:00")
        let edit = await session.sites("edit", "last", "--end", "-2h")

        #expect(log.output.hasPrefix("Logged Left Buttock, Feb 23, 2026 at 21:00"))
        #expect(edit.output.contains("It ended on Mar 1, 2026 at 10:00"))
    }

    @Test func `a time that is still to come today proposes yesterday, which works (CL-15)`()
        async throws
    {
        let session = try SitesSession()

        let late = await session.sites("log", "l buttock", "--at", "14:00")
        let fixed = await session.sites("log", "l buttock", "--at", "yesterday 14:00")
        let edit = await session.sites("edit", "last", "--start", "today 23:00")

        #expect(late.exitCode == .failure)
        #expect(late.errors.contains("Did you mean “yesterday 14:00”?"))
        #expect(fixed.exitCode == .success)
        #expect(edit.errors.contains("Did you mean “yesterday 23:00”?"))
    }

    @Test func `a time that the clocks skip is refused, one that comes twice remarked on (CL-15)`()
        async throws
    {
        let session = try SitesSession()
        let berlin = ["--time-zone", "Europe/Berlin", "--now", "2026-11-01T12:00:00Z"]

        let skipped = await session.sites(
            ["log", "l buttock", "--at", "2026-03-29 02:30"] + berlin
        )
        let twice = await session.sites(["log", "l buttock", "--at", "2026-10-25 2:30"] + berlin)

        #expect(skipped.exitCode == .usage)
        #expect(
            skipped.errors.contains(
                "02:30 does not exist on Mar 29: clocks go from 02:00 to 03:00."
            )
        )
        #expect(twice.exitCode == .success)
        #expect(
            twice.errors.contains("2:30 comes twice on Oct 25; this is the first one, at +02:00.")
        )
    }

    @Test(arguments: ["soon", "14", "2026-02-30 9:00", "05.03.2026 9:00"])
    func `another text is answered with the forms (CL-15)`(text: String) async throws {
        let run = try await SitesSession().sites("log", "l buttock", "--at", text)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("yesterday 21:00"))
        #expect(run.errors.contains("2026-03-05 09:15"))
    }

    @Test(arguments: [
        ("today", 1), ("yesterday", 2), ("-7d", 3), ("mon", 3), ("2026-02-20", 4),
    ])
    func `a day is typed as people say it (CL-15)`(day: String, count: Int) async throws {
        let session = try SitesSession()
        for time in ["2026-02-21 9:00", "2026-02-24 9:00", "yesterday 9:00", "9:00"] {
            _ = await session.sites("log", "l buttock", "--at", time)
        }

        let run = await session.sites("history", "--from", day, "--json")

        #expect(try run.document?["total"] as? Int == count)
    }

    @Test func `another text is no day, and the forms are named (CL-15)`() async throws {
        let run = try await SitesSession().sites("history", "--from", "last week")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("today, yesterday, -7d, mon or 2026-03-05"))
    }
}
