import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@MainActor
@Suite struct SitesStoreCommandTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private func logThree() async {
        for (place, time) in [("L Thigh (Side)", "06"), ("R Thigh (Side)", "07"), ("R Arm", "08")] {
            _ = await session.sites("log", place, "--at", "2026-03-01T\(time):00:00Z")
        }
    }

    /// Changes a byte of the second of the three transactions.
    private func damage() throws {
        let journal = session.data.appending(path: "Site Rotation.store/00000001.journal")
        var bytes = try Data(contentsOf: journal)
        // Behind the last of them is room, up to the end of a block.
        let end = (bytes.lastIndex { $0 != 0 } ?? 0) + 1
        bytes[end / 2] ^= 1
        try bytes.write(to: journal)
    }

    @Test func `the store says what its files hold, and changes none (ST-2, CL-8)`() async throws {
        await logThree()
        let stored = try session.stored()

        let text = await session.sites("store", "info")
        let info = try await session.sites("store", "info", "--json").document

        #expect(text.output.hasPrefix("3 entries and 14 locations, from 3 transactions\n"))
        #expect(text.output.hasSuffix("Everything is in order.\n"))
        #expect(info?["entries"] as? Int == 3)
        #expect(info?["transactions"] as? Int == 3)
        let files = info?["files"] as? [NSDictionary]
        #expect(files?.map { $0["name"] as? String } == ["00000001.journal"])
        #expect((info?["report"] as? NSDictionary)?["isClean"] as? Bool == true)
        #expect((info?["replica"] as? String).map { $0.allSatisfy(\.isHexDigit) } == true)
        #expect(try session.stored() == stored)
    }

    @Test(arguments: ["info", "check", "dump", "repair"])
    func `looking where nothing was kept makes nothing (ST-2)`(command: String) async throws {
        let run = await session.sites("store", command)

        #expect(run.exitCode == .success)
        #expect(run.output == (command == "dump" ? "" : "Nothing was kept here yet.\n"))
        #expect(try session.stored() == [:])
    }

    @Test(arguments: ["info", "check", "dump", "repair"])
    func `there is no store when nothing is kept (CL-2)`(command: String) async {
        let run = await CommandLineRun("sites", "store", command, "--in-memory")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--in-memory"))
    }

    @Test func `a whole store passes its check (ST-2)`() async throws {
        await logThree()

        let text = await session.sites("store", "check")
        let document = try await session.sites("store", "check", "--json").document

        #expect(text.exitCode == .success)
        let states = text.output.split(separator: "\n").dropFirst()
        #expect(states.count == 2 && states.allSatisfy { $0.hasSuffix("whole") })
        let files = document?["files"] as? [NSDictionary]
        #expect(files?.map { $0["name"] as? String } == ["identity", "00000001.journal"])
        #expect(files?.map { $0["records"] as? Int } == [0, 3])
    }

    @Test func `a damaged store fails its check, which says where (ST-2, SR-115)`() async throws {
        await logThree()
        try damage()
        let stored = try session.stored()

        let text = await session.sites("store", "check")
        let run = await session.sites("store", "check", "--json")

        #expect(text.exitCode == .failure)
        #expect(text.output.contains("damaged from byte "))
        #expect(text.errors.hasSuffix("\n\nError: SiteRotation.Records 100\n"))
        #expect(run.exitCode == .failure)
        let document = try run.document
        #expect((document?["error"] as? NSDictionary)?["kind"] as? String == "damaged")
        let files = document?["files"] as? [NSDictionary]
        #expect((files?.last?["damage"] as? [NSDictionary])?.count == 1)
        #expect(files?.last?["records"] as? Int == 2)
        #expect(try session.stored() == stored)
    }

    @Test func `a check that misses a file names its changes (ST-2, ST-11)`() async throws {
        await logThree()
        try damage()
        _ = await session.sites("store", "repair")
        _ = await session.sites("log", "L Arm", "--at", "2026-03-01T09:00:00Z")
        // Without the repaired snapshot only the last change is left.
        let store = session.data.appending(path: "Site Rotation.store")
        for name in ["00000001.journal", "00000002.snapshot"] {
            try FileManager.default.removeItem(at: store.appending(path: name))
        }

        let run = await session.sites("store", "check", "--json")

        #expect(run.exitCode == .failure)
        let document = try run.document
        #expect((document?["error"] as? NSDictionary)?["kind"] as? String == "missing")
        let missing = try #require(document?["missing"] as? [NSDictionary])
        #expect(missing.map { $0["first"] as? Int } == [0])
        #expect(missing.map { $0["last"] as? Int } == [2])
    }

    @Test func `a link to a screen of the records says what is damaged (ST-11)`() async throws {
        await logThree()
        try damage()

        let sites = await CommandLineRun(
            words: ["open", "momentum://sites/history", "--data-dir", session.data.path]
        )
        let people = await CommandLineRun(
            words: ["open", "momentum://scheduling/users", "--data-dir", session.data.path]
        )

        #expect(sites.exitCode == .success)
        #expect(sites.errors.contains("A file of your records was damaged."))
        #expect(sites.errors.contains("What was left of it is kept."))
        #expect(people.errors.isEmpty)
    }

    @Test func `a dump has a line of JSON for every change (ST-2)`() async throws {
        await logThree()

        let run = await session.sites("store", "dump")

        let lines = try run.output.split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
        }
        #expect(
            lines.map { $0?["file"] as? String } == ["identity", "00000001.journal", nil, nil, nil]
        )
        let changes = lines.compactMap { $0?["transaction"] as? NSDictionary }
        #expect(changes.map { $0["counter"] as? String } == ["0", "1", "2"])
    }

    @Test func `repair keeps what is whole, puts the rest aside and says so once (ST-2, ST-11)`()
        async throws
    {
        await logThree()
        try damage()

        let repaired = try await session.sites("store", "repair", "--json").document
        let info = try await session.sites("store", "info", "--json").document
        let check = await session.sites("store", "check")

        #expect(repaired?["entries"] as? Int == 2)
        let report = repaired?["report"] as? NSDictionary
        #expect(report?["isClean"] as? Bool == false)
        #expect((report?["damage"] as? [NSDictionary])?.count == 1)
        #expect(info?["entries"] as? Int == 2)
        #expect((info?["quarantine"] as? [String])?.isEmpty == false)
        #expect((info?["report"] as? NSDictionary)?["isClean"] as? Bool == true)
        #expect(check.exitCode == .success)
        #expect(check.output.contains("not needed any more"))
    }

    @Test func `what was lost is said with every look, until it was taken note of (ST-11, SR-115)`()
        async throws
    {
        await logThree()
        try damage()

        for _ in 1...2 {
            let status = await session.sites("status", "--json")
            #expect(status.exitCode == .success)
            #expect(status.errors.contains("\n\nError: SiteRotation.Records 100\n"))
            #expect(try status.document?["home"] != nil)
        }
        #expect(await session.sites("history").errors.contains("Error: SiteRotation.Records 100"))
        _ = await session.sites("store", "repair")

        #expect(await session.sites("status").errors == "")
    }

    @Test func `info and check say what the records say, until it was taken note of (ST-2, ST-11)`()
        async throws
    {
        await logThree()
        try damage()
        // Quarantines the damage.
        _ = await session.sites("log", "L Arm", "--at", "2026-03-01T09:00:00Z")

        let info = await session.sites("store", "info")
        let check = await session.sites("store", "check")
        #expect(
            info.output.contains(
                "\n00000001.journal was damaged; what was found is kept in quarantine/00000001.journal-0-"
            )
        )
        #expect(!info.output.contains("Everything is in order"))
        #expect(check.exitCode == .failure)
        #expect(check.errors.hasSuffix("\n\nError: SiteRotation.Records 100\n"))
        _ = await session.sites("store", "repair")

        #expect(await session.sites("store", "info").output.hasSuffix("Everything is in order.\n"))
        #expect(await session.sites("store", "check").exitCode == .success)
    }

    @Test func `a last change that may be damaged is a note, until it was taken note of (ST-11)`()
        async throws
    {
        await logThree()
        let journal = session.data.appending(path: "Site Rotation.store/00000001.journal")
        var bytes = try Data(contentsOf: journal)
        bytes[(bytes.lastIndex { $0 != 0 } ?? 0) - 9] ^= 1
        try bytes.write(to: journal)

        for _ in 1...2 {
            let status = await session.sites("status")
            #expect(status.exitCode == .success)
            #expect(status.errors.contains("was not finished or was damaged"))
        }
        #expect(await session.sites("store", "info").output.contains("kept in 00000001.journal."))
        #expect(await session.sites("store", "check").exitCode == .success)
        _ = await session.sites("store", "repair")

        #expect(await session.sites("status").errors == "")
    }

    @Test func `a store of a newer version is left alone by every command (ST-40, SR-81)`()
        async throws
    {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Fixtures/SiteRotationStore/version-newer").standardized
        try FileManager.default.createDirectory(at: session.data, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: fixture,
            to: session.data.appending(path: "Site Rotation.store")
        )
        let stored = try session.stored()

        let store = ["info", "check", "dump", "repair"].map { ["store", $0] }
        for words in try SitesRecordsCommands.lines(session) + store {
            let run = await session.sites(words)
            #expect(run.exitCode == .failure, "\(words)")
            #expect(run.errors.contains("A newer version of this program"), "\(words)")
            #expect(run.errors.contains("Nothing was changed."), "\(words)")
            #expect(run.errors.hasSuffix("\n\nError: SiteRotation.Store 3\n"), "\(words)")
            #expect(run.output == "", "\(words)")
        }
        #expect(try session.stored() == stored)
    }

    @Test func `what was lost is said by whatever command looks first (ST-11, SR-97, SR-146)`()
        async throws
    {
        for words in try SitesRecordsCommands.lines(session) {
            try? FileManager.default.removeItem(at: session.data)
            await logThree()
            try damage()

            let run = await session.sites(words)

            #expect(run.errors.contains("\n\nError: SiteRotation.Records 100\n"), "\(words)")
            #expect(run.errors.contains("See: \(session.line("store repair"))"), "\(words)")
        }
    }

    @Test func `every command that works on the records is asked what it says (ST-11)`() throws {
        let asked = try SitesRecordsCommands.lines(session)
        // These look at other files, report themselves what is wrong, or need a terminal.
        let others = [["store"], ["watch"], ["wearers"], ["welcome"]]

        for path in SitesRecordsCommands.paths(of: SitesCommand.command) {
            let isOther = others.contains { path.starts(with: $0) }
            #expect(asked.contains { $0.starts(with: path) } != isOther, "\(path)")
        }
    }
}
