/// The shape of a zone on one half of a figure.
struct BodyShape {
    let view: BodyView
    /// The corners, as distances from the middle.
    let half: [BodyPoint]
    /// True for a shape across the middle, which only a place without a side has.
    var isCentral = false

    /// The shape of a place; `nil` if the figures have none.
    static func shape(of place: SitePlace) -> BodyShape? {
        guard let shape = shapes[SiteZone.ID(place)] else { return nil }
        return shape.isCentral && place.side != nil ? nil : shape
    }

    private static let shapes: [SiteZone.ID: BodyShape] = {
        let arm = "42,94 46,96 49,114 52,140 44,140 40,114"
        let rows: [(String, String?, BodyView, String)] = [
            ("Abdomen", "Front", .front, "3,140 19,140 19,192 3,192"),
            ("Abdomen", "Side", .front, "22,140 32,144 30,152 30,162 34,183 36,192 22,192"),
            ("Thigh", "Front", .front, "6,232 21,230 20,290 12,290"),
            ("Thigh", "Side", .front, "24,230 39,230 37,262 33,290 23,290"),
            ("Arm", "Side", .front, arm),
            ("Chest", "Front", .front, "5,90 27,90 29,118 5,122"),
            ("Arm", "Back", .back, arm),
            ("Abdomen", "Back", .back, "13,146 30,150 30,162 33,176 35,186 13,186"),
            ("Buttock", nil, .back, "3,192 36,192 38,204 39,222 5,222"),
            ("Thigh", "Back", .back, "7,232 37,232 36,262 32,290 12,290"),
        ]
        var shapes = Dictionary(
            uniqueKeysWithValues: rows.map { bodyPart, subArea, view, points in
                let place = SitePlace(uncheckedBodyPart: bodyPart, subArea: subArea, side: nil)
                let shape = BodyShape(view: view, half: BodyFigure.points(points))
                return (SiteZone.ID(place), shape)
            }
        )
        let back = SitePlace(uncheckedBodyPart: "Lower Back", subArea: nil, side: nil)
        shapes[SiteZone.ID(back)] = BodyShape(
            view: .back,
            half: BodyFigure.points("-10,146 10,146 10,186 -10,186"),
            isCentral: true
        )
        return shapes
    }()
}
