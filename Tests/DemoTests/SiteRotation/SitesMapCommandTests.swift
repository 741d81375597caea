import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Testing

@testable import MomentumDemo

@Suite struct SitesMapCommandTests {
    @Test func `the map names every place, with its level and its view (BM-1, BM-6)`() async throws
    {
        let run = await CommandLineRun("sites", "map", "--in-memory", "--json")
        let document = try #require(try run.document)

        let places = try #require(document["places"] as? [NSDictionary])
        #expect(places.count == 14)
        #expect(places.first?["key"] as? String == "A")
        #expect(places.first?["view"] as? String == "front")
        #expect(Set(places.compactMap { $0["level"] as? String }) == ["neverUsed"])
        #expect(document["day"] is NSNull)
    }

    @Test func `a figure has 32 columns and 30 lines, two stand beside each other (BM-8)`() throws {
        let map = BodyMap(
            records: SiteRecords(),
            moment: Date(timeIntervalSince1970: 1_750_000_000),
            isPast: false,
            calendar: Calendar(identifier: .gregorian)
        )
        let texts = BodyMapAdapter(
            map,
            day: nil,
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            )
        )
        let drawing = BodyMapDrawing(map, texts)

        #expect(BodyMapDrawing.wide == 67)
        #expect(drawing.lines(columns: nil) == drawing.lines(columns: 67))
        #expect(drawing.lines(columns: 67).count == 32)
        #expect(drawing.lines(columns: 67).allSatisfy { $0.displayWidth <= 67 })
        #expect(drawing.lines(columns: 66).count == 65)
        #expect(drawing.lines(columns: 34).allSatisfy { $0.displayWidth <= 34 })
        #expect(drawing.lines(columns: 33).isEmpty)

        var narrow = TerminalTraits.noTerminal
        (narrow.isOutputTerminal, narrow.width) = (true, 33)
        let text = BodyMapText.text(map, texts, on: narrow).plain
        #expect(text.contains("A  Left Front Abdomen\n"), "\(text)")
        #expect(text.contains("Never used"), "\(text)")
        #expect(text.contains("Recommended"), "\(text)")
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 33 }, "\(text)")
    }

    @Test func `each line below the name of a place is indented, those that wrap too (BM-8)`() {
        let calendar = Calendar(identifier: .gregorian)
        let now = Date(timeIntervalSince1970: 1_750_000_000)
        let site = SiteLocation.defaults[0].id
        let entry = SiteEntry(
            id: UUID(),
            locationID: site,
            startTime: now - 8 * 86_400,
            endTime: now - 4 * 86_400
        )
        let map = BodyMap(
            records: SiteRecords(entries: [entry]),
            moment: now,
            isPast: false,
            calendar: calendar
        )
        let display = SiteDisplay(locale: Locale(identifier: "en_GB"), calendar: calendar)
        let texts = BodyMapAdapter(map, day: nil, display: display)
        var narrow = TerminalTraits.noTerminal
        (narrow.isOutputTerminal, narrow.width) = (true, 33)

        let text = BodyMapText.text(map, texts, on: narrow).plain

        let lines = text.split(separator: "\n")
        let name = lines.firstIndex { $0.hasPrefix("A  Left Front Abdomen") }
        let next = lines.firstIndex { $0.hasPrefix("B  ") }
        guard let name, let next else {
            Issue.record("\(text)")
            return
        }
        #expect(next - name == 3, "\(text)")
        #expect(lines[(name + 1)..<next].allSatisfy { $0.hasPrefix("   ") }, "\(text)")
        #expect(lines.allSatisfy { $0.count <= 33 }, "\(text)")
    }

    @Test func `a day in the future is refused (BM-9)`() async {
        let run = await CommandLineRun("sites", "map", "--in-memory", "--day", "2999-01-01")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("Jan 1, 2999 lies in the future."))
    }

    @Test func `the picture goes to standard output alone (BM-6)`() async {
        let run = await CommandLineRun("sites", "map", "--in-memory", "--svg", "-")

        #expect(run.output.hasPrefix("<svg"))
        #expect(run.output.hasSuffix("</svg>\n"))
    }
}
