import Foundation
import MomentumTerminal
import Testing

@testable import MomentumDemo

@Suite @MainActor struct GermanScreensTests {
    /// Words that the steps type.
    private static let names: Set<String> = [
        "arm", "back", "buttock", "example", "lump", "none", "not", "soon", "unknown",
    ]

    @Test(arguments: GermanScreen.allCases)
    func `each step through the screens of the tracker is German (EM-9)`(
        screen: GermanScreen
    ) async throws {
        let remains = try await inGerman {
            let world = try await AppWorld(screen.isEmpty ? .empty : .sample, locale: "de")
            try await prepare(screen, in: world)
            var remains: Set<String> = []
            for word in screen.words.split(separator: " ") {
                await world.press(String(word))
                remains.formUnion(Self.remains(in: world))
            }
            return remains
        }

        #expect(remains.isEmpty, "\(remains)")
    }

    @Test(arguments: AppRouteKind.allCases.prefix { $0 != .users })
    func `a screen whose records cannot be read is German (EM-9)`(
        kind: AppRouteKind
    ) async throws {
        let remains = try await inGerman {
            let faults = RandomFaults(seed: 0)
            let world = try await AppWorld(locale: "de", adjusting: faults.install)
            await world.press("2 1")
            faults.fail(.always)
            await world.press(kind.words)
            let remains = Self.remains(in: world)
            await world.press("R")
            return remains.union(Self.remains(in: world))
        }

        #expect(remains.isEmpty, "\(remains)")
    }

    private func inGerman<Result>(
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let locale = Locale(identifier: "de")
        let german = Language.of(words: locale, forms: locale)
        return try await TerminalLanguage.$current.withValue(german) { try await work() }
    }

    /// The lines of the screen, and of its actions, in which English words remain.
    private static func remains(in world: AppWorld) -> Set<String> {
        // A screen may depend on the size of the last frame.
        _ = world.text
        let actions = world.app.page.actions.flatMap { [$0.name, $0.help, $0.question ?? ""] }
        let lines = (world.lines + actions).compactMap { line -> String? in
            // A screen cuts the path of a file, which may be long.
            let text = line.replacing(world.folder.path, with: "")
                .replacing(/site-rotation[-a-z]*/, with: "").replacing(/\/[^ ]*…/, with: "")
            let words = German.englishWords(in: text).subtracting(names)
            return words.isEmpty ? nil : "\(words.sorted()): \(line)"
        }
        return Set(lines)
    }

    /// Writes the files that the keys name.
    private func prepare(_ screen: GermanScreen, in world: AppWorld) async throws {
        for (name, text) in GermanScreen.files { world.write(text, to: name) }
        switch screen {
        case .restoredAtFirst:
            let backup = world.folder.appending(path: "alles.jsonl").path
            _ = await (try AppWorld()).elsewhere("backup", backup)
        case .join:
            let other = try await AppWorld(.empty)
            _ = await other.elsewhere("log", "l-buttock")
            let folder = world.folder.appending(path: "fremd").path
            _ = await other.elsewhere("sync", folder, "--create")
        default: break
        }
    }
}
