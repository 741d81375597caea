import Foundation
import MomentumCommandLine
import Testing

/// Wear profiles on the command line.
@MainActor
@Suite struct SitesProfilesTests {
    private func entry(_ run: CommandLineRun) throws -> NSDictionary {
        try #require(try run.document?["entry"] as? NSDictionary)
    }

    @Test func `profiles are listed, added, changed and archived (WP-1)`() async throws {
        let session = try SitesSession()
        let listed = await session.sites("profiles", "list", "--json")
        let first = try #require(try listed.document?["profiles"] as? [NSDictionary])
        #expect(first.map { $0["name"] as? String } == ["Steel", "Soft", "Pod", "Extended"])
        #expect(first[0]["hours"] as? Double == 48)
        #expect(first[0]["kind"] as? String == "set")

        let added = await session.sites("profiles", "add", "Flex", "--hours", "96")
        #expect(added.output == "Flex, set, 96 hours.\n")
        #expect(added.errors.contains("sites undo"))
        let edited = await session.sites(
            "profiles",
            "edit",
            "fl",
            "--name",
            "Flexible",
            "--hours",
            "90"
        )
        #expect(edited.output == "Flexible, set, 90 hours.\n")
        let archived = await session.sites("profiles", "archive", "flexible", "--json")
        let profile = try #require(try archived.document?["profiles"] as? [NSDictionary]).first
        #expect(profile?["isArchived"] as? Bool == true)
        _ = await session.sites("profiles", "unarchive", "flexible")
        let list = await session.sites("undo", "--list")
        let names = list.output.split(separator: "\n").map { $0.split(separator: "  ").last }
        let flexible = "the profile Flexible"
        #expect(
            names == [
                "offered \(flexible) again", "archived \(flexible)", "changed \(flexible)",
                "added \(flexible)",
            ]
        )
        _ = await session.sites("undo")
        let undone = await session.sites("undo")
        #expect(undone.output == "Takes back: archived \(flexible).\n")
        let actions = await session.sites("undo", "--list", "--json")
        let first2 = try #require(try actions.document?["actions"] as? [NSDictionary]).first
        #expect(first2?["kind"] as? String == "profile")
    }

    @Test func `what cannot be meant is refused with the names (WP-1, CL-20)`() async throws {
        let session = try SitesSession()
        let unknown = await session.sites("profiles", "archive", "tape")
        #expect(unknown.exitCode == .failure)
        #expect(unknown.errors.contains("There are Steel, Soft, Pod, Extended."))
        let double = await session.sites("profiles", "add", "steel", "--hours", "50")
        #expect(double.errors.contains("There is a profile “Steel” already."))
        let long = await session.sites("profiles", "add", "Flex", "--hours", "300")
        #expect(long.errors.contains("from 12 to 240 hours"))
        // The pointer to help is no part of the example.
        let silent = await session.sites("profiles", "add", "Flex")
        #expect(silent.errors.contains("For example: --hours 96 (See 'momentum sites profiles add"))
        #expect(await session.sites("profiles", "add", "Flex").exitCode == .usage)
        #expect(await session.sites("profiles", "edit", "Steel").exitCode == .usage)
        let both = await session.sites("log", "l arm (back)", "--profile", "s")
        #expect(both.errors.contains("“s” fits 2 profiles: Steel, Soft."))
    }

    @Test func `a change takes the last profile, which later edits leave alone (WP-2)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites(
            "log",
            "l arm (back)",
            "--profile",
            "steel",
            "--at",
            "2026-02-20T09:30:00Z"
        )
        _ = await session.sites("profiles", "edit", "Steel", "--hours", "60")
        let next = await session.sites(
            "log",
            "r arm (back)",
            "--at",
            "2026-02-22T09:30:00Z",
            "--json"
        )
        #expect(try entry(next)["profile"] as? String == "Steel")
        #expect(try entry(next)["targetHours"] as? Double == 60)
        let closed = try #require(try next.document?["closed"] as? NSDictionary)
        #expect(closed["targetHours"] as? Double == 48)

        let status = await session.sites("status")
        #expect(status.output.contains("· Steel"), "\(status.output)")
        #expect(status.output.contains("of 60 hours"), "\(status.output)")
        #expect(await session.sites("history").output.contains("Steel"))
        let target = await session.sites("settings", "--target-hours", "100")
        #expect(target.output.contains("The next change takes 60 hours from its profile Steel."))

        let edited = await session.sites("edit", "last", "--profile", "none", "--json")
        #expect(try entry(edited)["profile"] is NSNull)
        #expect(await session.sites("status").output.contains("of 100 hours"))
        let back = await session.sites("undo")
        #expect(back.output.contains("has the profile Steel."), "\(back.output)")
    }

    @Test func `a forgotten change takes the profile that is typed (SR-169, WP-2)`() async throws {
        let session = try SitesSession()
        let words = ["--at", "2026-02-20T09:30:00Z", "--profile", "pod", "--yes"]
        let run = await session.sites(["insert", "l arm (back)"] + words)
        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.output.contains("Left Back Arm has the profile Pod."), "\(run.output)")
        #expect(await session.sites("history").output.contains("Pod"))
    }

    @Test func `sensors have profiles of their own (WP-2, SN-1)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        let added = await session.sites(
            "profiles",
            "add",
            "Long",
            "--kind",
            "sensor",
            "--hours",
            "336"
        )
        #expect(added.output == "Long, sensor, 336 hours.\n")
        let logged = await session.sites(
            "sensor",
            "log",
            "left back arm",
            "--profile",
            "long",
            "--json"
        )
        #expect(try entry(logged)["targetHours"] as? Double == 336)
        let refused = await session.sites("log", "l thigh (front)", "--profile", "long")
        #expect(refused.errors.contains("There is no profile “long”."))
    }

    @Test func `statistics of one profile (WP-3)`() async throws {
        let session = try SitesSession()
        for (day, profile) in [("16", "steel"), ("18", "soft"), ("21", "steel")] {
            _ = await session.sites(
                "log",
                "l arm (back)",
                "--profile",
                profile,
                "--at",
                "2026-02-\(day)T09:30:00Z"
            )
        }
        let all = await session.sites("stats", "--json")
        let profiles = try #require(try all.document?["perProfile"] as? [NSDictionary])
        #expect(profiles.map { $0["name"] as? String } == ["Steel", "Soft"])
        let steel = await session.sites("stats", "--profile", "steel")
        #expect(steel.output.hasPrefix("Only with Steel\n"), "\(steel.output)")
        #expect(steel.output.contains("48.0 hours"), "\(steel.output)")
        let pod = await session.sites("stats", "--profile", "pod")
        #expect(pod.output == "Nothing with Pod was logged.\n")
    }
}
