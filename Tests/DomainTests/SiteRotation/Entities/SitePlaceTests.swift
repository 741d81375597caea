import MomentumSiteRotationDomain
import Testing

@Suite struct SitePlaceTests {
    struct Names: CustomTestStringConvertible, Sendable {
        let bodyPart: String
        let subArea: String?
        let side: BodySide?
        let zone: String
        let zoneName: String
        let shortName: String
        let displayName: String

        var testDescription: String { displayName }
    }

    @Test(
        arguments: [
            Names(
                bodyPart: "Abdomen",
                subArea: "Front",
                side: .left,
                zone: "Front Abdomen",
                zoneName: "Abdomen (Front)",
                shortName: "L Abdomen (Front)",
                displayName: "Left Front Abdomen"
            ),
            Names(
                bodyPart: "Buttock",
                subArea: nil,
                side: .right,
                zone: "Buttock",
                zoneName: "Buttock",
                shortName: "R Buttock",
                displayName: "Right Buttock"
            ),
            Names(
                bodyPart: "Lower Back",
                subArea: nil,
                side: nil,
                zone: "Lower Back",
                zoneName: "Lower Back",
                shortName: "Lower Back",
                displayName: "Lower Back"
            ),
        ]
    )
    func `each form of the name is what its table says (SR-7, SR-8, SR-9)`(_ expected: Names) throws
    {
        let place = try #require(
            SitePlace(
                bodyPart: expected.bodyPart,
                subArea: expected.subArea,
                side: expected.side
            )
        )

        #expect(place.zone == expected.zone)
        #expect(place.zoneName == expected.zoneName)
        #expect(place.shortName == expected.shortName)
        #expect(place.displayName == expected.displayName)
    }

    @Test func `a name in English is that of the place, known or typed (SR-11, EM-9)`() throws {
        let typed = [
            SitePlace(bodyPart: "Chest", subArea: "Front", side: .left),
            SitePlace(bodyPart: "Arm", subArea: "Side"), SitePlace(bodyPart: "Back", side: .right),
        ]
        let texts = SiteTexts()

        for place in SiteLocation.defaults.map(\.place) + typed.compactMap(\.self) {
            #expect(texts.displayName(of: place) == place.displayName)
            #expect(texts.shortName(of: place) == place.shortName)
            #expect(texts.zone(of: place) == place.zone)
        }
    }

    @Test(
        arguments: [("Café", "Cafe\u{301}"), ("hip", "Hip"), ("Lower Back", " lower \t back ")]
    )
    func `spellings of one place have one identity (SR-4)`(one: String, other: String) {
        #expect(SitePlace(bodyPart: one)?.id == SitePlace(bodyPart: other)?.id)
    }

    @Test func `body part, sub-area and side all count (SR-4)`() {
        let places = [
            SitePlace(bodyPart: "Hip"),
            SitePlace(bodyPart: "Hip", side: .left),
            SitePlace(bodyPart: "Hip", side: .right),
            SitePlace(bodyPart: "Hip", subArea: "Left"),
            SitePlace(bodyPart: "Hip", subArea: "Front"),
            SitePlace(bodyPart: "Front Hip"),
        ]

        #expect(Set(places.map { $0?.id }).count == places.count)
    }

    @Test func `control characters cannot make one place of two (SR-4)`() {
        let first = SitePlace(bodyPart: "A\u{1F}B", side: .left)
        let second = SitePlace(bodyPart: "A", subArea: "B\u{1F}", side: .left)

        #expect(first?.id != second?.id)
        #expect(first?.bodyPart == "A B")
    }

    @Test func `texts are stored trimmed and collapsed, an empty sub-area as none (SR-5)`() {
        let place = SitePlace(bodyPart: " Lower\n Back ", subArea: " \t")

        #expect(place?.bodyPart == "Lower Back")
        #expect(place?.subArea == nil)
        #expect(SitePlace(bodyPart: " \n") == nil)
    }

    @Test(arguments: SiteLocation.defaults)
    func `the zone text of a default location is taken apart, however it is spelled (SR-80)`(
        location: SiteLocation
    ) {
        let zone = location.place.zone

        #expect(SitePlace(zone: zone, side: location.side) == location.place)
        #expect(SitePlace(zone: "  \(zone.uppercased())\n", side: location.side) == location.place)
    }

    @Test(arguments: ["Lower Back", "Inner Thigh", "Hip", "Left Arm", "Abdomen (Front)", "Abdomen"])
    func `any other zone text is the body part as a whole (SR-80)`(zone: String) {
        #expect(SitePlace(zone: zone, side: .left) == SitePlace(bodyPart: zone, side: .left))
        #expect(SitePlace(zone: zone, side: nil)?.subArea == nil)
        #expect(SitePlace(zone: " ", side: .right) == nil)
    }
}
