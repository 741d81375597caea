import Foundation
@testable import MomentumCommandLine
import MomentumTerminal
import MomentumTestSupport
import Testing

@Suite struct ProgressTests {
    private let errors = RecordingSink()
    private let output = RecordingSink()

    private func console(
        isTerminal: Bool = true,
        isQuiet: Bool = false,
        width: Int = 80
    ) -> Console {
        Console(
            mode: OutputMode(isQuiet: isQuiet),
            traits: TerminalTraits(isErrorTerminal: isTerminal, usesStyles: false, width: width),
            input: ScriptedInput(),
            output: output,
            error: errors
        )
    }

    /// The line with the numbers of American English.
    private func text(_ line: ProgressLine, _ width: Int) -> String {
        let locale = Locale(identifier: "en_US")
        let language = TerminalLanguage(locale: locale) { $0.formatted(.number.locale(locale)) }
        return TerminalLanguage.$current.withValue(language) { line.text(width: width).plain }
    }

    @Test(
        arguments: [
            (0, 0, "Importing: 0%, 0 of 2,000 rows"),
            (100, 100, "Importing: 5%, 100 of 2,000 rows"),
            (500, 1000, "Importing: 50%, 1,000 of 2,000 rows, 2,000 rows/s, 1 s left"),
            (10_000, 200, "Importing: 10%, 200 of 2,000 rows, 20 rows/s, 1 min 30 s left"),
            (10_000_000, 1000, "Importing: 50%, 1,000 of 2,000 rows, 0 rows/s, 2 h 46 min left"),
            (1000, 2000, "Importing: 100%, 2,000 of 2,000 rows, 2,000 rows/s"),
        ]
    )
    func `a rate and the time left are shown (CL-5)`(
        milliseconds: Int,
        completed: Int,
        expected: String
    ) {
        let line = ProgressLine(
            label: "Importing",
            unit: "rows",
            completed: completed,
            total: 2000,
            elapsed: .milliseconds(milliseconds)
        )

        #expect(text(line, 100) == expected)
    }

    @Test func `without a total there is a rate only`() {
        let line = ProgressLine(
            label: "Reading",
            unit: "places",
            completed: 3000,
            total: nil,
            elapsed: .seconds(2)
        )

        #expect(text(line, 80) == "Reading: 3,000 places, 1,500 places/s")
        #expect(text(line, 20) == "Reading: 3,000 pla…")
    }

    @Test func `bytes are shown in millions of them (CL-24)`() {
        let line = ProgressLine(
            label: "Building",
            unit: .megabytes,
            completed: 1_250_000,
            total: 2_500_000_000,
            elapsed: .milliseconds(500)
        )

        #expect(
            text(line, 80)
                == "Building: 0%, 1.2 of 2,500.0 MB, 2.5 MB/s, 16 min 40 s left"
        )
    }

    @Test func `work of less than half a second shows nothing (CL-24)`() {
        let clock = TestClock()
        let progress = console().progress("Importing", unit: "rows", total: 4, clock: clock)

        progress.update(1)
        clock.advance(by: .milliseconds(499))
        progress.update(2)
        #expect(errors.text == "")

        clock.advance(by: .milliseconds(1))
        progress.update(3)
        #expect(errors.text == "Importing: 75%, 3 of 4 rows, 6 rows/s, 1 s left")
    }

    @Test func `the line is drawn ten times a second at most, and taken away (CL-5)`() {
        let clock = TestClock()
        let progress = console().progress("Importing", unit: "rows", total: 4, clock: clock)

        clock.advance(by: .milliseconds(500))
        progress.update(0)
        progress.update(1)
        clock.advance(by: .milliseconds(99))
        progress.update(2)
        clock.advance(by: .milliseconds(1))
        progress.update(3)
        progress.finish()

        #expect(
            errors.text
                == "Importing: 0%, 0 of 4 rows\r\u{1B}[KImporting: 75%, 3 of 4 rows, 5 rows/s, "
                + "1 s left\r\u{1B}[K"
        )
    }

    @Test func `output replaces the progress line`() {
        let console = console()

        console.showProgress("half")
        console.warn("warning\n")
        console.showProgress("more")
        console.show("result\n")
        console.showProgress(nil)

        #expect(errors.text == "half\r\u{1B}[Kwarning\nmore\r\u{1B}[K")
        #expect(output.text == "result\n")
    }

    @Test(arguments: [(false, false), (true, true)])
    func `without a terminal, or when it shall be quiet, there is no progress (CL-2)`(
        isTerminal: Bool,
        isQuiet: Bool
    ) {
        console(isTerminal: isTerminal, isQuiet: isQuiet).showProgress("half")

        #expect(errors.text == "")
    }
}
