import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// Export, import into an empty store, export again (SR-112).
@Suite struct CSVRoundTripTests {
    let format = CSVSiteRecordsFormat()

    @Test(arguments: 0..<400 as Range<UInt64>)
    func `the two files are equal byte for byte, whatever the history (SR-112)`(
        seed: UInt64
    ) async throws {
        let desk = ImportDesk()
        var history = RandomHistory(seed: seed)
        let records = history.records(before: desk.now)
        let first = format.write(SiteExportTable(records))
        guard !records.entries.isEmpty else { return }

        let report = try await desk.preview(first).report
        let imported = try await desk.take(first)

        #expect(report.skipped == [])
        #expect(report.repairs == [])
        #expect(imported.entries.count == records.entries.count)
        let second = try await desk.export()
        #expect(String(decoding: second, as: UTF8.self) == String(decoding: first, as: UTF8.self))
        #expect(second == first)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `locations come back with their switches and their order (SR-96, SR-113)`(
        seed: UInt64
    ) async throws {
        let desk = ImportDesk()
        var history = RandomHistory(seed: seed)
        var shuffled = history.records(before: desk.now).locations
        shuffled.shuffle(using: &history.random)
        let locations = shuffled.enumerated().map { number, location in
            SiteLocation(
                place: location.place,
                isEnabled: number == 0 || Bool.random(using: &history.random),
                sortOrder: number
            )
        }
        let first = format.write(locations)

        let imported = try await desk.take(first)

        #expect(imported.locations == locations)
        #expect(try await desk.export(.locations) == first)
    }

    @Test func `a body part that is only a letter like a side comes back (SR-71, SR-112)`() throws {
        for bodyPart in ["L", "R", "Left", "Right"] {
            let place = try #require(SitePlace(bodyPart: bodyPart, subArea: "Front"))
            #expect(SitePlace(named: place.shortName) == place)
        }
    }
}
