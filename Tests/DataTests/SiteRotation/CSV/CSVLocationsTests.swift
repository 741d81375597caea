import Foundation
import MomentumSiteRotationDomain
import Testing

/// The file of locations (SR-113).
@Suite struct CSVLocationsTests {
    let desk = ImportDesk()

    func file(_ rows: String...) -> [UInt8] {
        Array(
            (["location,enabled,custom,sort_order"] + rows).joined(separator: "\r\n").utf8
        )
    }

    @Test func `missing locations are created, switches and order are taken over (SR-113)`()
        async throws
    {
        let bytes = file(
            "L Thigh (Side),TRUE,false,7",
            "Right Buttock,False,false,-1",
            "\"Hip, upper\",true,true,3",
            "L Abdomen (Front),true,false,99"
        )

        let report = try await desk.preview(bytes).report
        let records = try await desk.take(bytes)

        #expect(report.content == .locations)
        #expect(report.createdNames == ["Hip, upper"])
        #expect(report.importedCount == 4)
        // The front of the abdomen moves from 0 to 14, the side of the thigh from 8 to 7.
        #expect(report.updatedCount == 3)
        #expect(
            records.locations.map(\.shortName) == [
                "R Buttock", "R Abdomen (Front)", "L Abdomen (Side)", "Hip, upper",
                "R Abdomen (Side)", "L Abdomen (Back)", "R Abdomen (Back)", "L Thigh (Side)",
                "L Thigh (Front)", "R Thigh (Front)", "R Thigh (Side)", "L Arm (Back)",
                "R Arm (Back)",
                "L Buttock", "L Abdomen (Front)",
            ]
        )
        #expect(records.locations.map(\.sortOrder) == Array(0..<15))
        #expect(records.locations.filter { !$0.isEnabled }.map(\.shortName) == ["R Buttock"])
    }

    @Test
    func
        `export and import of locations in an empty store are equal byte for byte (SR-96, SR-113)`()
        async throws
    {
        try await desk.take(file("R Buttock,false,false,0", "Hip,true,true,1", "Toe,false,true,2"))
        let first = try await desk.export(.locations)
        let other = ImportDesk()

        try await other.take(first)

        #expect(try await other.export(.locations) == first)
        #expect(try await other.preview(first).report.updatedCount == 0)
    }

    @Test func `a row of an export alone leaves every location where it is (SR-113)`() async throws
    {
        let before = try await desk.take(file("Hip,true,true,6"))

        let row = file("Hip,true,true,6")

        #expect(before.locations[6].shortName == "Hip")
        #expect(try await desk.preview(row).report.updatedCount == 0)
        #expect(try await desk.take(row) == before)
    }

    @Test func `entries stay, and no location is deleted (SR-113)`() async throws {
        let before = try await desk.take(rows: "2025-01-01T00:00:00Z,Hip,1,")

        let after = try await desk.take(file("Toe,true,true,0"))

        #expect(after.entries == before.entries)
        #expect(after.locations.map(\.shortName) == ["Toe"] + before.locations.map(\.shortName))
    }

    @Test func `one location stays enabled, whatever the file says (SR-113)`() async throws {
        let rows = SiteLocation.defaults.map { "\($0.shortName),false,false,\($0.sortOrder)" }
        let bytes = Array(
            (["location,enabled,custom,sort_order"] + rows).joined(separator: "\n").utf8
        )

        let report = try await desk.preview(bytes).report
        let records = try await desk.take(bytes)

        #expect(report.repairs == [SiteImportReport.Repair(row: 2, kind: .keptEnabled)])
        #expect(records.enabledLocations.map(\.shortName) == ["L Abdomen (Front)"])
        #expect(try await desk.preview(file("L Buttock,false,false,0")).report.repairs == [])
    }

    @Test func `one location stays enabled for each device (SR-113, SR-69, SN-2)`() async throws {
        let sensors = SiteLocationUse(
            id: UUID(),
            locationIDs: [SiteLocation.defaults[0].id],
            use: .sensors
        )
        try await desk.sites.perform([.useLocations(sensors)], at: desk.now)
        let rows = SiteLocation.defaults.map { location in
            "\(location.shortName),\(location.sortOrder == 0),false,\(location.sortOrder)"
        }
        let bytes = Array(
            (["location,enabled,custom,sort_order"] + rows).joined(separator: "\n").utf8
        )

        let report = try await desk.preview(bytes).report
        let records = try await desk.take(bytes)

        #expect(report.repairs == [SiteImportReport.Repair(row: 3, kind: .keptEnabled)])
        #expect(report.updatedCount == 12)
        #expect(records.enabledLocations.map(\.shortName) == ["R Abdomen (Front)"])
        #expect(records.of(.sensor).enabledLocations.count == 2)
    }

    @Test(
        arguments: [
            ("Hip,true,true", SiteImportReport.Skip.Kind.tooFewColumns, "Hip,true,true"),
            ("Hip,true,true,1,x", .tooManyColumns, "x"),
            ("Hip,true,true,\"1", .unterminatedQuote, "Hip,true,true,"),
            ("\"", .unterminatedQuote, "\""),
            (" ,true,true,1", .badLocation, ""),
            ("Hip,yes,true,1", .badFlag, "yes"),
            ("Hip,true,,1", .badFlag, ""),
            ("Hip,true,true,first", .badSortOrder, "first"),
            ("Hip,true,true,99999999999999999999", .badSortOrder, "99999999999999999999"),
            ("LEFT buttock,true,false,1", .duplicateRow, "LEFT buttock"),
        ]
    )
    func `a row that fails is skipped, with its text quoted (SR-113)`(
        row: String,
        kind: SiteImportReport.Skip.Kind,
        text: String
    ) async throws {
        let report = try await desk.preview(file("L Buttock,true,false,0", "", row)).report

        #expect(report.importedCount == 1)
        #expect(report.skipped.map(\.row) == [4])
        #expect(report.skipped.map(\.kind) == [kind])
        #expect(report.skipped.first?.text.hasPrefix(text) == true)
    }

    @Test func `without a good row the file is refused (SR-109, SR-113)`() async throws {
        let error = await #expect(throws: SiteImportError.self) {
            try await desk.preview(file("Hip,maybe,true,1"))
        }

        #expect(error?.kind == "noValidEntries")
        #expect(error?.skipped.map(\.kind) == [.badFlag])
    }
}
