import Foundation
import MomentumDomain
import Testing

@testable import MomentumSiteRotationDomain

@Suite struct SiteSheetMapperTests {
    static func sheet(_ rows: [String]) -> SiteSheet {
        SiteSheet(
            encoding: .utf8,
            separator: ";",
            records: rows.enumerated().map { number, row in
                let fields = row.split(separator: ";", omittingEmptySubsequences: false)
                return SiteSheet.Record(number: number + 1, fields: fields.map(String.init))
            }
        )
    }

    func read(
        _ rows: String...,
        answers: (inout SiteSheetAnswers) -> Void = { _ in }
    ) throws -> SiteSheetReading {
        var given = SiteSheetAnswers()
        answers(&given)
        return try SiteSheetMapper.read(
            Self.sheet(rows),
            answers: given,
            locations: SiteLocation.defaults,
            zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt
        )
    }

    func table(_ reading: SiteSheetReading) throws -> SiteHistoryTable {
        guard case .table(let table, _) = reading else {
            Issue.record("open questions: \(reading)")
            return SiteHistoryTable(rows: [], skipped: [], locationTexts: [])
        }
        return table
    }

    func questions(_ reading: SiteSheetReading) -> [SiteSheetQuestion] {
        if case .questions(let questions, _) = reading { questions } else { [] }
    }

