import MomentumSiteRotationDomain
import Testing

@Suite struct SitePlaceParsingTests {
    typealias Parts = (text: String, bodyPart: String, subArea: String?, side: BodySide?)

    @Test(
        arguments: [
            ("L Abdomen (Front)", "Abdomen", "Front", .left),
            ("R Buttock", "Buttock", nil, .right),
            ("Left Front Abdomen", "Abdomen", "Front", .left),
            ("Right Buttock", "Buttock", nil, .right),
            ("Lower Back", "Lower Back", nil, nil),
            ("  R   Lower \t Back ", "Lower Back", nil, .right),
            ("Inner Thigh", "Thigh", "Inner", nil),
            ("Left Upper Inner thigh", "thigh", "Upper Inner", .left),
            ("Front ABDOMEN", "ABDOMEN", "Front", nil),
            ("Inner Thigh (Front)", "Inner Thigh", "Front", nil),
            ("L Hip (a) (b)", "Hip (a)", "b", .left),
            // This spelling only is a side.
            ("l Hip", "l Hip", nil, nil), ("LEFT Hip", "LEFT Hip", nil, nil),
            ("LHip", "LHip", nil, nil), ("Leftover Arm", "Arm", "Leftover", nil),
            ("L", "L", nil, nil), ("Left", "Left", nil, nil), ("L L", "L", nil, .left),
            ("Left Left Arm", "Arm", "Left", .left), ("L Arm", "Arm", nil, .left),
            // Not the form with parentheses.
            ("Hip(Front)", "Hip(Front)", nil, nil), ("(Front)", "(Front)", nil, nil),
            ("Hip (Front) x", "Hip (Front) x", nil, nil), ("Hip ()", "Hip ()", nil, nil),
            ("Hip (Front))", "Hip (Front))", nil, nil), ("Hip )Front)", "Hip )Front)", nil, nil),
            ("Hip ( Front )", "Hip", "Front", nil), ("L (Front)", "L", "Front", nil),
        ] as [Parts]
    )
    func `a name is read in the new form, in the old form, or as a body part (SR-106)`(
        expected: Parts
    ) {
        let place = SitePlace(named: expected.text)

        #expect(place?.bodyPart == expected.bodyPart)
        #expect(place?.subArea == expected.subArea)
        #expect(place?.side == expected.side)
    }

    @Test(arguments: ["", " ", "\u{A0}\n"])
    func `no text is no place (SR-106)`(text: String) {
        #expect(SitePlace(named: text) == nil)
        #expect(SitePlace(unqualified: text, side: .left) == nil)
    }

    @Test func `old and new names of every default location are one place (SR-106)`() {
        for location in SiteLocation.defaults {
            #expect(SitePlace(named: location.shortName) == location.place)
            #expect(SitePlace(named: location.displayName) == location.place)
        }
    }

    @Test func `a name may begin with a mark that belongs to the character before (SR-112)`() throws
    {
        let place = try #require(
            SitePlace(bodyPart: "\u{301}x", subArea: "\u{301}y\u{301}", side: .right)
        )

        #expect(SitePlace(named: place.shortName)?.id == place.id)
    }
}
