import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The frame of the application in German: sections, keys, palette, questions, lines.
@Suite @MainActor struct GermanFrameTests {
    private func inGerman<Result>(
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let locale = Locale(identifier: "de_DE")
        let german = Language.of(words: locale, forms: locale)
        return try await TerminalLanguage.$current.withValue(german, operation: work)
    }

    private func screen(_ keys: String) async throws -> String {
        try await inGerman {
            let world = try await AppWorld()
            await world.press(keys)
            return world.text
        }
    }

    private func lines(_ lines: String...) async throws -> String {
        try await inGerman {
            let world = try await AppWorld(lines: lines)
            try await LinearApp(world.app, world.context.console).run()
            return world.output.text
        }
    }

    @Test func `all sections fit in 80 columns (EM-9)`() async throws {
        let text = try await screen("9")

        #expect(text.contains("1 Heute 2 Verlauf 3 Stat. 4 Stellen 5 Formulare"), "\(text)")
        #expect(text.contains("8 Teams 9 Mehr"), "\(text)")
    }

    @Test(arguments: ["9", "9 Down*7 Enter", "9 Down*10 Enter"])
    func `the screens of the program are German (EM-9)`(keys: String) async throws {
        let text = try await screen(keys)

        // A command to type.
        let command: Set = ["auth", "login"]
        #expect(German.englishWords(in: text).subtracting(command) == [], "\(text)")
    }

    @Test func `the sheet of keys is German (EM-9)`() async throws {
        let world = try await AppWorld()
        let rows = await inGerman {
            await world.press("9")
            return world.app.help().items.map(\.text).joined(separator: "\n")
        }

        #expect(rows.contains("Die Liste filtern."))
        #expect(German.englishWords(in: rows) == [], "\(rows)")
    }

    @Test(
        arguments: [
            ("verlauf", AppRouteKind.history), ("history", .history), ("stellen", .locations),
            ("locations", .locations), ("abgleich", .sync), ("sync", .sync),
        ]
    )
    func `the palette finds a screen by its German and its English name (EM-9)`(
        text: String,
        kind: AppRouteKind
    ) async throws {
        let found = try await inGerman {
            let world = try await AppWorld(lines: [":\(text)"])
            try await LinearApp(world.app, world.context.console).run()
            return world.kind
        }

        #expect(found == kind)
    }

    @Test(arguments: ["j", "J", "y", "Y"])
    func `a question is answered by either letter (EM-9)`(key: String) async throws {
        let text = try await screen("9 Enter Right Esc u \(key)")

        #expect(!text.contains("j/N"), "\(text)")
        #expect(text.contains("· U wiederherstellen"), "\(text)")
    }

    @Test func `a question is not answered by a German letter in English (EM-9)`() async throws {
        let world = try await AppWorld()
        await world.press("9 Enter Right Esc u")
        #expect(world.text.contains("y/N"), "\(world.text)")
        await world.press("j")

        #expect(!world.text.contains("y/N"), "\(world.text)")
        #expect(!world.text.contains("U redo"), "\(world.text)")
    }

    @Test(arguments: ["Datei", "File"])
    func `a line fills a field by its German and its English name (EM-9)`(
        name: String
    ) async throws {
        let text = try await lines(":orte", "\(name)=/nirgends", "Enter")

        #expect(text.contains("Feld „Datei“: Datei= eingeben, dahinter ein Text"), "\(text)")
        #expect(text.contains("[/nirgends]"), "\(text)")
    }

    @Test func `a line without effect is answered in German (EM-9)`() async throws {
        let text = try await lines("", "huhu", ":", "/x", "?")

        #expect(text.contains("Geben Sie eine Zahl, eine Taste wie Enter oder ? für Hilfe ein."))
        #expect(text.contains("„huhu“ bedeutet hier nichts."))
        #expect(text.contains("Hier lässt sich nichts filtern."))
        #expect(text.contains("Ctrl-C: Beenden."))
    }

    @Test func `a number with a comma is taken where the screen writes one (EM-9)`() async throws {
        let (setting, profile) = try await inGerman {
            let world = try await AppWorld(locale: "de_DE")
            await world.press(": t a r g e t Space 6 0 , 5 Enter")
            let setting = world.text
            await world.press("9 Down*14 Enter n Name=Flex Tab Hours=60,5 Enter")
            return (setting, world.text)
        }

        #expect(setting.contains("60,5 gesetzt"), "\(setting)")
        #expect(profile.contains("60,5 Stunden"), "\(profile)")
    }

    @Test(arguments: ["3 0 Space T a g e", "u n b e k a n n t", "u n k n o w n"])
    func `the filter of the history takes its German and its English words (EM-9)`(
        words: String
    ) async throws {
        let text = try await screen("2 / \(words) Enter")

        #expect(!text.contains("keine Stelle"), "\(text)")
    }
}
