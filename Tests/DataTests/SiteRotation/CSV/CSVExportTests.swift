import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct CSVExportTests {
    let format = CSVSiteRecordsFormat()
    let front = SiteLocation.defaults[0]
    let buttock = SiteLocation.defaults[12]

    func entry(
        _ number: UInt16,
        at location: SiteLocation? = nil,
        from start: Double,
        to end: Double? = nil,
        note: String? = nil
    ) -> SiteEntry {
        SiteEntry(
            id: .fixture(number),
            locationID: location?.id,
            startTime: Date(timeIntervalSince1970: start),
            endTime: end.map(Date.init(timeIntervalSince1970:)),
            note: note
        )
    }

    func lines(_ entries: [SiteEntry]) -> [String] {
        let records = SiteRecords(entries: SiteEntries(entries))
        let text = String(decoding: format.write(SiteExportTable(records)), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `without entries a file is the header line alone (SR-89)`() async throws {
        let bytes = try await ImportDesk().export()

        #expect(bytes == Array("date,location,duration_hours,note\n".utf8))
    }

    @Test
    func `a row per entry, in UTF-8, with LF at the end of each line (SR-89, SR-91 to SR-93)`() {
        let text = lines([
            entry(1, at: front, from: 0, to: 246_480, note: "\u{FEFF}café 💉"),
            entry(2, from: 246_480.5, to: 246_481.5),
            entry(3, at: buttock, from: 300_000.999),
        ])

        #expect(
            text == [
                "date,location,duration_hours,note",
                "1970-01-01T00:00:00Z,L Abdomen (Front),68.4667,\u{FEFF}café 💉",
                "1970-01-03T20:28:00Z,,0.0003,",
                "1970-01-04T11:20:00Z,L Buttock,,",
                "",
            ]
        )
    }

    @Test(
        arguments: [
            ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
            ("\"", "\"\"\"\""), (" a ", " a "), ("a;b", "a;b"), ("'a'", "'a'"),
            ("a\u{2028}b", "a\u{2028}b"),
            ("=1+2", "=1+2"), ("a\tb", "a\tb"),
        ]
    )
    func `quotation marks stand where they are needed and nowhere else (SR-94)`(
        note: String,
        expected: String
    ) {
        let records = SiteRecords(entries: [entry(1, from: 0, to: 0, note: note)])

        #expect(
            String(decoding: format.write(SiteExportTable(records)), as: UTF8.self)
                == "date,location,duration_hours,note\n1970-01-01T00:00:00Z,,0.0,\(expected)\n"
        )
    }

    @Test func `a name that needs quotation marks gets them (SR-94)`() throws {
        let place = try #require(SitePlace(bodyPart: "Hip, \"upper\""))
        let location = SiteLocation(place: place, sortOrder: 14)
        let records = SiteRecords(
            locations: SiteLocation.defaults + [location],
            entries: [entry(1, at: location, from: 0, to: 0)]
        )

        #expect(
            String(decoding: format.write(SiteExportTable(records)), as: UTF8.self)
                .contains(",\"Hip, \"\"upper\"\"\",0.0,\n")
        )
    }

    @Test func `equal starts stand completed first, then by end, short name and note (SR-90)`() {
        let thigh = SiteLocation.defaults[6]
        let text = lines([
            entry(9, at: front, from: 10.9),
            entry(8, at: front, from: 10.1, to: 30),
            entry(7, at: buttock, from: 10.8, to: 20.9),
            entry(6, at: front, from: 10.7, to: 20.2),
            entry(5, from: 10.6, to: 20.5),
            entry(4, at: thigh, from: 10.3, to: 20, note: "b"),
            entry(3, at: thigh, from: 10.4, to: 20, note: "a"),
            entry(2, at: thigh, from: 9, to: 90),
        ])

        #expect(
            text.dropFirst().dropLast().map { String($0.dropFirst(17)) } == [
                "09Z,L Thigh (Front),0.0225,", "10Z,,0.0028,", "10Z,L Abdomen (Front),0.0028,",
                "10Z,L Buttock,0.0028,", "10Z,L Thigh (Front),0.0028,a",
                "10Z,L Thigh (Front),0.0028,b", "10Z,L Abdomen (Front),0.0056,",
                "10Z,L Abdomen (Front),,",
            ]
        )
    }

    @Test func `an entry whose location is not known has no location (SR-92)`() {
        #expect(
            lines([
                SiteEntry(
                    id: .fixture(1),
                    locationID: .fixture(9),
                    startTime: Date(timeIntervalSince1970: 0)
                )
            ])[1] == "1970-01-01T00:00:00Z,,,"
        )
    }

    @Test func `the file of locations has all of them in order (SR-96)`() throws {
        let hip = try #require(SitePlace(bodyPart: "Hip, upper", side: .right))
        var locations = [SiteLocation(place: hip, sortOrder: 0)]
        locations.append(SiteLocation(place: buttock.place, isEnabled: false, sortOrder: 1))

        #expect(
            String(decoding: format.write(locations), as: UTF8.self) == """
                location,enabled,custom,sort_order
                "R Hip, upper",true,true,0
                L Buttock,false,false,1

                """
        )
    }

    @Test func `what cannot be read or written is an error, and no file appears (SR-97)`()
        async throws
    {
        let failing = FailingRepository()
        let documents = InMemorySiteDocumentStore()
        let export = ExportSiteRecordsUseCase(
            sites: failing,
            format: format,
            documents: documents,
            calendar: Calendar(identifier: .gregorian)
        )
        let url = try #require(URL(string: "file:///export.csv"))

        await #expect(throws: SiteExportError.repository(failing.error)) {
            try await export.execute(SiteExportRequest(), to: url)
        }
        await #expect(throws: SiteDocumentError.self) { try await documents.contents(of: url) }
    }

    @Test func `a file is written whole, where it was asked for (SR-97)`() async throws {
        let desk = ImportDesk()
        let url = try #require(URL(string: "file:///export.csv"))
        let export = desk.makeExport()

        try await export.execute(SiteExportRequest(.locations), to: url)

        #expect(try await desk.documents.contents(of: url) == desk.export(.locations))
    }
}
