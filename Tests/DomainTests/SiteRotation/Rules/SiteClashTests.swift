import Foundation
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Places at the other device, or beside it.
@Suite struct SiteClashTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    private func place(
        _ bodyPart: String,
        _ subArea: String?,
        _ side: BodySide?
    ) throws -> SitePlace {
        try #require(SitePlace(bodyPart: bodyPart, subArea: subArea, side: side))
    }

    @Test(
        arguments: [
            // One body part and side, on either view.
            (("Arm", "Side", BodySide.left), ("Arm", "Back", BodySide.left), true),
            (("Abdomen", "Front", .left), ("Abdomen", "Back", .left), true),
            // Across the middle of the trunk: 6 units.
            (("Abdomen", "Front", .left), ("Abdomen", "Front", .right), true),
            // Two limbs, though the figures are near.
            (("Thigh", "Front", .left), ("Thigh", "Front", .right), false),
            (("Arm", "Side", .left), ("Arm", "Side", .right), false),
            // Buttock and lower back: 6 units. Chest and abdomen: 18.
            (("Buttock", nil, .left), ("Lower Back", nil, nil), true),
            (("Chest", "Front", .left), ("Abdomen", "Front", .left), false),
            // The trunk and a limb.
            (("Buttock", nil, .left), ("Thigh", "Back", .left), false),
            (("Abdomen", "Front", .left), ("Arm", "Side", .left), false),
            // A place that no figure shows.
            (("Hip", nil, .left), ("Hip", "Upper", .left), true),
            (("Hip", nil, .left), ("Hip", nil, .right), false),
        ] as [((String, String?, BodySide?), (String, String?, BodySide?), Bool)]
    )
    func `a place is near by its body part and side, or by the figure (SN-3)`(
        one: (String, String?, BodySide?),
        other: (String, String?, BodySide?),
        isNear: Bool
    ) throws {
        let (one, other) = (
            try place(one.0, one.1, one.2), try place(other.0, other.1, other.2)
        )
        #expect(one.isNear(other) == isNear)
        #expect(other.isNear(one) == isNear)
    }

    private func records(sensorAt location: SiteLocation.ID) -> SiteRecords {
        SiteRecords(
            sensors: SiteEntries([
                SiteEntry(id: .fixture(1), locationID: location, startTime: now - 3600)
            ])
        )
    }

    @Test func `a place of the sensor is not recommended, and one beside it keeps its rank (SN-3)`()
        throws
    {
        let first = SiteLocation.defaults[0]
        let records = records(sensorAt: first.id)
        let used = RecommendationOptions(usesSensors: true)

        let sites = SiteRecommender.recommend(records, at: now, options: used)
        #expect(sites.recommended.map(\.id) == SiteLocation.defaults[1...3].map(\.id))
        // The other side of the abdomen is further away than 5 cm.
        #expect(sites.recommended.map(\.clash) == [.near, .near, nil])
        #expect(sites.all.first { $0.id == first.id }?.clash == .shared)
        #expect(sites.longestRested?.id == SiteLocation.defaults[1].id)
        // Seen from the sensor, nothing is worn elsewhere.
        #expect(records.of(.sensor).clash(at: first.id) == nil)
    }

    @Test func `without sensors nothing clashes (SN-1, SN-3)`() {
        let sites = SiteRecommender.recommend(
            records(sensorAt: SiteLocation.defaults[0].id),
            at: now
        )
        #expect(sites.recommended.first?.id == SiteLocation.defaults[0].id)
        #expect(sites.all.allSatisfy { $0.clash == nil })
    }

    @Test func `badges and questions name the device and the distance (SN-3)`() {
        let texts = SiteTexts()
        let (set, sensor) = (texts.sensors, texts.ofSensors.sensors)

        #expect([SiteClash.shared, .near].map(set.badge) == ["Sensor here", "Next to the sensor"])
        #expect([SiteClash.shared, .near].map(sensor.badge) == ["Set here", "Next to the set"])
        #expect(
            set.remark(on: .near, at: "Left Arm", worn: "Left Chest")
                == "Left Arm is next to the sensor at Left Chest. "
                + "Medtronic names a distance of at least 5 cm between them."
        )
    }
}
