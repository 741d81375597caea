import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

@testable import MomentumDemo

@MainActor
@Suite struct SitesWearersTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private func family() async {
        _ = await session.sites("log", "left front abdomen", "--at", "2026-02-20T09:30:00Z")
        _ = await session.sites("wearers", "add", "Ben", "--first", "Ada")
        _ = await session.sites(
            ["--wearer", "Ben", "log", "r thigh (front)", "--at", "2026-02-21T09:30:00Z"]
        )
    }

    private func places(_ run: CommandLineRun) throws -> [String] {
        let entries = try run.document?["entries"] as? [NSDictionary]
        return try #require(entries).compactMap { $0["location"] as? String }
    }

    @Test func `each wearer has a log, named with every answer (SR-202)`() async throws {
        await family()
        let first = await session.sites("history", "--json")
        #expect(try places(first) == ["L Abdomen (Front)"])
        #expect(try first.document?["wearer"] as? String == "Ada")
        let second = await session.sites("--wearer", "ben", "history", "--json")
        #expect(try places(second) == ["R Thigh (Front)"])
        #expect(try second.document?["wearer"] as? String == "Ben")

        #expect(await session.sites("status").output.hasPrefix("Ada\nLeft Front Abdomen\n"))
        #expect(await session.sites("history").output.hasPrefix("Ada\n"))
        let logged = await session.sites("--wearer", "Ben", "log", "l thigh (side)")
        #expect(logged.output.hasPrefix("Ben\nLogged "))
        #expect(logged.errors.contains("--wearer Ben sites undo"))
        // A file is for other programs, which know no wearers.
        let exported = await session.sites("--wearer", "Ben", "export", "-")
        #expect(exported.output.hasPrefix("date,"))
    }

    @Test func `a report names the wearer, unless another name is given (SR-196, SR-202)`() async {
        await family()

        let report = await session.sites("--wearer", "Ben", "report", "-o", "-")
        #expect(report.output.contains("<dd>Ben</dd>"), "\(report.errors)")
        let named = await session.sites("--wearer", "Ben", "report", "--name", "B.", "-o", "-")
        #expect(named.output.contains("<dd>B.</dd>"), "\(named.errors)")
    }

    @Test func `a calendar names the wearer before each summary (SR-202)`() async {
        await family()
        _ = await session.sites("--wearer", "Ben", "reminders", "--on")

        let run = await session.sites("--wearer", "Ben", "reminders", "--ics", "-")
        #expect(run.output.contains("SUMMARY:Ben: "), "\(run.output)")
    }

    @Test(arguments: [
        ["status"], ["recommend"], ["stats"], ["map"], ["review"], ["settings"],
        ["undo", "--list"],
        ["locations", "list"], ["rest", "list"], ["reminders"], ["store", "info"],
        ["store", "check"],
    ])
    func `every document names its wearer (SR-202)`(words: [String]) async throws {
        await family()
        let run = await session.sites(["--wearer", "Ben"] + words + ["--json"])
        #expect(try run.document?["wearer"] as? String == "Ben", "\(run.output)\(run.errors)")
    }

    @Test func `questions and refusals name their wearer, too (SR-202)`() async throws {
        await family()
        let run = await session.sites("--wearer", "Ben", "log", "Nowhere")
        #expect(run.exitCode == .failure || run.exitCode == .usage)
        #expect(run.errors.hasPrefix("Ben: "), "\(run.errors)")
    }

    @Test(arguments: ["--move", "--stop"])
    func `nobody takes the history of another, wherever that one syncs now (SR-202)`(
        way: String
    ) async throws {
        await family()
        let folders = ["one", "two"].map { session.folder.appending(path: $0).path }
        for folder in folders {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        }
        _ = await session.sites("sync", folders[0])
        _ = await session.sites(
            way == "--move" ? ["sync", folders[1], "--move"] : ["sync", "--stop"]
        )
        _ = await session.sites("wearers", "add", "Cy")

        for (wearer, choice) in [("Cy", []), ("Ben", []), ("Ben", ["--join", "both"])] {
            let run = await session.sites(["--wearer", wearer, "sync", folders[0]] + choice)
            #expect(run.exitCode == .failure)
            #expect(run.errors.contains("the records of another wearer"), "\(wearer)")
        }

        let count = try await session.sites("--wearer", "Ben", "history", "--json").document
        #expect(count?["total"] as? Int == 1)
        #expect(await session.sites("sync", folders[way == "--move" ? 1 : 0]).exitCode == .success)
    }

    @Test func `no history is taken while that of another wearer cannot be read (SR-202)`()
        async throws
    {
        await family()
        let folder = session.folder.appending(path: "shared").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await session.sites("sync", folder)
        _ = await session.sites("sync", "--stop")
        _ = await session.sites("wearers", "add", "Cy")
        let store = session.data.appending(path: "Site Rotation.store")
        for name in try FileManager.default.contentsOfDirectory(atPath: store.path)
        where name.hasSuffix(".journal") {
            try Data("no journal".utf8).write(to: store.appending(path: name))
        }

        let run = await session.sites("--wearer", "Cy", "sync", folder)

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("another wearer of this device cannot be read"))
        let history = try await session.sites("--wearer", "Cy", "history", "--json").document
        #expect(history?["total"] as? Int == 0)
    }

    @Test(arguments: [true, false])
    func `no history is taken while that of another wearer is elsewhere or has no name (SR-202)`(
        isGone: Bool
    ) async throws {
        await family()
        let folder = session.folder.appending(path: "shared").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await session.sites("--wearer", "Ben", "sync", folder)
        let folders = SiteWearerFolders(session.data)
        let ben = try folders.folder(of: try folders.wearers().wearer(named: "Ben"))
        let store = ben.appending(path: "Site Rotation.store")
        if isGone {
            let aside = session.folder.appending(path: "aside")
            try FileManager.default.moveItem(at: ben, to: aside)
        } else {
            for name in try FileManager.default.contentsOfDirectory(atPath: store.path) {
                try Data().write(to: store.appending(path: name))
            }
        }

        for choice in [[], ["--join", "both"]] {
            let run = await session.sites(["sync", folder] + choice)
            #expect(run.exitCode == .failure)
            #expect(run.errors.contains("another wearer of this device cannot be read"))
        }
        let history = try await session.sites("history", "--json").document
        #expect(history?["total"] as? Int == 1)
    }

    @Test func `one person alone is never named (SR-202)`() async throws {
        _ = await session.sites("log", "left front abdomen", "--at", "2026-02-20T09:30:00Z")
        let run = await session.sites("status", "--json")
        #expect(try run.document?["wearer"] == nil)
        #expect(await session.sites("status").output.hasPrefix("Left Front Abdomen\n"))
        #expect(await session.sites("wearers", "list").output.contains("One person alone"))
    }

    @Test func `the environment names a wearer, too (SR-202)`() async throws {
        await family()
        var host = HostEnvironment.fixture()
        host.variables["MOMENTUM_WEARER"] = "Ben"
        let data = session.data.path
        let run = await CommandLineRun("sites", "--data-dir", data, "status", host: host)
        #expect(run.output.hasPrefix("Ben\n"))
        let typed = await CommandLineRun(
            words: ["sites", "--data-dir", data, "--wearer", "Ada", "status"],
            host: host
        )
        #expect(typed.output.hasPrefix("Ada\n"))
        // Other commands concern no person.
        #expect(await CommandLineRun("graph", "--data-dir", data, host: host).exitCode == .success)
    }

    @Test func `an unknown wearer is refused, and nothing is made (SR-202)`() async throws {
        await family()
        let before = try session.stored()
        let near = await session.sites("--wearer", "Bem", "log", "l thigh (side)")
        #expect(near.exitCode == .usage)
        #expect(near.errors.hasPrefix("There is no wearer “Bem”. Did you mean “Ben”?"))
        let far = await session.sites("--wearer", "Zoe", "status")
        #expect(far.errors.hasPrefix("There is no wearer “Zoe”. There is “Ada”, “Ben”."))
        #expect(try session.stored() == before)
    }

    @Test func `a wearer is refused where nobody's sites are meant (SR-202)`() async {
        let other = await CommandLineRun("graph", "--wearer", "Ben")
        #expect(other.exitCode == .usage)
        #expect(other.errors.hasPrefix("--wearer names whose sites are meant"))
        let unkept = await CommandLineRun("sites", "status", "--in-memory", "--wearer", "Ben")
        #expect(unkept.exitCode == .usage)
        #expect(unkept.errors.hasPrefix("There are no wearers when nothing is kept."))
    }

    @Test func `removing asks, moves the records and tells their place (SR-202)`() async throws {
        await family()
        let unasked = await session.sites("wearers", "remove", "Ben")
        #expect(unasked.exitCode == .usage)
        #expect(await session.sites("wearers", "remove", "Ada", "--yes").exitCode == .failure)
        let run = await session.sites("wearers", "remove", "Ben", "--yes", "--json")
        let place = try #require(try run.document?["movedTo"] as? String)
        #expect(place.hasPrefix(session.data.appending(component: "removed").path))
        #expect(FileManager.default.fileExists(atPath: place + "/Site Rotation.store"))
        #expect(await session.sites("--wearer", "Ben", "status").exitCode == .usage)
    }

    @Test func `wearers are renamed, and a second first one is refused (SR-202)`() async throws {
        await family()
        let renamed = await session.sites("wearers", "rename", "ben", "Benjamin")
        #expect(renamed.output == "Ben is Benjamin now.\n")
        let again = await session.sites("wearers", "add", "Carl", "--first", "Eve")
        #expect(again.exitCode == .usage)
        let list = await session.sites("wearers", "list")
        #expect(list.output == "Ada\nBenjamin\n")
    }

    @Test func `the first pages need a terminal, and elsewhere say what does (SR-205)`() async {
        let run = await session.sites("welcome")
        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(session.line("settings --target-hours 72")))
    }

    @Test func `hints keep the wearer and the folder (SR-202)`() async {
        await family()

        let reminders = await session.sites("--wearer", "Ben", "reminders")
        let sync = await session.sites("--wearer", "Ben", "sync")
        let unknown = await session.sites("--wearer", "Ben", "edit", "ffff", "--note", "x")

        let start = "momentum --data-dir \(session.data.path) --wearer Ben sites"
        #expect(reminders.output.contains("\(start) reminders --on"), "\(reminders.output)")
        #expect(sync.errors.contains("\(start) sync FOLDER"), "\(sync.errors)")
        #expect(unknown.errors.contains("\(start) history"), "\(unknown.errors)")
    }

    @Test func `one server is the same however it is spelled (SR-202)`() throws {
        let server = try #require(SyncTarget(location: "https://example.org/sites"))
        for text in ["https://EXAMPLE.org:443/sites/", "https://example.org/s%69tes"] {
            let same = try #require(SyncTarget(location: text))
            #expect(same.isSame(as: server), "\(text)")
        }
        for text in ["https://example.org/other", "http://localhost/sites", "/sites"] {
            let other = try #require(SyncTarget(location: text))
            #expect(!other.isSame(as: server), "\(text)")
        }
    }

    @Test func `two wearers do not sync with one folder (SR-202)`() async throws {
        await family()
        let folder = session.folder.appending(path: "shared")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let first = await session.sites("sync", folder.path)
        #expect(first.exitCode == .success, "\(first.errors)")

        let second = await session.sites("--wearer", "Ben", "sync", "\(folder.path)/.")

        #expect(second.exitCode == .usage)
        #expect(second.errors.contains("The records of Ada are synced there."))
        let history = await session.sites("--wearer", "Ben", "history", "--json")
        #expect(try places(history) == ["R Thigh (Front)"])
    }
}
