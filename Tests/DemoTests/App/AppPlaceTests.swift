import Foundation
import MomentumCommandLine
import MomentumContainer
import MomentumNetwork
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTerminal
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// The place where the user is, and what a place shows on each visit.
@Suite @MainActor struct AppPlaceTests {
    @Test(arguments: ["e Esc Esc", "n Esc Esc", "e Ctrl-X"])
    func `a screen that another section opened leads back there (TA-10)`(
        words: String
    ) async throws {
        let world = try await AppWorld()

        await world.press(words)

        #expect(await world.wait { world.kind == .home }, "\(world.text)")
    }

    @Test(arguments: ["v Enter Esc Esc", "e Esc Ctrl-T Esc Esc"])
    func `screens that follow on it lead back there, too (TA-10)`(words: String) async throws {
        let world = try await AppWorld()

        await world.press(words)
        await world.press("Esc Esc")

        #expect(await world.wait { world.kind == .home }, "\(world.kind)")
    }

    @Test func `a link that replaces such a screen stays where it opened (TA-10)`() async throws {
        let world = try await AppWorld()

        await world.press("e Esc :sites/review")

        #expect(world.kind == .review)
    }

    @Test func `a question about leaving stays with the section of its screen (TA-10)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Note=mine Esc 2 : l o g Space t h i Enter")
        #expect(world.text.contains("What was typed is not saved. Leave it? y/N"), "\(world.text)")
        #expect(world.kind == .confirmation)

        await world.press("y")

        #expect(world.kind == .selection)
    }

    @Test func `the sign-in that a guard opens instead of a screen is shown (TA-10, NV-25)`()
        async throws
    {
        let world = try await AppWorld(server: ServerAddress("https://mps.test"))

        await world.press(": a c c o u n t Enter")

        #expect(world.kind == .signIn, "\(world.text)")
    }

    @Test func `a section that was chosen stays, whoever opened a screen of it (TA-10)`()
        async throws
    {
        let world = try await AppWorld()

        await world.press("e Esc 1 2 2")

        #expect(world.kind == .history)
    }

    @Test func `letters typed before a screen has its field are text in it (TA-10, TA-17)`()
        async throws
    {
        let world = try await AppWorld()

        await world.pressAtOnce("n q u i e t")
        #expect(world.kind == .entry, "\(world.text)")
        #expect(world.text.contains("[quiet "), "\(world.text)")

        // Esc does not wait: it leaves even a screen that never loads.
        await world.press("Esc y")
        await world.pressAtOnce("n q Esc")
        #expect(world.kind == .home, "\(world.text)")
        await world.press("n")
        #expect(!world.text.contains("[q "), "\(world.text)")
    }

    @Test func `keys in one go log the highlighted place, with the note behind it (TA-10, SR-30)`()
        async throws
    {
        let (slow, fast) = (try await AppWorld(), try await AppWorld())
        let keys = "Down Enter q u i c k Enter"

        await slow.press(keys)
        await fast.pressAtOnce(keys)

        // Without its first word, the name of the entry, which is random.
        func newest(in world: AppWorld) async -> Substring {
            await world.elsewhere("history", "-n", "1").output.drop { $0 != " " }
        }
        let wanted = await newest(in: slow)
        #expect(wanted.contains("quick"), "\(wanted)")
        #expect(await newest(in: fast) == wanted, "\(fast.text)")
    }

    @Test func `right and left turn the reminders on and off (SR-117)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Down*12 Enter")
        #expect(world.text.contains("Reminders            ‹ off ›"), "\(world.text)")

        await world.press("Right")
        #expect(world.text.contains("Reminders            ‹ on ›"), "\(world.text)")
        await world.press("Left")

