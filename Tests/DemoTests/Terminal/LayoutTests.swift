import MomentumTestSupport
import Testing

@testable import MomentumTerminal

@Suite struct LayoutTests {
    private func lines(_ view: View, _ columns: Int, _ rows: Int) -> [String] {
        Frame(view, in: Size(columns: columns, rows: rows)).lines
    }

    @Test func `what is fixed gets its room, and what fills shares the rest`() {
        let view = View.row([.text("ab"), .bar(0.5), .text("c").width(.fixed(3))], gap: 1)

        #expect(lines(view, 12, 1) == ["ab ██▌·· c"])
        #expect(lines(view, 5, 1) == ["ab  c"])
    }

    @Test func `a box keeps its words in its edges`() {
        #expect(
            lines(.box("Edit", foot: "Ctrl-S", .text("x")), 16, 3)
                == ["┌─ Edit ───────┐", "│x             │", "└───── Ctrl-S ─┘"]
        )
    }

    @Test(arguments: [
        (0, 0, ["› 0", "  1", "  2"]), (4, 0, ["  2", "  3", "› 4"]),
        (9, 0, ["  7", "  8", "› 9"]), (3, 9, ["› 3", "  4", "  5"]),
    ])
    func `the highlighted row is visible, with a mark (TA-26)`(
        row: Int,
        top: Int,
        expected: [String]
    ) {
        let view = View.list(10, at: ListPosition(row: row, top: top)) { "\($0)" }

        #expect(lines(view, 5, 3) == expected)
    }

    @Test(arguments: [(0, ["a", "b"]), (1, ["a", "b"]), (2, ["b", "c"]), (3, ["c", "[d]"])])
    func `the focused part of a high column is visible (TA-9)`(part: Int, expected: [String]) {
        let parts = ["a", "b", "c"].map { View.text("\($0)") } + [.row([.text("[d]")])]
        let views = parts.indices.map { parts[$0].focused($0 == part) }

        #expect(lines(.column(views), 4, 2) == expected)
    }

    @Test func `only visible rows are asked for (TA-4)`() {
        var asked: [Int] = []
        let view = View.list(1_000_000, at: ListPosition(row: 500_000, top: 499_999)) { row in
            asked.append(row)
            return "\(row)"
        }
        _ = lines(view, 20, 4)

        #expect(asked == Array(499_999...500_002))
    }

    @Test func `columns of low priority give way first (TA-9)`() {
        let table = Table(
            [
                .init("Name", priority: 3), .init("Note", priority: 0),
                .init("Uses", isTrailing: true),
            ],
            count: 1,
            at: ListPosition()
        ) { _ in ["Left Thigh", "a long note", "12"] }

        #expect(lines(.table(table), 29, 2).last == "Left Thigh  a long note    12")
        #expect(lines(.table(table), 20, 2) == ["Name        Uses", "Left Thigh    12"])
        #expect(lines(.table(table), 12, 2) == ["Name", "Left Thigh"])
    }

    @Test func `an overlay lies in the middle and has the cursor`() {
        let below = View.column([.prompt(TextEditor("below")), .spacer])
        let frame = Frame(
            .overlay(
                .box("", .field(TextEditor("x"), isFocused: true).width(.fixed(6))),
                over: below
            ),
            in: Size(columns: 20, rows: 7)
        )

        #expect(frame.lines[0] == "below")
        #expect(frame.lines[3].contains("[x   ]"))
        #expect(frame.cursor?.row == 3)
    }

    @Test(arguments: 0..<40) func `no view traps at any size (TA-4)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let view = view(&generator, depth: 4)
            let size = Size(
                columns: Int.random(in: 1...(seed % 4 == 0 ? 500 : 30), using: &generator),
                rows: Int.random(in: 1...(seed % 4 == 0 ? 200 : 12), using: &generator)
            )
            let frame = Frame(view, in: size)

            #expect(frame.cells.count == size.columns * size.rows)
            if let cursor = frame.cursor {
                #expect(cursor.row < size.rows && cursor.column < size.columns)
            }
            _ = view.lines()
        }
    }

    private func view(_ generator: inout SeededGenerator, depth: Int) -> View {
        let lengths: [View.Length] = [
            .fit, .fixed(Int.random(in: 0...40, using: &generator)), .fill, .fraction(0.4),
        ]
        let kind = Int.random(in: depth > 0 ? 0...9 : 4...9, using: &generator)
        let part = { (generator: inout SeededGenerator) in view(&generator, depth: depth - 1) }
        let made: View =
            switch kind {
            case 0: .row([part(&generator), part(&generator), part(&generator)])
            case 1: .column([part(&generator), part(&generator)])
            case 2: .box("Title 東京", foot: "foot", part(&generator))
            case 3: .overlay(part(&generator), over: part(&generator))
            case 4: .text("one 東京\ntwo")
            case 5: .paragraph("words that go on and on 👍🏽 to the end")
            case 6: .field(TextEditor("typed text"), isFocused: true)
            case 7: .bar(Double.random(in: -1...2, using: &generator))
            case 8:
                .list(
                    Int.random(in: 0...30, using: &generator),
                    at: ListPosition(
                        row: Int.random(in: -3...40, using: &generator),
                        top: Int.random(in: -3...40, using: &generator)
                    )
                ) { "row \($0)" }
            default: .spacer
            }
        return made.width(lengths.randomElement(using: &generator) ?? .fit)
            .height(lengths.randomElement(using: &generator) ?? .fit)
    }
}
