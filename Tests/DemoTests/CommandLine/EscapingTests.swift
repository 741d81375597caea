import Foundation
@testable import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@Suite struct EscapingTests {
    @Test(
        arguments: [
            ("plain, ünïcödé, 日本語", "plain, ünïcödé, 日本語"),
            ("\u{1B}[31mred\u{1B}[0m", #"\u{1B}[31mred\u{1B}[0m"#),
            ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#),
            ("a\u{9B}2Jb", #"a\u{9B}2Jb"#),
            ("one\ntwo\r\nthree\tfour", #"one\ntwo\r\nthree\tfour"#),
            ("nul\u{0}del\u{7F}bs\u{8}", #"nul\u{0}del\u{7F}bs\u{8}"#),
            ("next\u{85}line\u{2028}par\u{2029}", #"next\u{85}line\u{2028}par\u{2029}"#),
            ("user\u{202E}gpj.exe", #"user\u{202E}gpj.exe"#),
            ("\u{2066}isolated\u{2069}", #"\u{2066}isolated\u{2069}"#),
            ("marks\u{200E}\u{200F}\u{61C}", #"marks\u{200E}\u{200F}\u{61C}"#),
            ("👩‍👩‍👧‍👦 می‌خواهم", "👩‍👩‍👧‍👦 می‌خواهم"),
            ("C:\\new", "C:\\new"),
        ]
    )
    func `what could steer the terminal is shown escaped (CL-7)`(text: String, shown: String) {
        #expect(text.escapedForTerminal == shown)
    }

    @Test func `the spaces of formatters are plain ones for people (CL-23)`() {
        let text = "12\u{A0}345\u{202F}km"

        #expect("\(text)" as TerminalText == "12 345 km")
        #expect(JSONDocument.escape(text) == text)
    }

    @Test func `no scalar of the dangerous ranges gets through (CL-7)`() {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E,
            0x2066...0x2069,
        ]
        let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
        let text = String(String.UnicodeScalarView(scalars))

        let shown = TerminalText("note: \(text)").plain

        #expect(scalars.count == 79)
        #expect(Set(shown.unicodeScalars).isDisjoint(with: scalars))
    }

    @Test func `nothing that Unicode calls a bidirectional control gets through (TR-24)`() {
        let controls = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.isBidiControl }

        #expect(!controls.isEmpty)
        #expect(controls.allSatisfy { $0.steersTerminal })
    }

    @Test(arguments: [
        ["stats\nError: SiteRotation 1"],
        ["sites", "log", "L Hip\n\nError: Fake 1", "--in-memory"],
        ["sites", "import", "there\nis no such file", "--merge", "--in-memory"],
        ["sites", "sync", "/no\nfolder/at\u{9B}all", "--data-dir", "/dev/null/x\ny"],
        ["open", "momentum://sites\n/x"],
        ["suggest", "x", "--index", "a\nb", "--in-memory"],
        ["suggest", "x", "--category", "a\nb"],
        ["--time-zone", "Europe/\nBerlin"],
    ])
    @MainActor
    func `a line break in an argument or a name begins no line (TR-24)`(words: [String]) async {
        let run = await CommandLineRun(words: words)

        let lines = run.errors.split(separator: "\n")
        #expect(run.exitCode != .success)
        #expect(lines.count <= 2)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("Error: ") && !$0.contains("Fake") })
        #expect(!run.errors.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" })
    }

    @Test func `interpolated values are escaped, the text of the program is not (CL-7)`() {
        let note = "a\u{1B}[2J\nb"

        let text: TerminalText = "Note:\n  \(note) \(note, .bold) \(7)\n"

        #expect(text.plain == "Note:\n  a\\u{1B}[2J\\nb a\\u{1B}[2J\\nb 7\n")
    }

    @Test func `a message of several lines keeps them and nothing else (CL-7)`() {
        let message = "It failed.\r\n\r\nError: \u{1B}c 7"

        #expect(TerminalText(lines: message).plain == "It failed.\n\nError: \\u{1B}c 7")
    }

    @Test func `styles are escape sequences where they are wanted, and nothing else where not`() {
        let text: TerminalText = "It is \("good", .good) and \("dear", .bold)\("er", .bold)."

        #expect(text.rendered(styled: false) == "It is good and dearer.")
        #expect(
            text.rendered(styled: true)
                == "It is \u{1B}[32mgood\u{1B}[0m and \u{1B}[1mdearer\u{1B}[0m."
        )
    }

    @Test func `a document cannot steer the terminal either, and means the same (CL-4, CL-7)`()
        throws
    {
        let text = "a\u{1B}[2J\u{9B}2J\u{7F}\u{202E}\u{2028}\"\\ ü日👍"

        let line = try JSONDocument.line([text])

        #expect(
            line == #"["a\u001b[2J\u009b2J\u007f\u202e\u2028\"\\ ü日👍"]"# + "\n"
        )
        #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == [text])
    }
}
