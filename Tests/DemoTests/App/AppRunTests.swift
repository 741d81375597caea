import Foundation
import MomentumPresentation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Runs of the application: how it begins, what it keeps, and its pictures.
@Suite @MainActor struct AppRunTests {
    @Test func `without a terminal the application is refused, and names the way without (TA-1)`()
        async
    {
        let app = await CommandLineRun("app", "--in-memory")
        let log = await CommandLineRun("sites", "log", "--in-memory")
        let status = await CommandLineRun("sites", "--in-memory")

        #expect(app.exitCode == .usage)
        #expect(app.errors.contains("momentum app --linear"))
        #expect(log.exitCode == .usage)
        #expect(log.errors.contains("LOCATION is missing."))
        #expect(log.errors.contains("The places are Left Front Abdomen, "))
        #expect(status.output.contains("No Active Site"))
    }

    @Test func `digits are sections, each with a first screen of its own (TA-7, TA-13)`()
        async throws
    {
        let world = try await AppWorld()
        for section in AppSection.allCases {
            await world.press("Esc \(section.rawValue)")

            #expect(world.app.sections.selected == section)
            #expect(world.app.place.route == section.root)
            #expect(AppSection(of: section.root) == section)
        }
    }

    @Test func `a wide terminal has a sidebar, a narrow one a line of sections (TA-8)`()
        async throws
    {
        let world = try await AppWorld()
        func lines(_ columns: Int, _ rows: Int) -> [String] {
            world.app.frame(in: Size(columns: columns, rows: rows)).lines
        }

        #expect(lines(100, 24)[1].hasPrefix("  2 History"))
        #expect(lines(99, 24)[0].hasPrefix(" 1 Today 2 History"))
        #expect(lines(80, 24)[23].hasSuffix("? help"))
    }

    @Test func `places and filters are kept, and a file that cannot be read stays (TA-23)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 / t h i Enter Enter")
        let state = AppStateFile(world.context)
        await state.save(world.app)
        let place = world.app.place

        try world.restart()
        await state.restore(world.app)
        #expect(world.app.place == place)
        #expect(
            world.app.page(at: .init(section: .history, route: AppSection.history.root))
                .state.filter == "thi"
        )

        let file = try #require(world.context.dataDirectory).appending(component: "app.json")
        try Data("{{{".utf8).write(to: file)
        try world.restart()
        await state.restore(world.app)
        await state.save(world.app)
        #expect(world.app.status.message?.plain.contains("“app.json” cannot be read") == true)
        #expect(try Data(contentsOf: file) == Data("{{{".utf8))
    }

    @Test func `text from outside stays text in every cell (TA-31)`() {
        let note = "\u{1B}[2J\u{202E}evil\u{9B}31m"
        let frame = Frame(.text("Note: \(note)"), in: Size(columns: 60, rows: 1))

        let steering = frame.cells.flatMap(\.text.unicodeScalars).filter(\.steersTerminal)
        #expect(steering.isEmpty)
        #expect(frame.lines[0].contains(#"\u{1B}[2J\u{202E}evil"#))
    }

    @Test func `a picture has the words of the screen at their columns (TA-37)`() async throws {
        let world = try await AppWorld()
        let file = world.folder.appending(component: "today.svg")
        let folder = try #require(world.context.dataDirectory).path()
        let run = await CommandLineRun(
            "app",
            "sites/history",
            "--snapshot",
            file.path(),
            "--data-dir",
            folder
        )

        #expect(run.exitCode == .success)
        let picture = try String(contentsOf: file, encoding: .utf8)
        #expect(picture.hasPrefix("<svg"))
        #expect(picture.contains(">Location</text>"))
    }

    @Test(arguments: AppWorld.Content.allCases)
    func `the first frame is there before a file is read, and says so (TA-3)`(
        content: AppWorld.Content
    ) async throws {
        let world = try await AppWorld(content)
        try world.restart()

        #expect(world.text.contains("Reading your records …"), "\(world.text)")

        await world.settle()
        switch content {
        case .sample: #expect(world.text.contains("all 14 locations"))
        case .empty: #expect(world.kind == .onboarding)
        case .damaged: #expect(world.text.contains("!"), "\(world.text)")
        }
    }

    @Test func `a store of a newer version says so, and other sections work (TA-3)`() async throws {
        let world = try await AppWorld(.empty)
        let newer = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/SiteRotationStore/version-newer").standardized
        let store = world.folder.appending(path: "data/Site Rotation.store")
        try? FileManager.default.removeItem(at: store)
        try FileManager.default.copyItem(at: newer, to: store)
        try world.restart()
        await world.settle()

        #expect(await world.wait { world.text.contains("newer") }, "\(world.text)")
        await world.press("7")
        #expect(world.text.contains("chen wei"), "\(world.text)")
    }

    @Test func `a filter that is kept is applied once the records are read (TA-23)`() async throws {
        let world = try await AppWorld()
        await world.press("2 / s i d e Enter")
        let (count, state) = (world.app.page.count, AppStateFile(world.context))
        await state.save(world.app)

        try world.restart()
        await state.restore(world.app)
        await world.settle()

        #expect(world.kind == .history)
        #expect(world.app.page.count == count, "\(world.text)")
        await world.press("x")
        #expect(world.app.page.count > count)
    }
}
