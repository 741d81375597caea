import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteChartTests {
    let now = SiteScreen.now
    let sites = SiteLocation.defaults

    func statistics(
        _ entries: [SiteEntry],
        locations: [SiteLocation] = SiteLocation.defaults
    ) -> SiteStatistics {
        SiteStatistics(
            records: SiteRecords(locations: locations, entries: SiteEntries(entries)),
            settings: SiteSettings(),
            now: now,
            calendar: SiteScreen.display.calendar
        )
    }

    var sample: SiteStatistics {
        let days = 86_400.0
        let front = sites[0].id
        return statistics([
            .fixture(1, at: sites[13].id, from: now - 21 * days, to: now - 19.5 * days),
            .fixture(6, at: sites[13].id, from: now - 36 * days, to: now - 34.5 * days),
            .fixture(7, at: sites[13].id, from: now - 40 * days, to: now - 38.5 * days),
            .fixture(2, at: front, from: now - 18 * days, to: now - 15 * days),
            .fixture(3, at: front, from: now - 12 * days, to: now - 9 * days),
            .fixture(4, at: front, from: now - 9 * days, to: now - 6 * days),
            .fixture(5, at: sites[1].id, from: now - 8 * days, to: now - 7.9 * days),
        ])
    }

    @Test func `each chart has a sentence, and each bar a label in full words (SR-156, SR-157)`() {
        let charts = SiteChart.charts(of: sample, display: SiteScreen.display)

        #expect(
            charts.map(\.summary) == [
                "7 site changes at 3 locations, most often at Left Front Abdomen and "
                    + "Right Buttock (3 each).",
                "1 of 3 used locations rested. Longest: Right Buttock, 19 days of rest, rested.",
                "The overall median is 54.0 hours (n = 6). Well below it: Right Buttock.",
            ]
        )
        let labels: [[String]] = charts.map { $0.bars.map(\.label) }
        let expected: [[String]] = [
            [
                "Left Front Abdomen, 3 uses",
                "Right Front Abdomen, 1 use, 1 short (under 12 h)", "Right Buttock, 3 uses",
            ],
            [
                "Right Buttock, 19 days of rest, rested",
                "Right Front Abdomen, 8 days of rest, resting",
                "Left Front Abdomen, 6 days of rest, fresh",
            ],
            [
                "Left Front Abdomen, 72.0 hours (n = 3)",
                "Right Buttock, 36.0 hours (n = 3), 33% below your overall median (n = 3)",
            ],
        ]
        #expect(labels == expected)
        #expect(charts[1].bars.map(\.tone) == [.rested, .resting, .fresh])
        #expect(charts[2].bars.map(\.tone) == [.neutral, .flagged])
    }

    @Test func `bars are measured against the longest (SR-62)`() {
        let chart = SiteChart.usage(sample, display: SiteScreen.display)

        let fractions: [Double] = chart.bars.map(chart.fraction)
        #expect(fractions == [1, 1.0 / 3, 1])
    }

    @Test func `totals hide the anomalies when there are none (SR-64)`() {
        let texts = SiteStatisticsAdapter(sample, display: SiteScreen.display)
        #expect(texts.totals.map(\.title).last == "Anomalies excluded")
        #expect(
            texts.totals.map(\.value) == ["54.0 hours (n = 6)", "14", "7", "1 short (under 12 h)"]
        )

        let clean = SiteStatisticsAdapter(
            statistics([.fixture(1, from: now)]),
            display: SiteScreen.display
        )
        #expect(clean.totals.map(\.value) == ["–", "14", "1"])
    }

    @Test func `a flagged location says by how much (SR-60, SR-158)`() {
        let texts = SiteStatisticsAdapter(sample, display: SiteScreen.display)

        #expect(texts.rows[13].flag == "33% below your overall median (n = 3)")
        #expect(texts.rows[13].median == "36.0")
        #expect(texts.rows[0].flag == nil)
        #expect(texts.rows[0].uses == "3 uses")
        #expect(texts.rows[2].lastUse == "Never used")
    }

    @Test func `what is too little to compare says so, and the place in use too (SR-180, SR-183)`()
    {
        let days = 86_400.0
        let statistics = statistics([
            .fixture(1, at: sites[0].id, from: now - 9 * days, to: now - 6 * days),
            .fixture(2, at: sites[1].id, from: now - 6 * days),
        ])
        let texts = SiteStatisticsAdapter(statistics, display: SiteScreen.display)

        #expect(texts.rows[0].flag == "too few to compare")
        #expect(texts.rows[0].count == "(n = 1)")
        #expect(texts.rows.prefix(3).map(\.lastUse) == ["6 days ago", "In use", "Never used"])
        let labels = texts.charts[1].bars.map(\.label)
        #expect(
            labels == ["Left Front Abdomen, 6 days of rest, fresh", "Right Front Abdomen, In use"]
        )
    }

    @Test func `too few of one profile are told from too few at all (SR-182, WP-3)`() {
        let days = 86_400.0
        let soft = WearProfile.defaults[1]
        func texts(_ profiles: [WearProfile.ID?]) -> SiteFiguresAdapter {
            let entries = profiles.enumerated().map { number, profile in
                let start = now - 9 * days + 3 * days * Double(number)
                return SiteEntry(
                    id: .fixture(UInt16(number)),
                    locationID: sites[0].id,
                    startTime: start,
                    endTime: start + 3 * days,
                    profileID: profile
                )
            }
            return SiteStatisticsAdapter(statistics(entries), display: SiteScreen.display).rows[0]
        }

        let mixed = texts([soft.id, soft.id, nil])
        #expect(mixed.count == "(n = 3)")
        #expect(mixed.flag == "too few with Soft to compare (n = 2)")
        // Here are enough; it is the other places that have none.
        #expect(texts([soft.id, soft.id, soft.id]).flag == "too few to compare")
    }

    @Test func `what is low among one profile is not called low among all (SR-183, WP-3)`() {
        let hour = 3600.0
        let profiles = WearProfile.defaults
        let wearings: [(place: Int, hours: [Double], profile: WearProfile)] = [
            (0, [24, 24, 24], profiles[0]), (0, [72, 72], profiles[1]),
            (0, [168, 168], profiles[2]), (1, [48, 48, 48, 48], profiles[0]),
        ]
        let entries = wearings.flatMap { wearing in
            wearing.hours.map { (wearing.place, $0, wearing.profile) }
        }
        .enumerated().map { number, wearing in
            let start = now - 200 * hour * Double(number + 1)
            return SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: sites[wearing.0].id,
                startTime: start,
                endTime: start + wearing.1 * hour,
                profileID: wearing.2.id
            )
        }
        let chart = SiteChart.wear(statistics(entries), display: SiteScreen.display)

        #expect(
            chart.summary == "The overall median is 48.0 hours (n = 11). "
                + "Well below the median with the same profile: Left Front Abdomen."
        )
        #expect(
            chart.bars.map(\.label) == [
                "Left Front Abdomen, 72.0 hours (n = 7), "
                    + "50% below your overall median with Steel (n = 3)",
                "Right Front Abdomen, 48.0 hours (n = 4)",
            ]
        )
    }

    @Test func `three names that share a rank are named, and the number of the others (SR-184)`() {
        let days = 86_400.0
        let statistics = statistics(
            (0..<5).map { number in
                .fixture(
                    UInt16(number),
                    at: sites[number].id,
                    from: now - 20 * days + Double(number),
                    to: now - 18 * days
                )
            }
        )
        let charts = SiteChart.charts(of: statistics, display: SiteScreen.display)

        #expect(
            charts[0].summary
                == "5 site changes at 5 locations, most often at Left Front Abdomen, "
                + "Right Front Abdomen, Left Side Abdomen and 2 more (1 each)."
        )
        #expect(charts[1].summary.hasSuffix("and 2 more (18 days of rest, rested each)."))
    }

    @Test func `the picture is well-formed XML with a title, roles and all labels (SR-156)`() throws
    {
        let charts = SiteChart.charts(of: sample, display: SiteScreen.display)

        let text = SiteChartSVG(title: "Site Rotation", charts: charts).text
        let picture = try XMLOutline(text)

        #expect(picture.texts(of: "title").first == "Site Rotation")
        #expect(picture.count(of: "desc") == 1)
        #expect(picture.values(of: "role").filter { $0 == "list" }.count == 3)
        let labels: [String] = charts.flatMap(\.bars).map(\.label)
        #expect(picture.values(of: "aria-label") == labels)
        #expect(charts.allSatisfy { text.contains($0.summary) })
    }

    @Test func `a list holds nothing but bars, and is tied to heading and summary (SR-156)`() throws
    {
        let charts = SiteChart.charts(of: sample, display: SiteScreen.display)

        let picture = try XMLOutline(SiteChartSVG(title: "Site Rotation", charts: charts).text)

        #expect(Set(picture.childRoles(ofRole: "list")) == ["listitem"])
        let lists = picture.attributes(ofRole: "list")
        #expect(lists.map { $0["aria-labelledby"] } == ["chart0", "chart1", "chart2"])
        #expect(
            picture.attributes(ofRole: "heading").map { $0["id"] }
                == lists.map { $0["aria-labelledby"] }
        )
        for (list, chart) in zip(lists, charts) {
            let described = try #require(list["aria-describedby"])
            #expect(picture.parts(ofID: described).joined() == chart.summary)
        }
    }

    @Test func `a long summary is broken into lines that fit, and moves the bars down (SR-156)`()
        throws
    {
        let places = sites.prefix(12).map(\.displayName).joined(separator: ", ")
        let words = "The overall median is 72.0 hours. Well below it: \(places)."
        let bar = SiteChart.usage(sample, display: SiteScreen.display).bars[0]
        let word = String(repeating: "長", count: 60)
        let charts = [words, word, "Short."].map { summary in
            SiteChart(title: "Wear", summary: summary, bars: [bar])
        }

        let picture = try XMLOutline(SiteChartSVG(title: "Site Rotation", charts: charts).text)

        let lines = (0...2).map { picture.parts(ofID: "summary\($0)") }
        #expect(lines.map(\.count) == [3, 2, 1])
        // At most 104 letters, and the space between two lines.
        #expect(lines[0].allSatisfy { $0.count <= 105 })
        #expect(lines[0].joined() == words)
        #expect(lines[1].map(\.count) == [53, 8])
        let height = try #require(picture.values(of: "height").first.flatMap(Int.init))
        #expect(height == 56 + 3 * (48 + 24 + 32) + (2 + 1) * 18)
    }

    @Test(arguments: ["<b>&\"'", "]]>", "a\u{0}\u{1B}b", "\u{FFFF}", "x\r\ny", "é 🦶"])
    func `whatever a place is called, the picture stays well-formed (SR-156)`(name: String) throws {
        let location = SiteLocation(
            place: try #require(SitePlace(bodyPart: name, side: .left)),
            sortOrder: 0
        )
        let statistics = statistics(
            [.fixture(1, at: location.id, from: now)],
            locations: [location]
        )
        let charts = SiteChart.charts(of: statistics, display: SiteScreen.display)

        let picture = try XMLOutline(SiteChartSVG(title: name, charts: charts).text)

        #expect(picture.values(of: "aria-label").count == 2)
        #expect(picture.count(of: "b") == 0)
    }

    @Test func `without entries the picture says so (SR-66, SR-156)`() throws {
        let charts = SiteChart.charts(of: statistics([]), display: SiteScreen.display)

        let text = SiteChartSVG(title: "Site Rotation", charts: charts).text

        _ = try XMLOutline(text)
        #expect(text.contains("There are no statistics yet."))
        #expect(!text.contains("nan"))
    }
}
