import Foundation
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// The main screens as text, as they are recorded in Tests/Fixtures/App.
///
/// `MOMENTUM_RECORD=1 swift test --filter AppSnapshotTests` records them anew.
@Suite @MainActor struct AppSnapshotTests {
    nonisolated private static let isRecording =
        ProcessInfo.processInfo.environment["MOMENTUM_RECORD"] == "1"
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/App").standardized
    private static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 40, rows: 12),
    ]

    /// The screens that are recorded for a terminal of one colour, with the codes of their styles.
    nonisolated private static let plain: [AppSnapshot] = [
        .today, .picker, .confirmation, .history, .entryProblem, .map, .statistics, .locations,
        .people,
        .personQuestion, .paletteTyped, .failedHistory,
    ]

    @Test(arguments: AppSnapshot.allCases)
    func `a screen is drawn as recorded, and in ASCII with nothing else (TA-33, TA-2)`(
        snapshot: AppSnapshot
    ) async throws {
        try Self.check(try await Self.text(of: snapshot), as: "\(snapshot)")
    }

    @Test(arguments: plain)
    func `without colours and in ASCII a screen is drawn as recorded (TA-33, TA-26)`(
        snapshot: AppSnapshot
    ) async throws {
        let world = try await snapshot.world()
        await snapshot.show(in: world)
        let abilities = TerminalAbilities(colors: .none, isASCII: true)
        let frame = world.app.frame(in: Self.sizes[0], isASCII: true)
        var text = ""
        for row in 0..<frame.size.rows {
            var code = "0"
            for cell in frame.cells[row * frame.size.columns..<(row + 1) * frame.size.columns] {
                let next = abilities.codes(of: cell.style)
                if next != code { text += "{\(next.dropFirst(next == "0" ? 0 : 2))}" }
                (code, text) = (next, text + cell.text)
            }
            text =
                String(text.reversed().drop { $0 == " " }.reversed())
                + (code == "0" ? "\n" : "{0}\n")
        }

        try Self.check(text, as: "\(snapshot)-plain")
    }

    /// Compares a text with the recorded one, or records it.
    private static func check(_ text: String, as name: String) throws {
        let file = folder.appending(path: "\(name).txt")
        if isRecording {
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""

        let difference = difference(recorded, text)
        #expect(difference.isEmpty, "\(difference.joined(separator: "\n"))")
    }

    @Test func `every recorded screen is still drawn (TA-33)`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

        let drawn = AppSnapshot.allCases.map { "\($0).txt" } + Self.plain.map { "\($0)-plain.txt" }
        #expect(files.sorted() == drawn.sorted())
    }

    /// Characters that even an ASCII terminal shows, because they are data or a unit.
    private static let names = "öÖáµ"

    /// The screen in each size, each under a line with the size.
    private static func text(of snapshot: AppSnapshot) async throws -> String {
        let world = try await snapshot.world()
        await snapshot.show(in: world)
        var text = ""
        for size in sizes {
            // Twice: what a screen shows may depend on the size of the last frame.
            _ = world.app.frame(in: size)
            await world.settle()
            let frame = world.app.frame(in: size)
            text += "=== \(size.columns) × \(size.rows)\n"
            text += frame.lines.map { "\($0)\n" }.joined()
            let plain = world.app.frame(in: size, isASCII: true).lines.joined()
            let others = plain.filter { !$0.isASCII && !names.contains($0) }
            #expect(others == "", "\(snapshot) in ASCII")
        }
        // The time that a search takes is never the same.
        return text.replacing(world.folder.path, with: "/folder")
            .replacing(#/(?m)^ *\d+ (µs|ms)$/#, with: "12 µs")
    }

    /// The lines that differ, the recorded one first.
    private static func difference(_ recorded: String, _ drawn: String) -> [String] {
        let recorded = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let drawn = drawn.split(separator: "\n", omittingEmptySubsequences: false)
        return (0..<max(recorded.count, drawn.count)).flatMap { line -> [String] in
            let old = recorded.indices.contains(line) ? recorded[line] : nil
            let new = drawn.indices.contains(line) ? drawn[line] : nil
            guard old != new else { return [] }
            return [old.map { "\(line + 1) - \($0)" }, new.map { "\(line + 1) + \($0)" }]
                .compactMap(\.self)
        }
    }
}
