import MomentumTerminal
import Testing

@testable import MomentumCommandLine

@Suite struct FittingTableTests {
    private let table = TextTable(
        [
            .leading("Zone").cut(keeping: 8).priority(9), .leading("Short").onlyWide.priority(0),
            .leading().bar.priority(1), .trailing("Uses").priority(5),
            .leading("Note").unlessNarrow.cut.priority(2),
        ],
        rows: [
            ["Left Front Abdomen", "L Abdomen", "████████████████████████", "12", "in the shower"],
            ["左の前の腹", "L", "████████████", "6", ""],
            ["", "", "█", "1", "a"],
        ]
    )

    @Test func `not on a terminal nothing is cut (CL-18)`() {
        #expect(
            table.text(on: TerminalTraits(width: 20)).plain == """
                Zone                                          Uses  Note
                Left Front Abdomen  ████████████████████████    12  in the shower
                左の前の腹          ████████████                 6
                                    █                            1  a

                """
        )
    }

    @Test func `bars shrink first, then texts are cut, then columns are left out (CL-18)`() {
        #expect(
            table.text(width: 50).plain == """
                Zone                                          Uses
                Left Front Abdomen  ████████████████████████    12
                左の前の腹          ████████████                 6
                                    █                            1

                """
        )
        #expect(
            table.text(width: 44).plain == """
                Zone                                    Uses
                Left Front Abdomen  ██████████████████    12
                左の前の腹          █████████              6
                                    █                      1

                """
        )
        #expect(
            table.text(width: 34).plain == """
                Zone                          Uses
                Left Front Abdomen  ████████    12
                左の前の腹          ████         6
                                    █            1

                """
        )
        #expect(
            table.text(width: 28).plain == """
                Zone                    Uses
                Left Front Abdo…  ████    12
                左の前の腹        ██       6
                                  █        1

                """
        )
        #expect(
            table.text(width: 15).plain == """
                Zone       Uses
                Left Fro…    12
                左の前の…     6
                              1

                """
        )
        #expect(table.text(width: 5).plain == "Zone\nLeft…\n左の…\n\n")
    }

    @Test func `from 120 columns on there are notes and short names (CL-18)`() {
        let narrow = table.text(width: 119).plain
        let wide = table.text(width: 120).plain

        #expect(!narrow.contains("shower") && !narrow.contains("L Abdomen"))
        #expect(
            wide.hasPrefix("Zone                Short                                Uses  Note\n")
        )
        #expect(wide.contains("L Abdomen  ████████████████████████    12  in the shower\n"))
    }

    @Test(arguments: [1, 7, 20, 33, 40, 80, 120, 200])
    func `no line is wider than the terminal, and none ends in spaces (CL-18)`(width: Int) {
        for line in table.text(width: width).lines {
            #expect(line.displayWidth <= width)
            #expect(!line.plain.hasSuffix(" "))
        }
    }

    @Test func `a colour is not lost where a text is cut (CL-18)`() {
        let table = TextTable([.leading().cut], rows: [[TerminalText("not to be seen", .bad)]])

        #expect(table.text(width: 7).rendered(styled: true) == "\u{1B}[31mnot to\u{1B}[0m…\n")
    }

    @Test func `sentences are broken between words, on a terminal only (CL-18)`() {
        let sentence: TerminalText = "Questions about your therapy belong to your care team."
        let terminal = TerminalTraits(isOutputTerminal: true, width: 40)

        #expect(
            sentence.paragraph(on: terminal).plain
                == "Questions about your therapy belong to\nyour care team.\n"
        )
        #expect(sentence.paragraph(on: .noTerminal).plain == sentence.plain + "\n")
    }
}
