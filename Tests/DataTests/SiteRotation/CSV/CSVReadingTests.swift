import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// The way from bytes to records and fields (SR-98 to SR-101), seen in the notes of the rows.
@Suite struct CSVReadingTests {
    let format = CSVSiteRecordsFormat()
    static let header = "date,location,duration_hours,note"
    static let start = "2025-01-31T08:30:00Z,L Buttock,72"

    func table(_ text: String) throws -> SiteHistoryTable {
        let file = try format.read(Array(text.utf8))
        guard case .history(let table) = file else {
            throw SiteImportError.invalidHeader(text, expected: [])
        }
        return table
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `records end at each kind of line end, the last one with or without (SR-99)`(
        lineEnd: String
    ) throws {
        let lines = [Self.header, "\(Self.start),one", "\(Self.start),two"]
        let text = lines.joined(separator: lineEnd)

        #expect(try table(text).rows.map(\.note) == ["one", "two"])
        #expect(try table(text + lineEnd).rows.map(\.note) == ["one", "two"])
    }

    @Test func `one file may have all kinds of line ends, which count as one record each (SR-99)`()
        throws
    {
        let text =
            "\(Self.header)\r\n\(Self.start),one\r\(Self.start),two\n\r\n\r\(Self.start),three\n\r"

        #expect(try table(text).rows.map(\.note) == ["one", "two", "three"])
        #expect(try table(text).rows.map(\.number) == [2, 3, 6])
    }

    @Test(
        arguments: [
            (#"plain"#, "plain"),
            (#""quoted""#, "quoted"),
            (#""a, b""#, "a, b"),
            ("\"a\nb\r\nc\rd\"", "a\nb\r\nc\rd"),
            (#""say ""so"", now""#, #"say "so", now"#),
            (#""""""#, #"""#),
            (#""""#, nil),
            (#"in "the" middle"#, #"in "the" middle"#),
            (#" "after a space""#, #" "after a space""#),
            (#""closed" and on"#, "closed and on"),
            (#""closed" and "on""#, #"closed and "on""#),
            (#""a""b"c"d""#, #"a"bc"d""#),
            (" kept as it is ", " kept as it is "),
            ("caf\u{E9} caf\u{65}\u{301} 💉", "caf\u{E9} caf\u{65}\u{301} 💉"),
            ("\u{0}\u{B}\u{85}\u{2028}x", "\u{0}\u{B}\u{85}\u{2028}x"),
            ("\"x\", \t\u{A0},\"\"", "x"),
        ] as [(String, String?)]
    )
    func `a field is read as the rules say (SR-99, SR-102)`(field: String, expected: String?) throws
    {
        let table = try table("\(Self.header)\n\(Self.start),\(field)\n\(Self.start),next")

        #expect(table.skipped == [])
        #expect(
            table.rows.map { $0.note.map { Array($0.unicodeScalars) } }
                == [expected.map { Array($0.unicodeScalars) }, Array("next".unicodeScalars)]
        )
    }

    @Test func `a byte order mark is left out at the beginning only (SR-98)`() throws {
        let text = "\u{FEFF}\(Self.header)\n\(Self.start),\u{FEFF}"

        #expect(try table(text).rows.map(\.note) == ["\u{FEFF}"])
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x64, 0x00], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0x80],
        ] as [[UInt8]]
    )
    func `a file that is not UTF-8 to its last byte is refused (SR-98)`(damage: [UInt8]) {
        let bytes = Array("\(Self.header)\n\(Self.start),".utf8) + damage

        let error = #expect(throws: SiteImportError.self) { try format.read(bytes) }
        #expect(error == .unreadableFile(.notText))
    }

    @Test(
        arguments: [
            header, "DATE,Location,Duration_Hours,NOTE", " date ,\tlocation,duration_hours , note ",
            "\"date\",\"location\",\"duration_hours\",\"note\"", "\(header),, ,\u{A0}",
        ]
    )
    func `a header is known by its four names (SR-100)`(line: String) throws {
        #expect(try table(line).rows == [])
        #expect(try table("\(line)\r\n\(Self.start),x").rows.map(\.note) == ["x"])
    }

    @Test(
        arguments: [
            "", "\n", "\n\(header)", "date,location,duration_hours", "\(header),more",
            "date;location;duration_hours;note", "location,date,duration_hours,note",
            "date,location,duration hours,note", "date,location,duration_hours,\"note",
            "location,enabled,custom", "\u{FEFF}\u{FEFF}\(header)",
        ]
    )
    func `anything else in the first record is refused, an empty file too (SR-100)`(text: String) {
        let error = #expect(throws: SiteImportError.self) { try table(text) }
        #expect(error?.kind == "invalidHeader")
    }

    @Test func `a refused header comes with both that are known (SR-100, SR-113)`() {
        #expect(
            throws: SiteImportError.invalidHeader(
                "a;b",
                expected: [Self.header, "location,enabled,custom,sort_order"]
            )
        ) { try format.read(Array("a;b\n".utf8)) }
    }

    @Test func `blank lines are ignored and counted (SR-101)`() throws {
        let text = "\(Self.header)\n\n \t\n\(Self.start),one\n\"\"\n\n\u{A0}\n\(Self.start),two\n\n"

        #expect(try table(text).rows.map(\.number) == [4, 8])
        #expect(try table(text).skipped == [])
    }

    @Test func `rows that a quotation mark may have joined are named (SR-99, SR-189)`() throws {
        let text = """
            \(Self.header)
            \(Self.start),"pain
            \(Self.start),
            \(Self.start),"better
            \(Self.start),"two
            lines"
            """

        let table = try table(text)

        #expect(table.rows.map(\.number) == [2, 3])
        #expect(table.repairs == [SiteImportReport.Repair(row: 2, kind: .joinedLines)])
        let sheet = try format.sheet(Array(text.utf8))
        #expect(sheet.records.map(\.joinsLines) == [false, true, false])
    }

    @Test func `a line break inside quotation marks does not count as a row (SR-101)`() throws {
        let text = "\(Self.header)\n\(Self.start),\"a\nb\nc\"\n\(Self.start),two"

        #expect(try table(text).rows.map(\.number) == [2, 3])
    }

    @Test func `rows share the text of their location, and other fields are trimmed (SR-102)`()
        throws
    {
        let table = try table(
            """
            \(Self.header)
             2025-01-31T08:30:00Z\t, Hip\u{A0}, 1 ,\u{20}
            2025-01-31T08:30:00Z,Hip,\u{2003}1,
            2025-01-31T08:30:00Z,"  ",\u{3000},
            """
        )

        #expect(table.locationTexts == ["Hip", ""])
        #expect(table.rows.map(\.location) == [0, 0, 1])
        #expect(table.rows.map(\.wear) == [.seconds(3600), .seconds(3600), .open])
        #expect(table.rows.map(\.note) == [" ", nil, nil])
        #expect(table.rows.map(\.startText) == Array(repeating: "2025-01-31T08:30:00Z", count: 3))
    }
}