        #expect(world.text.contains("Reminders            ‹ off ›"), "\(world.text)")
    }

    @Test func `a failure is said where its screen is out of sight (TA-8)`() async throws {
        let faults = RandomFaults(seed: 0)
        let world = try await AppWorld(adjusting: faults.install)
        await world.press("9 Enter")
        faults.fail(.always)

        await world.pressAtOnce("Right Esc")
        await world.settle()

        #expect(world.kind == .more)
        #expect(world.text.contains("Settings: "), "\(world.text)")
    }

    @Test func `a change of the reminders that failed can be left as it was (TA-8)`() async throws {
        let faults = RandomFaults(seed: 0)
        let world = try await AppWorld(adjusting: faults.install)
        await world.press("9 Down*12 Enter")
        let before = world.text
        faults.fail(.always)

        await world.press("Right")
        #expect(world.text.contains("leave it"), "\(world.text)")
        await world.press("c")

        #expect(world.text == before)
    }

    @Test func `a failed search leaves the typed text in sight (SG-11, TA-8)`() async throws {
        let places = MockPlaceRepository()
        for number in 0...2 {
            places.gate.fail(number, with: .throttled(retryAfter: .seconds(1)))
        }
        let world = try await AppWorld { $0.replace((any PlaceRepository).self) { places } }

        await world.press(":suggestions/search o a k")

        #expect(await world.wait { world.text.contains("There were too many searches.") })
        #expect(world.text.contains("[oak "), "\(world.text)")
    }

    @Test func `the time of the last sync is read each time that Today is shown (TA-8)`()
        async throws
    {
        let world = try await AppWorld()
        #expect(!world.text.contains("synced"))

        let folder = world.folder.appending(path: "shared").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sync = await world.elsewhere("sync", folder)
        await world.press("2 1")

        #expect(sync.exitCode == .success, "\(sync.errors)")
        #expect(await world.wait { world.text.contains("synced") }, "\(world.text)")
    }

    @Test func `a word of several places shows the entries of all of them (TA-10)`() async throws {
        let world = try await AppWorld()

        await world.press("2 / t h i g h Enter")
        let areThighs = {
            let rows = world.lines.filter { $0.contains(" at ") }
            return !rows.isEmpty && rows.allSatisfy { $0.contains("Thigh") }
        }

        #expect(await world.wait(until: areThighs), "\(world.text)")
    }

    @Test(arguments: ["", "Note=mine "])
    func `a place that is typed over an open sheet is the one that is logged (TA-12)`(
        note: String
    ) async throws {
        let world = try await AppWorld()
        await world.press("a l e f t Space f r o n t Space t h i g h Enter \(note)Esc")
        #expect(world.app.title.contains("Left Front Thigh"), "\(world.text)")

        await world.press(": l o g Space l e f t Space b u t t o c k Enter")
        if !note.isEmpty { await world.press("y") }

        #expect(!world.app.title.contains("Left Front Thigh"), "\(world.text)")
        await world.press("Enter Enter")
        #expect(world.text.contains("Logged Left Buttock"), "\(world.text)")
    }

    @Test func `a screen that the palette opens is not covered by a sheet (TA-12)`() async throws {
        let world = try await AppWorld()

        await world.press("a Esc : b o d y Space m a p Enter")

        #expect(world.kind == .map, "\(world.text)")
        #expect(!world.app.title.contains("Log a change"))
    }

    @Test(arguments: ["Esc 1", "Ctrl-T Esc"])
    func `a link asks before it closes a form, also one that is out of sight (TA-10)`(
        way: String
    ) async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Tab*3 Note=typed")
        let form = world.app.place
        await world.press("\(way) :sites/history")
        #expect(world.text.contains("What was typed is not saved. Leave it? y/N"), "\(world.text)")

        await world.press("n")
        #expect(world.app.places(of: .history).contains(form))
        #expect(world.app.page(at: form).isUnsaved)

        await world.press(":sites/history y")
        #expect(world.kind == .history, "\(world.text)")
        #expect(!world.app.places(of: .history).contains(form))
    }

    @Test func `the focus stays in its field when another process adds fields above it (TA-21)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("5 Enter Tab*3 W e l")
        let page = world.app.page
        let focused = { page.fields[page.state.focus ?? 0].name }
        let name = focused()
        let answers = [
            "details", "financial", "--set", "Credit Card=Aaa", "--set", "Credit Card=Bbb",
            "--data-dir", world.folder.appending(path: "data").path,
        ]
        #expect(await CommandLineRun(words: answers).exitCode == .success)
        #expect(
            await world.wait(drawing: false) { page.fields.contains { $0.name.hasSuffix(" 3") } }
        )

        await world.press("l s")

        #expect(focused() == name, "\(world.text)")
        #expect(page.fields.map(\.name).contains("Credit Card 3"))
        #expect(world.text.contains("[Wells"), "\(world.text)")
        #expect(world.text.contains("[Bbb "), "\(world.text)")
    }

    @Test func `the highlight of a team's form stays on its person (SR-201)`() async throws {
        let world = try await AppWorld()
        await world.press("8 n Down*2")
        let before = try #require(world.highlighted)
        let data = world.folder.appending(path: "data").path
        let user = await CommandLineRun(
            words: ["users", "create", "--name", "Aaa Aardvark", "--data-dir", data]
        )
        #expect(user.exitCode == .success, "\(user.errors)")

        #expect(await world.wait { world.text.contains("Aaa Aardvark") }, "\(world.text)")
        #expect(world.highlighted == before, "\(world.text)")
    }
}
