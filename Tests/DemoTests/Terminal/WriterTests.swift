import MomentumTestSupport
import Testing

@testable import MomentumTerminal

@Suite struct WriterTests {
    private static let clusters: [Character] = [
        "a", "b", " ", " ", " ", " ", "é", "東", "京", "👍", "…", "│", "e\u{301}", "👨‍👩‍👧", "❤️",
    ]
    private static let styles: [TextStyle] = [.plain, .plain, .bold, .dim, .accent, .highlight]

    /// A frame of random clusters, some of which do not fit.
    private func frame(_ size: Size, _ generator: inout SeededGenerator) -> Frame {
        var frame = Frame(blank: size)
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            let text = String(
                (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                    Self.clusters.randomElement(using: &generator) ?? " "
                }
            )
            frame.draw(
                TerminalText(text, Self.styles.randomElement(using: &generator) ?? .plain),
                row: Int.random(in: -1...size.rows, using: &generator),
                column: Int.random(in: 0...size.columns, using: &generator),
                width: Int.random(in: 0...12, using: &generator)
            )
        }
        if Bool.random(using: &generator) {
            frame.place(
                cursor: .init(
                    row: Int.random(in: 0..<size.rows, using: &generator),
                    column: Int.random(in: 0..<size.columns, using: &generator)
                )
            )
        }
        return frame
    }

    /// The frames of a seed; each of the first test is drawn three times.
    private static let frames = AppSoakTests.isLong ? 10_000 : 1000

    private func shown(_ frame: Frame) -> [ScreenModel.Cell] {
        frame.cells.map { cell in
            .init(text: cell.text, style: TerminalAbilities().codes(of: cell.style))
        }
    }

    @Test(arguments: [1, 2]) func `a terminal shows the frame after its bytes (TA-32)`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        for pair in 0..<Self.frames {
            // Small ones, where everything is at an edge, and now and then a large one.
            let isLarge = pair.isMultiple(of: 50)
            let size = Size(
                columns: Int.random(in: 1...(isLarge ? 120 : 14), using: &generator),
                rows: Int.random(in: 1...(isLarge ? 40 : 5), using: &generator)
            )
            var model = ScreenModel(size)
            var old: Frame?
            for _ in 0..<3 {
                let new = frame(size, &generator)
                model.receive(Writer.bytes(from: old, to: new, TerminalAbilities()))

                #expect(model.unknown == [])
                #expect(model.cells == shown(new), "seed \(generator.seed), pair \(pair)")
                #expect(model.isCursorShown == (new.cursor != nil))
                if let cursor = new.cursor {
                    #expect((model.row, model.column) == (cursor.row, cursor.column))
                }
                old = new
            }
        }
    }

    @Test(arguments: [1, 2])
    func `a cluster of another width moves no other cell (TA-27)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Terminals differ here; this one gives each cluster one column only.
        let falsified: Set<Character> = ["👨‍👩‍👧", "❤️", "e\u{301}", "👍"]
        for _ in 0..<Self.frames {
            let size = Size(columns: 12, rows: 3)
            let new = frame(size, &generator)
            var model = ScreenModel(size) { falsified.contains($0) ? 1 : $0.displayWidth }

            model.receive(Writer.bytes(from: nil, to: new, TerminalAbilities()))

            for (index, expected) in shown(new).enumerated()
            where expected.text.count == 1 && !falsified.contains(Character(expected.text)) {
                #expect(model.cells[index] == expected, "seed \(generator.seed), cell \(index)")
            }
        }
    }

    @Test func `equal frames give no byte, and a moved mark few (TA-5)`() {
        let size = Size(columns: 80, rows: 24)
        let rows = (0..<40).map { "Row \($0) with some words in it" }
        func frame(_ row: Int) -> Frame {
            Frame(.list(40, at: ListPosition(row: row)) { "\(rows[$0])" }, in: size)
        }

        #expect(Writer.bytes(from: frame(3), to: frame(3), TerminalAbilities()) == [])
        #expect(Writer.bytes(from: frame(3), to: frame(4), TerminalAbilities()).count <= 400)
    }

    @Test func `a few lines take the place of those before, and are erased at the end`() {
        let size = Size(columns: 20, rows: 3)
        let first = Frame(.column([.prompt(TextEditor("ch")), .text("Chase\n1")]), in: size)
        let second = Frame(.prompt(TextEditor("c")), in: Size(columns: 20, rows: 1))
        func text(_ old: Frame?, _ new: Frame?) -> String {
            String(decoding: Writer.lines(from: old, to: new, TerminalAbilities()), as: UTF8.self)
        }

        #expect(text(nil, first) == "ch\r\nChase\r\n1\u{1B}[2A\r\u{1B}[2C")
        #expect(text(first, second) == "\r\u{1B}[Jc\r\u{1B}[1C")
        #expect(text(second, second) == "")
        #expect(text(second, nil) == "\r\u{1B}[J")
    }

    @Test func `charts have shades where there are more than sixteen colours (TA-26)`() {
        func codes(_ colors: TerminalAbilities.Colors, isLight: Bool = false) -> [String] {
            let abilities = TerminalAbilities(colors: colors, isLight: isLight)
            return [0, 3, TextStyle.lastShade].map { abilities.codes(of: .shade($0)) }
        }

        #expect(codes(.none) == ["0", "0", "0"])
        #expect(codes(.basic) == ["0;36", "0;36", "0;36"])
        #expect(codes(.indexed) == ["0;38;5;23", "0;38;5;36", "0;38;5;51"])
        #expect(codes(.indexed, isLight: true) == ["0;38;5;110", "0;38;5;32", "0;38;5;18"])
        #expect(codes(.direct).first == "0;38;2;20;90;100")
        #expect(codes(.direct).last == "0;38;2;110;240;245")
        #expect(Set(codes(.direct, isLight: true)).count == 3)
    }

    @Test func `without colours, weight and words tell things apart (TA-26)`() {
        let abilities = TerminalAbilities(colors: .none)
        let codes = Set([TextStyle.plain, .bold, .accent, .bad, .highlight].map(abilities.codes))

        #expect(codes.count == 5)
        #expect(codes.allSatisfy { !$0.contains("3") })
    }

    @Test func `the cursor is hidden first and placed last, without a synchronized mode (TA-28)`() {
        var (old, new) = (
            Frame(blank: Size(columns: 9, rows: 2)), Frame(blank: Size(columns: 9, rows: 2))
        )
        old.place(cursor: .init(row: 0, column: 1))
        new.draw("words", row: 1, column: 0, width: 9)
        new.place(cursor: .init(row: 1, column: 5))

        for known in [old, nil] {
            let bytes = Writer.bytes(from: known, to: new, TerminalAbilities(colors: .none))
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("\u{1B}[?25l"))
            #expect(text.hasSuffix("words\u{1B}[?25h") || text.hasSuffix("H\u{1B}[?25h"))
            #expect(!text.contains("?2026"))
        }
    }
}
