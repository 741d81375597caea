import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct BodyMapViewModelTests {
    let now = SiteScreen.now
    let sites = SiteLocation.defaults

    var records: SiteRecords {
        let days = 86_400.0
        return SiteRecords(
            entries: [
                .fixture(1, at: sites[0].id, from: now - 20 * days, to: now - 10 * days),
                .fixture(2, at: sites[1].id, from: now - 10 * days),
            ]
        )
    }

    func model(_ day: String? = nil) async -> (BodyMapViewModel, SiteScreen) {
        let screen = SiteScreen(records)
        let model = BodyMapViewModel(
            day: day.flatMap { SiteDay($0) },
            records: screen.records,
            settings: screen.settingsFeed,
            dates: screen.dates,
            display: SiteScreen.display,
            router: screen.router
        )
        await model.load()
        return (model, screen)
    }

    @Test func `the map has a summary and a row for each place (BM-6)`() async throws {
        let texts = try #require(await model().0.texts)

        #expect(texts.title == "Body map · Today")
        #expect(
            texts.summary == "Right Front Abdomen is in use. Of 14 places, 0 rested 14 days or "
                + "more, and 12 were never used."
        )
        #expect(SiteTexts().bodyMap.summary(1, 1, 14).hasSuffix("and 1 was never used."))
        #expect(
            texts.rows.prefix(3).map(\.label) == [
                "Left Front Abdomen, 10 days, Avoid, used recently",
                "Right Front Abdomen, In use, Avoid, used recently",
                "Left Side Abdomen, Never used, Recommended",
            ]
        )
        #expect(texts.rowsBeside.isEmpty)
    }

    @Test func `a day before shows what was known at its end, today nothing later (BM-9)`()
        async throws
    {
        let (model, _) = await model("2025-06-01")
        #expect(model.day?.description == "2025-06-01")
        #expect(model.texts?.title == "Body map · At the end of 1 Jun 2025")
        #expect(model.state.value?.sites.map(\.level).prefix(2) == [.inUse, .neverUsed])

        model.showEarlierDay()
        #expect(model.day?.description == "2025-05-31")
        model.showLaterDay()
        model.showLaterDay()
        #expect(model.day?.description == "2025-06-02")
        model.show(SiteDay("2025-06-14"))
        model.showLaterDay()
        #expect(model.day == nil)
        model.showLaterDay()
        #expect(model.day == nil)
    }

    @Test func `a change after the map opened is on it, and so is the next day (BM-5, SR-201)`()
        async throws
    {
        let (model, screen) = await model()
        #expect(model.state.value?.sites.map(\.level).prefix(2) == [.days7, .inUse])

        screen.dates.advance(bySeconds: 3600)
        screen.change(
            SiteRecords(
                entries: [
                    .fixture(2, at: sites[1].id, from: now - 864_000, to: now + 1800),
                    .fixture(3, at: sites[0].id, from: now + 1800),
                ]
            )
        )
        await screen.records.load()
        #expect(model.state.value?.sites.first?.level == .inUse)

        let days = model.state.value?.sites.map(\.days)
        screen.dates.advance(bySeconds: 86_400)
        #expect(model.state.value?.sites.map(\.days) != days)
    }

    @Test func `a mirrored front says so and swaps its sides (BM-2)`() async throws {
        let (model, screen) = await model()
        #expect(model.texts?.sides[.front] == ["R", "L"])

        model.mirror()

        #expect(model.texts?.views[.front] == "Front, mirrored")
        #expect(model.texts?.sides == [.front: ["L", "R"], .back: ["L", "R"]])
        model.openHistory(of: sites[0].id)
        #expect(screen.router.path == [.history(location: sites[0].id)])
    }

    @Test(arguments: [false, true])
    func `the picture is well-formed, with a title for each region (BM-6)`(
        isMirrored: Bool
    ) async throws {
        let (model, _) = await model()
        if isMirrored { model.mirror() }
        let (map, texts) = (try #require(model.state.value), try #require(model.texts))

        let text = BodyMapSVG(map, texts: texts).text

        let picture = try XMLOutline(text)
        #expect(picture.values(of: "viewBox") == ["0 0 412 480"])
        #expect(picture.values(of: "role") == ["img"])
        #expect(picture.count(of: "title") == 1 + map.regions.count)
        for region in map.regions {
            #expect(picture.values(of: "id").contains("place-\(region.id.uuidString)"))
        }
        #expect(text.contains("prefers-color-scheme:dark"))
        #expect(text.firstMatch(of: /[0-9]\.[0-9]{2}/) == nil)
        #expect(text == BodyMapSVG(map, texts: texts).text)
    }

    @Test func `chips go on in further lines, and the picture grows with them (BM-4)`() throws {
        let long = String(repeating: "knee ", count: 30)
        let names = ["Calf", long] + (1...12).map { "Ankle \($0)" }
        func picture(_ count: Int) throws -> (XMLOutline, BodyMapAdapter) {
            let locations = try names.prefix(count).enumerated().map { order, name in
                SiteLocation(place: try #require(SitePlace(bodyPart: name)), sortOrder: order)
            }
            let worn = SiteEntry.fixture(1, at: locations[0].id, from: now - 3600)
            let map = BodyMap(
                records: SiteRecords(locations: locations, entries: [worn]),
                moment: now,
                isPast: false,
                calendar: SiteScreen.display.calendar
            )
            let texts = BodyMapAdapter(map, day: nil, display: SiteScreen.display)
            return (try XMLOutline(BodyMapSVG(map, texts: texts).text), texts)
        }

        let (small, _) = try picture(1)
        #expect(small.values(of: "viewBox") == ["0 0 412 480"])
        let rings = small.values(of: "class").count { $0 == "ring" }
        #expect(rings == 2, "one is in the legend, and one in the chip of the place in use")

        let (whole, texts) = try picture(names.count)
        #expect(whole.count(of: "title") == 1 + names.count)
        #expect(texts.rowsBeside.count == names.count)
        let words = whole.texts(of: "text")
        #expect(words.contains { $0.contains("knee") && $0.contains("…") && $0.count == 89 })
        #expect(words.contains { $0.contains("Ankle 12") })
        let box = try #require(whole.values(of: "viewBox").first)
        let height = try #require(box.split(separator: " ").last.flatMap { Int($0) })
        #expect(height > 480)
    }

    @Test func `a place with any name is a chip, and the picture stays well-formed (BM-4)`() throws
    {
        let location = SiteLocation(
            place: try #require(SitePlace(bodyPart: "<b>&\"'", side: .left)),
            sortOrder: 0
        )
        let map = BodyMap(
            records: SiteRecords(locations: [location]),
            moment: now,
            isPast: false,
            calendar: SiteScreen.display.calendar
        )
        let texts = BodyMapAdapter(map, day: nil, display: SiteScreen.display)

        let picture = try XMLOutline(BodyMapSVG(map, texts: texts).text)

        #expect(texts.rowsBeside.map(\.name) == ["Left <b>&\"'"])
        #expect(picture.count(of: "b") == 0)
        #expect(picture.count(of: "title") == 2)
    }
}
