import Foundation
import Testing

@testable import MomentumCommandLine

/// Reminders as they are typed, told and written.
@MainActor
@Suite struct SitesRemindersTests {
    private func list(_ run: CommandLineRun) throws -> [NSDictionary] {
        try #require(try run.document?["reminders"] as? [NSDictionary])
    }

    /// A set that has been worn for 73 hours, at 28 February 2026, 12:00 UTC.
    private func session() async throws -> SitesSession {
        let session = try SitesSession()
        _ = await session.sites("log", "l thigh (front)", "--at", "-73h", "--note", "new; vial")
        return session
    }

    @Test func `reminders are switched on, changed and listed (RM-1, RM-2)`() async throws {
        let session = try await session()
        let off = await session.sites("reminders").output
        #expect(off.contains("Switch them on with: \(session.line("reminders --on"))\n"))

        let on = await session.sites(
            "reminders",
            "--on",
            "--before",
            "2",
            "--every",
            "1.5",
            "--times",
            "3",
            "--quiet-hours",
            "23:00-6:30",
            "--json"
        )
        #expect(try on.document?["on"] as? Bool == true)
        #expect(try on.document?["quiet"] as? String == "23:00-06:30")
        #expect(
            try list(on).map { $0["kind"] as? String } == [
                "before", "at", "after", "after", "after",
            ]
        )
        #expect(try list(on).map { $0["isPast"] as? Bool } == [true, true, false, false, false])

        let later = await session.sites("reminders", "--json")
        #expect(try list(later) == list(on))
        let undone = await session.sites("undo")
        #expect(undone.exitCode == .success)
        #expect(try await session.sites("reminders", "--json").document?["on"] as? Bool == false)
    }

    @Test func `what came due is told once, and nothing is printed without news (RM-5)`()
        async throws
    {
        let session = try await session()
        #expect(await session.sites("reminders", "--due").output == "")
        var host = HostEnvironment.fixture()
        host.traits = TerminalTraits(isOutputTerminal: true)
        let words = ["sites", "--data-dir", session.data.path, "reminders", "--due"]
        let off = await CommandLineRun(words: words, host: host)
        #expect(off.output.contains("Switch them on with: \(session.line("reminders --on"))\n"))
        _ = await session.sites("reminders", "--on", "--times", "0")

        // Reminders that no reader got are told by the next call.
        for failure in [WriteFailure.closed, .system(code: 28, message: "full")] {
            _ = await CommandLineRun(words: words, outputFailure: failure)
        }
        let due = await session.sites("reminders", "--due")
        #expect(due.output.split(separator: "\n").count == 2)
        // The change is due by now, so it is not due soon.
        #expect(due.output.hasPrefix("Site change due. Worn since "))
        #expect(!due.output.contains("Thigh"))
        #expect(await session.sites("reminders", "--due").output == "")
        #expect(try list(await session.sites("reminders", "--due", "--json")) == [])

        // A damaged log is told, and tells nothing twice by itself.
        try Data("{".utf8).write(to: session.data.appending(path: "reminders.json"))
        #expect(await session.sites("reminders", "--due").exitCode == .failure)
    }

    @Test func `a snooze moves what is past, and undo takes it back (RM-3)`() async throws {
        let session = try await session()
        _ = await session.sites("reminders", "--on", "--before", "0", "--times", "0")
        let snoozed = await session.sites("reminders", "--snooze", "1h30m", "--json")
        #expect(try list(snoozed).map { $0["reason"] as? String } == ["snoozed"])
        #expect(try snoozed.document?["snoozedUntil"] as? String != nil)

        let undone = await session.sites("undo")
        #expect(undone.output.contains("put off the reminders of Left Front Thigh"))
        let after = await session.sites("reminders", "--json")
        #expect(try list(after).map { $0["reason"] as? String } == [nil])
    }

    @Test func `nothing can be put off while no set is worn (RM-3)`() async throws {
        let session = try SitesSession()
        let run = await session.sites("reminders", "--on", "--snooze", "1h")
        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("No site is worn"))
        let actions = try await session.sites("undo", "--list", "--json").document?["actions"]
        #expect((actions as? [Any])?.isEmpty == true)
    }

    @Test func `nothing is put off while reminders are off (RM-3)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l but")
        let run = await session.sites("reminders", "--snooze", "1h", "--every", "3")
        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Add --on to switch them on."))
        let actions = try await session.sites("undo", "--list", "--json").document?["actions"]
        #expect((actions as? [Any])?.count == 1)
    }

    @Test(arguments: [
        (["--on", "--off"], "Choose one."), (["--off", "--snooze", "1h"], "Leave out --off"),
        (["--due", "--on"], "reminders --due"),
        (["--quiet-hours", "22-7"], "22:00-07:00"), (["--quiet-hours", "06:00-05:00"], "18 hours"),
        (["--quiet-hours", "07:00-07:00"], "begins when it ends"),
        (["--snooze", "13h"], "30m, 2h"), (["--times", "13"], "0 to 12"),
        (["--before", "25"], "0 to 24"), (["--ics", "-", "--json"], "Name a file"),
    ])
    func `what is not understood is refused with an example (RM-1)`(
        words: [String],
        hint: String
    ) async throws {
        let run = await (try SitesSession()).sites(["reminders"] + words)
        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(hint) || run.output.contains(hint))
    }

    @Test func `a calendar file is replaced, and names a place only if allowed (RM-5, RM-6)`()
        async throws
    {
        let session = try await session()
        let file = try session.file("sites.ics", "old")
        _ = await session.sites("reminders", "--on", "--ics", file)
        let first = try String(contentsOfFile: file, encoding: .utf8)
        #expect(first.hasPrefix("BEGIN:VCALENDAR\r\n") && first.hasSuffix("END:VCALENDAR\r\n"))
        #expect(first.components(separatedBy: "BEGIN:VEVENT").count == 7)
        #expect(!first.contains("Thigh"))

        let named = await session.sites("reminders", "--names", "yes", "--ics", "-")
        #expect(named.output.replacing("\r\n ", with: "").contains("Note: new\\; vial\r\n"))
        // A folder is not replaced.
        let folder = session.data.path
        let refused = await session.sites("reminders", "--ics", folder)
        #expect(refused.exitCode == .failure && !refused.errors.contains("saved"))
        let halved = await session.sites("reminders", "--before", "3", "--ics", folder)
        #expect(halved.exitCode == .failure)
        #expect(halved.errors.contains("The change is saved; only the file was not written."))
    }
}
