import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct PlaceRuleTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let identifiers = SequentialIdentifiers()
    var device = TestDevice()

    mutating func add(
        _ bodyPart: String,
        _ qualifier: String = "",
        hasSides: Bool = true
    ) throws(SiteRotationError) {
        try device.perform(
            .addZone(
                SiteZoneAddition(
                    id: identifiers.next(),
                    bodyPart: bodyPart,
                    qualifier: qualifier,
                    hasSides: hasSides
                )
            ),
            now: now
        )
    }

    mutating func turn(_ locations: [SiteLocation], on: Bool) throws(SiteRotationError) {
        try device.perform(
            .switchLocations(
                SiteLocationSwitch(
                    id: identifiers.next(),
                    locationIDs: locations.map(\.id),
                    isEnabled: on
                )
            ),
            now: now
        )
    }

    mutating func remove(_ locations: [SiteLocation]) throws(SiteRotationError) {
        try device.perform(
            .removeLocations(
                SiteLocationRemoval(id: identifiers.next(), locationIDs: locations.map(\.id))
            ),
            now: now
        )
    }

    func location(_ name: String) throws -> SiteLocation {
        try #require(device.records.locations.first { $0.shortName == name })
    }

    var zones: [SiteZone] { SiteZone.zones(of: device.records.locations) }

    @Test func `zones stand by their lowest sort order, with their marks (SR-67)`() {
        #expect(
            zones.map(\.name) == [
                "Abdomen (Front)", "Abdomen (Side)", "Abdomen (Back)", "Thigh (Front)",
                "Thigh (Side)", "Arm (Back)", "Buttock",
            ]
        )
        #expect(zones.allSatisfy { $0.hasBothSides && !$0.isCustom && $0.isEnabled })
    }

    @Test mutating func `a zone is on when any of its locations is (SR-68)`() throws {
        try turn([location("L Buttock")], on: false)
        #expect(zones.last?.isEnabled == true)

        try turn([location("R Buttock")], on: false)
        #expect(zones.last?.isEnabled == false)

        try turn(zones.last?.locations ?? [], on: true)
        #expect(device.records.enabledLocations.count == 14)
    }

    @Test mutating func `at least one location stays enabled (SR-69)`() throws {
        try turn(Array(device.records.locations.dropFirst()), on: false)

        #expect(throws: SiteRotationError.lastEnabledLocation) {
            try turn([location("L Abdomen (Front)")], on: false)
        }
        #expect(device.records.enabledLocations.map(\.shortName) == ["L Abdomen (Front)"])
    }

    @Test mutating func `deleting the last enabled one is refused too (SR-69)`() throws {
        try add("Hip", hasSides: false)
        try turn(device.records.locations.filter { !$0.isCustom }, on: false)

        #expect(throws: SiteRotationError.lastEnabledLocation) {
            try remove([location("Hip")])
        }
    }

    @Test mutating func `a custom zone has two sides, or none, behind all others (SR-70)`() throws {
        try add("Hip", "Upper")
        try add("Lower Back", hasSides: false)

        let added = device.records.locations.suffix(3)
        #expect(added.map(\.shortName) == ["L Hip (Upper)", "R Hip (Upper)", "Lower Back"])
        #expect(added.map(\.sortOrder) == [14, 15, 16])
        #expect(added.allSatisfy { $0.isCustom && $0.isEnabled })
    }

    @Test(arguments: [
        ("", "", SiteRotationError.emptyBodyPart),
        ("  \n", "x", .emptyBodyPart),
        ("Hip (outer)", "", .nameWithParentheses),
        ("Hip", "a)", .nameWithParentheses),
        ("L Hip", "", .nameWithSide),
        ("Right Hip", "", .nameWithSide),
        ("l Abdomen", "Front", .nameWithSide),
        ("LEFT Hip", "", .nameWithSide),
        (String(repeating: "x", count: 61), "", .nameTooLong(limit: 60)),
        ("Hip", String(repeating: "x", count: 61), .nameTooLong(limit: 60)),
    ])
    mutating func `names that would not survive a round trip are refused (SR-71)`(
        bodyPart: String,
        qualifier: String,
        expected: SiteRotationError
    ) {
        #expect(throws: expected) { try add(bodyPart, qualifier) }
        #expect(device.records.locations == SiteLocation.defaults)
    }

    @Test mutating func `several words that end in a body part are split there (SR-71)`() throws {
        try add("Inner thigh", hasSides: false)

        let place = try #require(device.records.locations.last?.place)
        #expect(place.bodyPart == "thigh")
        #expect(place.subArea == "Inner")
    }

    @Test mutating func `adding what is there and on is refused (SR-72)`() throws {
        #expect(throws: SiteRotationError.nameTaken("FRONT abdomen")) {
            try add("abdomen", "FRONT")
        }
    }

    @Test mutating func `adding what is off switches it on, with its history (SR-72)`() throws {
        try device.log(501, at: location("L Buttock").id, now: now)
        try turn([location("L Buttock"), location("R Buttock")], on: false)

        try add("buttock")

        #expect(device.records.locations.count == 14)
        #expect(device.records.enabledLocations.count == 14)
        #expect(device.records.entries.use(of: try location("L Buttock").id)?.count == 1)
    }

    @Test mutating func `default locations can only be switched off (SR-73)`() throws {
        let front = try location("L Abdomen (Front)")

        #expect(throws: SiteRotationError.defaultLocation(front.id)) { try remove([front]) }
    }

    @Test
    mutating func `with history switched off, without it removed, each by itself (SR-73, SR-6)`()
        throws
    {
        try add("Hip")
        let (left, right) = try (location("L Hip"), location("R Hip"))
        try device.log(501, at: left.id, now: now)

        try remove([left, right])

        #expect(device.records.location(right.id) == nil)
        #expect(device.records.location(left.id)?.isEnabled == false)
        #expect(device.records.entries[0].locationID == left.id)
    }

    @Test mutating func `a removed place with a live entry is shown, switched off (ST-59)`() throws
    {
        try add("Hip", hasSides: false)
        var other = TestDevice(replica: 2)
        other.receive(from: device)
        let hip = try location("Hip")
        try remove([hip])
        try other.log(501, at: hip.id, now: now)

        device.receive(from: other)

        #expect(device.records.location(hip.id)?.isEnabled == false)
        #expect(device.records.entries[0].locationID == hip.id)
    }

    @Test mutating func `zones move as a whole, and orders have no gaps (SR-74)`() throws {
        try add("Lower Back", hasSides: false)
        let last = try #require(zones.last)

        try device.perform(
            .moveZone(SiteZoneMove(id: identifiers.next(), zone: last.id, position: 1)),
            now: now
        )

        #expect(
            device.records.locations.prefix(5).map(\.shortName) == [
                "L Abdomen (Front)", "R Abdomen (Front)", "Lower Back", "L Abdomen (Side)",
                "R Abdomen (Side)",
            ]
        )
        #expect(device.records.locations.map(\.sortOrder) == Array(0..<15))
    }

    @Test mutating func `two devices that switch off the last ones keep the later's on (ST-59)`()
        throws
    {
        try turn(Array(device.records.locations.dropFirst(2)), on: false)
        var other = TestDevice(replica: 2)
        other.receive(from: device)
        try turn([device.records.locations[0]], on: false)
        try other.perform(
            .switchLocations(
                SiteLocationSwitch(
                    id: .fixture(999),
                    locationIDs: [other.records.locations[1].id],
                    isEnabled: false
                )
            ),
            now: now + 60
        )

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records.enabledLocations.map(\.shortName) == ["R Abdomen (Front)"])
        #expect(other.records == device.records)
    }
}
