import Testing

@testable import MomentumSiteRotationDomain

/// The corners of the regions, written out: a region that moves would show another place.
@Suite struct BodyShapeTests {
    private static let arm = "42,94 46,96 49,114 52,140 44,140 40,114"

    @Test(
        arguments: [
            ("Abdomen", "Front", BodyView.front, "3,140 19,140 19,192 3,192"),
            ("Abdomen", "Side", .front, "22,140 32,144 30,152 30,162 34,183 36,192 22,192"),
            ("Thigh", "Front", .front, "6,232 21,230 20,290 12,290"),
            ("Thigh", "Side", .front, "24,230 39,230 37,262 33,290 23,290"),
            ("Arm", "Side", .front, arm),
            ("Chest", "Front", .front, "5,90 27,90 29,118 5,122"),
            ("Arm", "Back", .back, arm),
            ("Abdomen", "Back", .back, "13,146 30,150 30,162 33,176 35,186 13,186"),
            ("Buttock", nil, .back, "3,192 36,192 38,204 39,222 5,222"),
            ("Thigh", "Back", .back, "7,232 37,232 36,262 32,290 12,290"),
            ("Lower Back", nil, .back, "-10,146 10,146 10,186 -10,186"),
        ] as [(String, String?, BodyView, String)]
    )
    func `each region has its corners (BM-4)`(
        bodyPart: String,
        subArea: String?,
        view: BodyView,
        corners: String
    ) throws {
        let side: BodySide? = bodyPart == "Lower Back" ? nil : .left
        let place = try #require(SitePlace(bodyPart: bodyPart, subArea: subArea, side: side))

        let shape = try #require(BodyShape.shape(of: place))

        #expect(shape.view == view)
        #expect(shape.half.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") == corners)
    }
}
