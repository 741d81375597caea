import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// Changes by other processes while a screen is open.
@Suite @MainActor struct AppElsewhereTests {
    @Test func `an entry changed elsewhere is named, and only what was typed is saved (TA-22)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 Enter Tab Tab Tab Note=typed")
        let edit = await world.elsewhere("edit", "last", "--location", "left buttock")
        #expect(edit.exitCode == .success, "\(edit.errors)")

        #expect(
            await world.wait { world.text.contains("Changed meanwhile: Left Buttock") }
        )
        await world.press("Ctrl-S")

        #expect(world.text.contains("Saved Left Buttock"), "\(world.text)")
        #expect(world.text.contains("typed"))
    }

    @Test func `an address saved elsewhere is the one that is searched near (SG-57, TA-22)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press(":suggestions/search")
        #expect(await world.wait { world.text.contains("near: Lakeport") }, "\(world.text)")

        let data = world.folder.appending(path: "data").path
        _ = await CommandLineRun(
            words: ["details", "fitness", "--address", "Oslo", "--data-dir", data]
        )

        #expect(await world.wait { world.text.contains("near: Oslo") }, "\(world.text)")
    }

    @Test func `the text of an entry that was deleted elsewhere stays for copying (TA-22)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 Enter Tab Tab Tab Note=typed")
        _ = await world.elsewhere("delete", "last", "--yes")

        #expect(await world.wait { world.text.contains("The entry was deleted elsewhere.") })
        #expect(world.text.contains("typed"))
        #expect(world.text.contains("r retry"))

        _ = await world.elsewhere("undo")
        #expect(await world.wait { world.text.contains("Ctrl-S save") }, "\(world.text)")
        #expect(!world.text.contains("deleted elsewhere"))
        await world.press("Ctrl-S")
        #expect(world.text.contains("Saved"), "\(world.text)")
        #expect(world.text.contains("typed"))
    }

    @Test func `the form tells of an overlap before it is saved (TA-19)`() async throws {
        let world = try await AppWorld()

        await world.press("2 Down Enter Tab Tab Ctrl-U Ended=-1h")

        #expect(world.text.contains("Overlaps "), "\(world.text)")
        #expect(world.text.contains("Ctrl-S save"))
    }

    @Test func `a question about leaving ends when the text is saved meanwhile (TA-6)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Note=typed")

        await world.pressAtOnce("Enter Ctrl-C")

        #expect(await world.wait { world.text.contains("Logged") }, "\(world.text)")
        #expect(!world.text.contains("not saved"), "\(world.text)")
        #expect(!world.app.hasEnded)
        await world.press("Ctrl-C")
        #expect(world.app.hasEnded)
    }

    @Test func `a key that comes faster than its news deletes one entry, and says so (TA-15)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2")
        let count = world.app.page.count

        await world.pressAtOnce("d d d")

        #expect(await world.wait { world.app.page.count == count - 1 }, "\(world.text)")
        for input in AppKeys.inputs("d d d d") {
            _ = world.app.receive(input)
            // The next key comes while the deletion, or its news, is on the way.
            for _ in 0..<6 { await Task.yield() }
        }
        await world.settle()

        #expect(!world.text.contains("no such entry"), "\(world.text)")
        #expect(world.text.contains("Deleted"), "\(world.text)")
        #expect(world.text.contains("u undo"), "\(world.text)")
    }

    @Test func `the highlight stays on its entry when others come or go (SR-201)`() async throws {
        let world = try await AppWorld()
        await world.press("2 Down")
        let before = try #require(world.highlighted)
        _ = await world.elsewhere("log", "left back arm", "--at", "-1h")

        #expect(await world.wait { world.text.contains("Left Back Arm") })
        #expect(world.highlighted == before, "\(world.text)")

        // Before the next frame, too.
        let log = await world.elsewhere("log", "right back arm")
        #expect(log.exitCode == .success)
        await world.press("d")
        #expect(await world.wait { world.text.contains("Deleted") }, "\(world.text)")
        let page = world.app.page
        #expect(!(0..<page.count).contains { page.identity(ofRow: $0) == before })
    }

    @Test func `a question ends with its set, and the text about it (SR-174)`() async throws {
        let world = try await AppWorld()
        _ = await world.elsewhere("log", "left front thigh", "--at", "-3m")
        await world.press("Enter Tab Tab Its=old Enter")
        #expect(world.text.contains("Correct it to "), "\(world.text)")
        let log = await world.elsewhere("log", "left back arm")
        #expect(log.exitCode == .success, "\(log.errors)")
        #expect(await world.wait { world.text.contains("Another change was") }, "\(world.text)")
        #expect(!world.text.contains("[old"), "\(world.text)")
        await world.press("c y")
        #expect(!world.text.contains("Corrected") && !world.text.contains("Logged"))
        await world.press("Enter")
        #expect(world.text.contains("Left Back Arm was logged"), "\(world.text)")
    }

    @Test func `a change by another process ends the offer to undo (TA-14)`() async throws {
        let world = try await AppWorld()
        await world.press("Enter Enter")
        #expect(world.text.contains("u undo"))

        let edit = await world.elsewhere("edit", "last", "--note", "elsewhere")
        #expect(edit.exitCode == .success, "\(edit.errors)")

        #expect(await world.wait { !world.text.contains("u undo") }, "\(world.text)")
        #expect(world.text.contains("Logged Left Side Abdomen"))
    }

    @Test func `the change to take back is the newest one, of any process (SR-201)`() async throws {
        let world = try await AppWorld()
        // The folder is a copy, so the first change gives the device a new name.
        _ = await world.elsewhere("edit", "last", "--note", "first")
        try world.restart()
        try world.app.open("momentum://sites/undo")
        #expect(await world.wait { world.text.contains("Takes back: edited") }, "\(world.text)")

        let deletion = await world.elsewhere("delete", "last", "--yes")
        #expect(deletion.exitCode == .success, "\(deletion.errors)")

        #expect(await world.wait { world.text.contains("Takes back: deleted") }, "\(world.text)")
        await world.press("Enter")
        #expect(await world.wait { world.text.contains("U redo") }, "\(world.text)")
    }

    @Test func `an answer that another process changes is shown, but for what is typed (TA-21)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("5 Enter")
        #expect(world.text.contains("[Chase"), "\(world.text)")
        await world.press("Tab Tab")
        let answer = ["details", "financial", "--set", "Credit Card=Amex", "--data-dir"]
        _ = await CommandLineRun(words: answer + [world.folder.appending(path: "data").path])

        #expect(await world.wait { world.text.contains("[Amex") }, "\(world.text)")
    }

    @Test func `hours that are chosen elsewhere are shown in a list that is open (SR-201)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2")
        #expect(world.text.contains("06:00"), "\(world.text)")

        _ = await world.elsewhere("settings", "--clock", "12")

        #expect(await world.wait { world.text.contains("6:00 AM") }, "\(world.text)")
    }

    @Test func `what was typed about a set that is closed elsewhere leaves the screen (RR-2)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Tab Tab Tab Tab r a s h")
        #expect(world.app.page.state.text(RemovalFields.findings) == "rash", "\(world.text)")
        let change = await world.elsewhere("log", "l buttock", "--at", "2026-03-01 10:00")
        #expect(change.exitCode == .success, "\(change.errors)")

        await world.press("Enter")

        #expect(world.text.contains("Another change was saved meanwhile"), "\(world.text)")
        #expect(world.app.page.state.text(RemovalFields.findings) == nil)
        let rows = try await world.elsewhere("history", "--json").document?["entries"]
        let findings = (rows as? [[String: Any]])?.map { $0["findings"] as? [String] ?? [] }
        #expect(findings?.allSatisfy(\.isEmpty) == true)
    }

    @Test func `the name of the wearer follows the list of another process (SR-202)`() async throws
    {
        let world = try await AppWorld()
        let clock = TestClock()
        let first = AppOwner(world.context)
        let following = Task { await first.follow(clock: clock) }
        await clock.waitForSleepers()
        _ = await world.elsewhere("wearers", "add", "Ben", "--first", "Ada")
        #expect(first.name == nil)
        clock.advance(by: .seconds(1))
        #expect(await world.wait { first.name == "Ada" })
        following.cancel()

        let folders = SiteWearerFolders(world.folder.appending(path: "data"))
        let folder = try folders.folder(of: folders.wearers().wearer(named: "Ben"))
        let ben = AppOwner(world.context.of("Ben", recordsIn: folder))
        let others = Task { await ben.follow(clock: clock) }
        await clock.waitForSleepers()
        _ = await world.elsewhere("wearers", "rename", "Ben", "Benno")
        clock.advance(by: .seconds(1))
        #expect(await world.wait { ben.name == "Benno" })
        await clock.waitForSleepers()
        _ = await world.elsewhere("wearers", "remove", "Benno", "--yes")
        clock.advance(by: .seconds(1))

        #expect(await world.wait { ben.isRemoved })
        #expect(ben.name == "Benno")
        others.cancel()
    }

    @Test func `a sync that another process sets up or ends is that of an open screen (SR-201)`()
        async throws
    {
        let world = try await AppWorld()
        let clock = TestClock()
        let status = world.app.root.syncing.makeStatusViewModel()
        let session = SyncSession(status, root: world.app.root, context: world.context)
        try await session.recall()
        let staying = Task { await session.stay(clock: clock) }
        defer { staying.cancel() }
        #expect(session.place == nil)

        for name in ["one", "two"] {
            let folder = world.folder.appending(path: name).path
            await clock.waitForSleepers()
            let sync = await world.elsewhere("sync", folder, "--create")
            #expect(sync.exitCode == .success, "\(sync.errors)")
            clock.advance(by: .seconds(1))
            #expect(await world.wait { session.place == folder }, "\(session.place ?? "")")

            await clock.waitForSleepers()
            _ = await world.elsewhere("sync", "--stop")
            clock.advance(by: .seconds(1))
            #expect(await world.wait { session.place == nil })
        }
    }

    @Test func `the filter takes in a place that another process adds (TA-21)`() async throws {
        let world = try await AppWorld()
        await world.press("2 / a b d o m e n Enter")
        let count = world.app.page.count

        let zone = await world.elsewhere("locations", "add", "Abdomen", "--qualifier", "Upper")
        #expect(zone.exitCode == .success, "\(zone.errors)")
        let log = await world.elsewhere("log", "left upper abdomen", "--at", "-1h")
        #expect(log.exitCode == .success, "\(log.errors)")

        #expect(await world.wait { world.app.page.count == count + 1 }, "\(world.text)")
    }

    @Test func `an entry deleted elsewhere keeps all that was typed, and asks (TA-22, TA-10)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 Enter Tab*4 Right Tab Seen=rash")
        _ = await world.elsewhere("delete", "last", "--yes")
        #expect(await world.wait { world.text.contains("deleted elsewhere") }, "\(world.text)")

        #expect(world.text.contains("Seen      rash"), "\(world.text)")
        await world.press("Esc")
        #expect(world.text.contains("What was typed is not saved."), "\(world.text)")
        #expect(world.kind == .entry)
    }
}
