import MomentumDomain
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteImportSentenceTests {
    @Test(arguments: SiteImportReport.Skip.Kind.allCases)
    func `every reason is a sentence that quotes the text (SR-102)`(
        kind: SiteImportReport.Skip.Kind
    ) {
        let message = SiteImportReport.Skip(row: 2, kind: kind, text: "31.1.2025").message

        #expect(message.english.contains("\"31.1.2025\""))
        #expect(message.english.hasSuffix("."))
    }

    @Test(
        arguments: [
            ("a\nb\r\nc\td", #"a\nb\r\nc\td"#), ("\u{1B}[31m", #"\u{1B}[31m"#),
            ("\u{202E}x\u{2028}", #"\u{202E}x\u{2028}"#), ("👩‍🦽 é", "👩‍🦽 é"),
            (String(repeating: "x", count: 80), String(repeating: "x", count: 80)),
            (String(repeating: "x", count: 81), String(repeating: "x", count: 80) + "…"),
        ]
    )
    func `a text is quoted on one line, escaped and shortened (SR-102)`(
        text: String,
        expected: String
    ) {
        #expect(SiteImportReport.Skip(row: 2, kind: .badDate, text: text).text == expected)
    }

    @Test func `counts agree with their words, for one and for several (SR-110, SR-111)`() throws {
        let hip = try #require(SitePlace(bodyPart: "Hip", side: .left))
        let skip = SiteImportReport.Skip(row: 2, kind: .badDate, text: "x")
        let repair = SiteImportReport.Repair(row: 3, kind: .closedOpenEntry)
        let one = SiteImportReport(
            content: .entries(.replace),
            importedCount: 1,
            replacedCount: 1,
            presentCount: 1,
            updatedCount: 1,
            skipped: [skip],
            repairs: [repair],
            created: [hip]
        )
        let several = SiteImportReport(
            content: .entries(.replace),
            importedCount: 2,
            replacedCount: 0,
            presentCount: 2,
            updatedCount: 2,
            skipped: [skip, skip],
            repairs: [repair, repair],
            created: [hip, hip]
        )

        #expect(one.forecast.english == "1 entry will be replaced by 1 entry.")
        #expect(several.forecast.english == "0 entries will be replaced by 2 entries.")
        #expect(one.outcome.english == "1 entry imported.")
        #expect(several.outcome.english == "2 entries imported.")
        #expect(
            one.details.map(\.english) == [
                "1 row was there already.", "1 row is skipped.", "1 row is set right.",
                "1 known location changes.", "1 new location: Left Hip.",
            ]
        )
        #expect(
            several.details.map(\.english) == [
                "2 rows were there already.", "2 rows are skipped.", "2 rows are set right.",
                "2 known locations change.", "2 new locations: Left Hip, Left Hip.",
            ]
        )
    }

    @Test func `ends to come are counted, since such a set is not worn (SR-111)`() {
        let one = SiteImportReport(content: .entries(.merge), endingLaterCount: 1)
        let two = SiteImportReport(content: .entries(.merge), endingLaterCount: 2)

        #expect(
            one.details.first?.english.hasPrefix("1 row ends later than now: its set counts")
                == true
        )
        #expect(
            two.details.first?.english.hasPrefix("2 rows end later than now: their sets") == true
        )
    }

    @Test func `merging and locations have words of their own, and zero has none (SR-111)`() {
        let merge = SiteImportReport(content: .entries(.merge), importedCount: 1)
        let locations = SiteImportReport(content: .locations, importedCount: 1)

        #expect(merge.forecast.english == "1 entry will be added.")
        #expect(locations.forecast.english == "1 location will be set as in the file.")
        #expect(locations.outcome.english == "1 location set as in the file.")
        #expect(merge.details.map(\.english) == [])
    }

    @Test(arguments: SiteImportReport.Repair.Kind.allCases)
    func `every repair is a sentence (SR-111)`(kind: SiteImportReport.Repair.Kind) {
        #expect(SiteImportReport.Repair(row: 2, kind: kind).message.english.hasSuffix("."))
    }
}
