import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A body map as text: the summary, the figures if they fit, the signs, and every place.
enum BodyMapText {
    /// The width in columns from which a table has room for every part of a row.
    private static let widest = 78

    static func text(
        _ map: BodyMap,
        _ texts: BodyMapAdapter,
        on traits: TerminalTraits
    ) -> TerminalText {
        let figures = BodyMapDrawing(map, texts).lines(columns: traits.outputWidth)
        let head: TerminalText =
            "\(texts.title, .bold)\n" + TerminalText(texts.summary).paragraph(on: traits)
        let drawing: TerminalText =
            figures.isEmpty
            ? "" : "\n" + .lines(figures) + "\n" + legend(texts).paragraph(on: traits)
        let isNarrow = (traits.outputWidth ?? widest) < widest
        let places = isNarrow ? lines(texts, on: traits) : table(texts).text(on: traits)
        return head + drawing + "\n" + places
    }

    /// The signs and their meaning, in a line.
    static func legend(_ texts: BodyMapAdapter) -> TerminalText {
        .joined(
            BodyMapLevel.allCases.map { "\(String($0.sign)) \(texts.legend[$0] ?? "")" },
            separator: " · "
        )
    }

    /// Each place on two lines: its name, then level, days and category.
    private static func lines(_ texts: BodyMapAdapter, on traits: TerminalTraits) -> TerminalText {
        texts.rows.reduce(TerminalText()) { text, row in
            let words = ["\(row.level.sign) \(row.levelText)", row.days, row.category]
                .filter { !$0.isEmpty }.joined(separator: ", ")
            let room = traits.outputWidth.map { max($0 - 3, 1) } ?? .max
            let below = TerminalText(words).wrapped(to: room).map { TerminalText("   ") + $0 }
            return text + "\(row.key)  \(row.name)\n" + .lines(below)
        }
    }

    private static func table(_ texts: BodyMapAdapter) -> TextTable {
        TextTable(
            [
                .leading().priority(8), .leading().cut(keeping: 21).priority(9),
                .leading().priority(7), .trailing().priority(6), .leading().cut.priority(4),
            ],
            rows: texts.rows.map { row in
                [
                    "\(row.key)", "\(row.name)", "\(String(row.level.sign)) \(row.levelText)",
                    "\(row.days)", "\(row.category)",
                ]
            }
        )
    }
}