    func time(_ text: String) throws -> Int64 {
        Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970)
    }

    @Test func `a German table is read as it is (SR-191 to SR-194)`() throws {
        let reading = try read(
            "Datum;Uhrzeit;Stelle;Seite;Dauer (Std);Bemerkung;Farbe",
            "8.3.2026;8.30;Bauch vorne;links;71,5;gut;rot",
            "11.3.2026;8 Uhr;Gesäß;rechts;;;"
        )
        guard case .table(let table, let mapping) = reading else {
            Issue.record("open questions: \(reading)")
            return
        }

        let starts = [try time("2026-03-08T07:30:00Z"), try time("2026-03-11T07:00:00Z")]
        #expect(table.rows.map(\.start) == starts)
        let wear: [SiteHistoryTable.Wear] = [.seconds(257_400), .open]
        #expect(table.rows.map(\.wear) == wear)
        #expect(table.locationTexts == ["L Abdomen (Front)", "R Buttock"])
        #expect(table.rows.map(\.note) == ["gut", nil])
        #expect(mapping.ignored == ["Farbe"])
        #expect(mapping.timeZone == "Europe/Berlin")
        #expect(mapping.durationUnit == .hours)
    }

    @Test func `all open questions come at once, in their order (SR-189)`() throws {
        let reading = try read(
            "date;site;duration",
            "3/8/2026;Hip;3",
            "3/9/2026;Left leg;2",
            "3/10/2026;hip;4"
        )

        let questions = questions(reading)
        let kinds = ["dateOrder", "missingTime", "durationUnit", "place", "place"]
        #expect(questions.map(\.kind) == kinds)
        let dmy = try #require(SiteDay("2026-08-03"))
        let mdy = try #require(SiteDay("2026-03-08"))
        #expect(questions[0] == .dateOrder(example: "3/8/2026", dmy: dmy, mdy: mdy))
        #expect(questions[1] == .missingTime(example: "3/8/2026", rows: 3))
        #expect(questions[2] == .durationUnit(example: "3", rows: 3))
        #expect(questions[3] == .place(text: "Hip", rows: 2, candidates: []))
        let thighs = [SiteLocation.defaults[6], SiteLocation.defaults[8]]
        #expect(questions[4] == .place(text: "Left leg", rows: 1, candidates: thighs))
    }

    @Test func `answers close the questions (SR-189, SR-194)`() throws {
        let table = try table(
            read("date;site;duration", "3/8/2026;Hip;3", "3/10/2026;Left leg;2", "3/9/2026;x;1") {
                $0.setDateOrder(.mdy)
                $0.setMissingTime(8 * 3600)
                $0.setDurationUnit(.days)
                $0.setPlace("LEFT  LEG", to: .location(SiteLocation.defaults[6]))
                $0.setPlace("hip", to: .new)
                $0.setOtherPlaces(SiteSheetAnswers.Place.none)
            }
        )

        let start = try time("2026-03-08T07:00:00Z")
        #expect(table.rows.first?.start == start)
        let wear: [SiteHistoryTable.Wear] = [
            .seconds(259_200), .seconds(172_800), .seconds(86_400),
        ]
        #expect(table.rows.map(\.wear) == wear)
        #expect(table.locationTexts == ["Hip", "L Thigh (Front)", ""])
    }

    @Test func `a day above twelve shows the order, and both orders are refused (SR-192)`() throws {
        let day = try read("date;h", "3/8/2026 8:00;72", "13/8/2026 8:00;72")
        guard case .table(_, let mapping) = day else {
            Issue.record("\(day)")
            return
        }
        #expect(mapping.dateOrder == .dmy)
        #expect(mapping.dateOrderEvidence == "13/8/2026 8:00")
        #expect(throws: SiteImportError.mixedDates(dmy: 3, mdy: 4)) {
            _ = try read("date", "3/8/2026 8:00", "13/8/2026 8:00", "8/13/2026 8:00")
        }
    }

    @Test(arguments: ["13/13/2025", "31/4/2025", "2/30/2025"])
    func `an impossible date proves no order (SR-192)`(date: String) throws {
        let asked = try read("date;h", "\(date) 10:00;72", "03/04/2025 10:00;72")
        #expect(questions(asked).map(\.kind) == ["dateOrder"])

        let table = try table(
            read("date;h", "\(date) 10:00;72", "25/04/2025 10:00;72", "04/05/2025 10:00;72")
        )
        #expect(table.skipped.map(\.kind) == [.badDate])
        #expect(table.skipped.map(\.row) == [2])
        #expect(table.rows.count == 2)
    }

    @Test func `an answer does not overrule what a date shows (SR-192)`() throws {
        #expect(throws: SiteImportError.otherDateOrder(row: 3, text: "3/25/2026 8:00")) {
            try read("date;h", "3/8/2026 8:00;72", "3/25/2026 8:00;72") { $0.setDateOrder(.dmy) }
        }
        #expect(throws: SiteImportError.mixedDates(dmy: 2, mdy: 3)) {
            try read("date;h", "25/8/2026 8:00;72", "3/25/2026 8:00;72") { $0.setDateOrder(.dmy) }
        }
        let table = try table(
            read("date;h", "3/8/2026 8:00;72", "3/25/2026 8:00;72") { $0.setDateOrder(.mdy) }
        )
        #expect(table.rows.count == 2)
    }

    @Test func `a row that is left out says why (SR-189, SR-192, SR-193)`() throws {
        let skipped = try table(
            read(
                "start;end;h",
                "2026-03-29 2:30;;",
                "2026-03-01 8:00;;1.234",
                "2026-03-03 8:00;2026-03-02 9:00;",
                "2026-03-28 8:00;2026-03-29 2:30;",
                "2026-04-01 8:00;;"
            )
        ).skipped

        #expect(skipped.map(\.kind) == [.badDate, .badDuration, .negativeDuration, .badDate])
        #expect(
            skipped.map(\.message.english) == [
                #""2026-03-29 2:30" does not exist: clocks go forward then."#,
                #""1.234" has a separator of decimals or of thousands."#,
                #"The duration "2026-03-03 8:00 – 2026-03-02 9:00" is below zero."#,
                #""2026-03-29 2:30" does not exist: clocks go forward then."#,
            ]
        )
    }

    @Test func `columns are asked alone, or named by number and name (SR-191)`() throws {
        let two = try read("date;start;site", "2026-03-08 8:00;x;y")
        #expect(questions(two) == [.columns(.start, headers: ["date", "start"])])

        let named = try read("date;start", "2026-03-08 8:00;x") { $0.setColumn(.start, to: "1") }
        #expect(try table(named).rows.count == 1)

        let headless = try read("2026-03-08 8:00;72", "2026-03-11 8:00;70")
        #expect(questions(headless).map(\.kind) == ["columns"])
        let rows = try read("2026-03-08 8:00;72", "2026-03-11 8:00;70") {
            $0.setColumn(.start, to: "1")
            $0.setColumn(.duration, to: "2")
        }
        #expect(try table(rows).rows.map(\.number) == [1, 2])

        #expect(throws: SiteImportError.noDateColumn("name | colour")) {
            _ = try read("name;colour", "a;b")
        }
        #expect(throws: SiteImportError.unknownColumn("when")) {
            _ = try read("date;site", "2026-03-08 8:00;x") { $0.setColumn(.start, to: "when") }
        }
    }

    @Test func `a row without a reading is left out with its reason (SR-189, SR-192, SR-193)`()
        throws
    {
        let table = try table(
            read(
                "date;end;duration;note",
                "soon;;;",
                "2026-03-29 2:30;;;",
                "2026-03-08 8:00;;1,234;",
                "2026-03-08 8:00;2026-03-08 7:00;;",
                "2026-03-08 8:00;2026-03-09 8:00;25 h;",
                "2026-03-08 8:00;2026-03-09 8:00;24 h;ok;surplus",
                "2026-03-08 8:00;2026-03-09 8:00;24 h;ok"
            )
        )

        #expect(table.skipped.map(\.row) == [2, 3, 4, 5, 6, 7])
        let kinds: [SiteImportReport.Skip.Kind] = [
            .badDate, .badDate, .badDuration, .negativeDuration, .conflictingEnd, .surplusField,
        ]
        #expect(table.skipped.map(\.kind) == kinds)
        #expect(table.rows.map(\.wear) == [.seconds(86_400)])
    }

    @Test func `a date with a clock and a time agree, or the row is left out (SR-189, SR-192)`()
        throws
    {
        let table = try table(
            read(
                "date;time",
                "2026-01-05 00:00:00;08:30",
                "2026-01-08 09:15;9:15",
                "2026-01-11 22:00;08:30",
                "2026-01-14 00:00:00;soon"
            )
        )

        #expect(try table.rows.first?.start == time("2026-01-05T07:30:00Z"))
        #expect(table.skipped.map(\.kind) == [.conflictingTime, .badDate])
        #expect(table.skipped.first?.text == "2026-01-11 22:00 08:30")
    }

    @Test(arguments: ["Duration (min)", "Expected end", "Days since last change", "Due date"])
    func `a column of another kind is left aside, and named (SR-189, SR-191)`(header: String) {
        #expect(SiteSheetColumn(header: header) == nil)
        #expect(SiteSheetColumn(header: "Dauer (h:min)") == .duration)
    }

    @Test func `the time of wearing is a duration (SR-191, SR-193)`() throws {
        let table = try table(read("date;wear time", "2026-03-08 8:00;70:15"))

        #expect(table.rows.map(\.wear) == [.seconds(252_900)])
    }

    @Test func `a doubled hour is its first one, and reported (SR-192)`() throws {
        let table = try table(read("date", "2026-10-25 2:30"))

        let start = try time("2026-10-25T00:30:00Z")
        #expect(table.rows.map(\.start) == [start])
        #expect(table.repairs.map(\.kind) == [.firstOfTwoHours])
    }

    @Test func `durations without a unit are hours for a median above ten (SR-193)`() throws {
        let hours = try table(read("date;duration", "2026-03-08 8:00;72", "2026-03-11 8:00;5"))
        let wear: [SiteHistoryTable.Wear] = [.seconds(259_200), .seconds(18_000)]
        #expect(hours.rows.map(\.wear) == wear)

        let header = try table(read("date;days", "2026-03-08 8:00;3"))
        #expect(header.rows.map(\.wear) == [.seconds(259_200)])
    }

    @Test(arguments: ["side", "side;site"])
    func `a side without a place is asked, and never left out (SR-194)`(columns: String) throws {
        let rows = ["date;\(columns)", "2026-03-08 8:00;left", "2026-03-11 8:00; Left "]
        let lefts = SiteLocation.defaults.filter { $0.place.side == .left }
        let asked = try read(rows[0], rows[1], rows[2], "2026-03-14 8:00")
        #expect(questions(asked) == [.place(text: "left", rows: 2, candidates: lefts)])

        let answered = try table(
            read(rows[0], rows[1], rows[2], "2026-03-14 8:00") {
                $0.setPlace("left", to: .location(SiteLocation.defaults[6]))
            }
        )
        #expect(answered.locationTexts == ["L Thigh (Front)", ""])
        #expect(answered.rows.map(\.location) == [0, 0, 1])
    }

    @Test func `a known reason is one, and other words go to the note (SR-191, RR-1)`() throws {
        let table = try table(
            read(
                "date;note;reason",
                "2026-03-08 8:00;sore;Leak",
                "2026-03-11 8:00;;fell off",
                "2026-03-14 8:00;sore;shower",
                "2026-03-17 8:00;;shower",
                "2026-03-20 8:00;;"
            )
        )

        #expect(table.rows.map(\.note) == ["sore", nil, "sore (shower)", "shower", nil])
        #expect(table.rows.map(\.reason) == [.leak, .fellOff, nil, nil, nil])
    }
}
