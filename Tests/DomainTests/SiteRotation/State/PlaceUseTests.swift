import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Places that are used for sets, for sensors or for both.
@Suite struct PlaceUseTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    var device = TestDevice(replica: 1)

    private var sets: SiteRecords { device.records }
    private var sensors: SiteRecords { device.records.of(.sensor) }

    private mutating func use(_ number: UInt16, _ ids: [UUID], _ use: PlaceUse) throws {
        let change = SiteLocationUse(id: .fixture(number), locationIDs: ids, use: use)
        try device.perform(.useLocations(change), now: now + Double(number))
    }

    @Test mutating func `each device sees its places, and all are there (SN-2)`() throws {
        try use(1, [front], .sensors)

        #expect(!sets.locations.contains { $0.id == front })
        #expect(sensors.locations.map(\.id) == SiteLocation.defaults.map(\.id))
        #expect(sets.allLocations == sensors.allLocations)
        #expect(sets.location(front)?.isEnabled == false)
        #expect(sensors.location(front)?.isEnabled == true)
        #expect(throws: SiteRotationError.disabledLocation(front)) {
            try device.log(2, at: front, now: now + 60)
        }
        #expect(SiteRecommender.recommend(sets, at: now).all.count == 13)
        #expect(SiteRecommender.recommend(sensors, at: now).all.count == 14)

        try use(3, [front], .both)
        #expect(sets.locations == sensors.locations)
        try device.perform(.undo(SiteUndo(id: .fixture(4))), now: now + 60)
        #expect(sets.location(front)?.usedFor == .sensors)
    }

    @Test
    mutating func `a place with entries is shown, switched off, to a device that left it (SN-2)`()
        throws
    {
        try device.log(1, at: front, now: now)
        try use(2, [front], .sensors)

        #expect(sets.locations.first?.id == front)
        #expect(sets.locations.first?.isEnabled == false)
        #expect(sensors.locations.first?.isEnabled == true)
        #expect(sets.locations.count == 14)
    }

    @Test mutating func `one place stays enabled for each device (SR-69, SN-2)`() throws {
        let rest = SiteLocation.defaults.dropFirst().map(\.id)
        try use(1, rest, .sensors)
        #expect(sets.enabledLocations.map(\.id) == [front])

        #expect(throws: SiteRotationError.lastEnabledLocation) { try use(2, [front], .sensors) }
        let off = SiteLocationSwitch(id: .fixture(3), locationIDs: [front], isEnabled: false)
        #expect(throws: SiteRotationError.lastEnabledLocation) {
            try device.perform(.switchLocations(off), now: now)
        }
        #expect(throws: SiteRotationError.unknownLocation(.fixture(9))) {
            try use(4, [.fixture(9)], .sets)
        }
    }

    @Test mutating func `a zone can be added for sensors alone (SN-2)`() throws {
        let addition = SiteZoneAddition(
            id: .fixture(1),
            bodyPart: "Chest",
            qualifier: "Front",
            usedFor: .sensors
        )
        try device.perform(.addZone(addition), now: now)

        #expect(sets.locations.count == 14)
        #expect(
            sensors.locations.suffix(2).map(\.displayName) == [
                "Left Front Chest", "Right Front Chest",
            ]
        )
        device.compact()
        #expect(sensors.locations.count == 16)
    }

    @Test mutating func `a zone for sensors alone can be added for sets, too (SR-72, SN-2)`() throws
    {
        func addition(_ number: UInt16, _ use: PlaceUse = .both) -> SiteZoneAddition {
            SiteZoneAddition(
                id: .fixture(number),
                bodyPart: "Chest",
                qualifier: "Front",
                usedFor: use
            )
        }
        try device.perform(.addZone(addition(1, .sensors)), now: now)
        let taken = SiteRotationError.nameTaken("Front Chest")
        #expect(addition(2, .sensors).problem(in: sets) == taken)

        try device.perform(.addZone(addition(2)), now: now)

        #expect(sets.enabledLocations.suffix(2).map(\.bodyPart) == ["Chest", "Chest"])
        #expect(sets.locations == sensors.locations)
        #expect(throws: taken) { try device.perform(.addZone(addition(3)), now: now) }

        try device.perform(.undo(SiteUndo(id: .fixture(4))), now: now + 60)
        #expect(sets.locations.count == 14)
        #expect(sensors.locations.count == 16)
    }

    @Test mutating func `a zone that was removed comes back for what it is added for (SN-2)`()
        throws
    {
        let toe = try #require(SitePlace(bodyPart: "Toe")).id
        func addition(_ number: UInt16, _ use: PlaceUse) -> SiteOperation {
            .addZone(
                SiteZoneAddition(
                    id: .fixture(number),
                    bodyPart: "Toe",
                    hasSides: false,
                    usedFor: use
                )
            )
        }
        try device.perform(addition(1, .sensors), now: now)
        let removal = SiteLocationRemoval(id: .fixture(2), locationIDs: [toe])
        try device.perform(.removeLocations(removal), now: now)

        try device.perform(addition(3, .both), now: now)

        #expect(sets.location(toe)?.usedFor == .both)
    }

    @Test mutating func `a file of locations switches places for sensors alone (SR-113, SN-2)`()
        throws
    {
        try use(1, [front], .sensors)
        func file(_ number: UInt16, _ places: [SitePlace], isEnabled: Bool) -> SiteOperation {
            let locations = places.enumerated().map { position, place in
                SiteLocation(place: place, isEnabled: isEnabled, sortOrder: position)
            }
            return .importLocations(
                SiteLocationsImport(id: .fixture(number), locations: locations)
            )
        }
        let place = SiteLocation.defaults[0].place

        try device.perform(file(2, [place], isEnabled: false), now: now)
        #expect(sensors.location(front)?.isEnabled == false)

        try device.perform(file(3, [place], isEnabled: true), now: now)
        #expect(sensors.location(front)?.isEnabled == true)
        #expect(sensors.location(front)?.usedFor == .sensors)

        let ofSets = SiteLocation.defaults.dropFirst().map(\.place)
        #expect(throws: SiteRotationError.lastEnabledLocation) {
            try device.perform(file(4, Array(ofSets), isEnabled: false), now: now)
        }
    }

    @Test mutating func `what a newer version uses a place for is left out (SR-164)`() {
        var writes = SiteWrites()
        writes.places = [SitePlaceWrite(id: front)]
        for (stamp, (use, shown)) in [(0, 3), (4, 3), (6, 2), (1, 1)].enumerated() {
            writes.places[0].usedFor = .set(PlaceUse(rawValue: UInt8(use)))
            let id = TransactionID(replica: 5, counter: UInt64(stamp), digest: 0)
            device.state.apply(
                SiteTransaction(id: id, stamp: UInt64(stamp + 1), writes: writes)
            )
            #expect(sets.location(front)?.usedFor.rawValue == UInt8(shown))
        }
    }
}
