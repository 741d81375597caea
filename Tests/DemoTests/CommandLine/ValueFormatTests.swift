import Foundation
import Testing

@testable import MomentumCommandLine

@Suite struct ValueFormatTests {
    private let context = ValueContext(
        now: Date(timeIntervalSince1970: 1_772_366_400),
        calendar: Calendar(identifier: .gregorian),
        workingDirectory: URL(filePath: "/srv/here/", directoryHint: .isDirectory)
    )

    private func read<Value>(
        _ text: String,
        _ format: ValueFormat<Value>
    ) -> Result<Value, ValueProblem> {
        Result { () throws(ValueProblem) in try format.read(text, context) }
    }

    private static let example = "Write it like 1."

    @Test(
        arguments: [
            ("7", .success(7)), ("+7", .success(7)),
            ("0", .failure(ValueProblem("0", "is not a whole number from 1 to 90", hint: example))),
            (
                "91",
                .failure(ValueProblem("91", "is not a whole number from 1 to 90", hint: example))
            ),
            (
                "7.0",
                .failure(ValueProblem("7.0", "is not a whole number from 1 to 90", hint: example))
            ),
            ("", .failure(ValueProblem("", "is not a whole number from 1 to 90", hint: example))),
        ] as [(String, Result<Int, ValueProblem>)]
    )
    func `whole numbers keep to their range`(text: String, expected: Result<Int, ValueProblem>) {
        #expect(read(text, .integer(in: 1...90)) == expected)
    }

    @Test func `a range that is open at one end says so`() {
        #expect(
            read("-1", .integer(in: 0...Int.max))
                == .failure(
                    ValueProblem("-1", "is not a whole number of at least 0", hint: Self.example)
                )
        )
    }

    @Test
    func `numbers are decimal, and within their limits, and the usual ones are offered (CL-3)`() {
        let format = ValueFormat.number(in: -3...168, suggesting: [12, 12.5])

        #expect(format.completion == .suggestions(["12", "12.5"]))
        #expect(read("-2.5", format) == .success(-2.5))
        #expect(read("7.2e1", format) == .success(72))
        for text in ["nan", "inf", "1e999", "2,5", "", "0x40", "0X1P3", "168.1", "-4", "1e9"] {
            #expect(
                read(text, format)
                    == .failure(
                        ValueProblem(
                            text,
                            "is not a number from -3 to 168",
                            hint: "Write it like -3."
                        )
                    )
            )
        }
    }

    @Test func `one of a few values is found by its name`() {
        #expect(read("30", .choice(7, 30, 90)) == .success(30))
        #expect(
            read("31", .choice(7, 30, 90))
                == .failure(
                    ValueProblem("31", "is none of 7, 30, 90", hint: "Did you mean 30?")
                )
        )
        #expect(ValueFormat.choice(7, 30, 90).completion == .choices(["7", "30", "90"]))
    }

    @Test func `the word none takes a value away`() {
        let format = ValueFormat.orNone(.integer(in: 1...9))

        #expect(read("none", format) == .success(.nothing))
        #expect(read("3", format) == .success(.value(3)))
        #expect(throws: ValueProblem.self) { try read("nothing", format).get() }
    }

    @Test(
        arguments: [
            ("a/b.csv", "/srv/here/a/b.csv"), ("../b.csv", "/srv/b.csv"), ("/x/y", "/x/y"),
            ("a b%20ü", "/srv/here/a b%20ü"),
        ]
    )
    func `paths begin where the program was started`(text: String, path: String) throws {
        #expect(try read(text, .file).get().path(percentEncoded: false) == path)
    }

    @Test func `an empty path is refused`() {
        #expect(
            read("", .file) == .failure(ValueProblem("", "is empty", hint: "Name a path."))
        )
    }

    @Test func `every identifier of the time zone database is one, links included (TR-26)`() throws
    {
        // The text form of the database, where the system has it: "Z NAME …" and "L TARGET NAME".
        let database = "/usr/share/zoneinfo/tzdata.zi"
        let text = (try? String(contentsOfFile: database, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        let names = lines.compactMap { words in
            switch words.first {
            case "Z" where words.count > 1: String(words[1])
            case "L" where words.count > 2: String(words[2])
            default: nil
            }
        }

        for name in names + TimeZone.knownTimeZoneIdentifiers {
            #expect(throws: Never.self) { try read(name, .timeZone).get() }
        }
    }

    @Test(
        arguments: [
            ("Europe/Berlin", nil), ("UTC", nil), ("GMT", nil), ("Asia/Kolkata", nil),
            ("America/Buenos_Aires", nil), ("US/Pacific", nil), ("Etc/GMT+3", nil), ("EST", nil),
            ("Europe/Kyiv", nil), ("Europe/Kiev", nil), ("W-SU", nil),
            ("Kolkata", "Did you mean 'Asia/Kolkata'?"),
            ("IST", "Write it like Europe/Berlin or UTC."),
            ("GMT+25", "Write it like Europe/Berlin or UTC."),
            ("Berlin", "Did you mean 'Europe/Berlin'?"),
            ("Europe/Brelin", "Did you mean 'Europe/Berlin'?"),
            ("Amerika/New_York", "Did you mean 'America/New_York'?"),
            ("asia/kolkata", "Did you mean 'Asia/Kolkata'?"),
            ("kolkata", "Did you mean 'Asia/Kolkata'?"),
            ("europe/berlin", "Did you mean 'Europe/Berlin'?"),
            ("us/pacific", "Did you mean 'US/Pacific'?"),
            ("america/port-AU-prince", "Did you mean 'America/Port-au-Prince'?"),
            ("CETT+99", "Write it like Europe/Berlin or UTC."),
        ] as [(String, String?)]
    )
    func `time zones are known ones, or near ones are offered (CL-2, TR-26)`(
        text: String,
        hint: String?
    ) {
        switch read(text, .timeZone) {
        case .success(let zone):
            #expect(hint == nil)
            #expect(zone.secondsFromGMT() == TimeZone(identifier: text)?.secondsFromGMT())
        case .failure(let problem):
            #expect(problem == ValueProblem(text, "is no time zone", hint: hint))
        }
    }

    @Test(arguments: ["Le\u{1B}ft", "a\tb", "a\nb", "\u{9B}"])
    func `what a name would lose is refused (TR-24, TR-25)`(text: String) async {
        let part = await CommandLineRun("sites", "locations", "add", text, "--in-memory")
        let whole = await CommandLineRun(
            "sites",
            "locations",
            "add",
            "Hip",
            "--qualifier",
            text,
            "--in-memory"
        )

        for run in [part, whole] {
            #expect(run.exitCode == .usage)
            #expect(run.errors.contains("has a character that cannot be shown. Leave out tabs"))
        }
    }

    @Test(
        arguments: [
            ["sites", "history", "--limit"], ["suggest", "x", "--category", "Bank", "--limit"],
            ["sites", "recommend", "--cooldown"], ["sites", "locations", "move", "L Buttock"],
            ["sites", "history", "--last"], ["users", "show"], ["teams", "show"],
            ["sites", "settings", "--target-hours"],
        ],
        ["0", "-1"]
    )
    func `a count of nothing is refused with an example (TR-25)`(
        words: [String],
        count: String
    ) async {
        let run = await CommandLineRun(words: words + [count, "--in-memory"])

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Write it like ") || run.errors.contains("is none of "))
    }

    @Test func `identifiers are UUIDs`() {
        let id = "6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90"

        #expect((try? read(id.lowercased(), .identifier).get())?.uuidString == id)
        #expect(throws: ValueProblem.self) { try read("6F1E", .identifier).get() }
    }
}
