import Foundation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@testable import MomentumSiteRotationDomain

@Suite struct BodyMapTests {
    typealias Zone = (bodyPart: String, subArea: String?)

    let now = Date(timeIntervalSince1970: 1_750_000_000)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }

    /// A location in each zone that has a region, on both sides, and one in the middle.
    static var everywhere: [SiteLocation] {
        let zones: [Zone] = [
            ("Chest", "Front"), ("Arm", "Side"), ("Thigh", "Back"),
        ]
        let others = zones.flatMap { zone in
            BodySide.allCases.compactMap { side in
                SitePlace(bodyPart: zone.bodyPart, subArea: zone.subArea, side: side)
            }
        }
        let places =
            SiteLocation.defaults.map(\.place) + others
            + [SitePlace(bodyPart: "Lower Back")].compactMap(\.self)
        return places.enumerated().map { SiteLocation(place: $1, sortOrder: $0) }
    }

    func map(
        _ entries: [SiteEntry] = [],
        locations: [SiteLocation] = SiteLocation.defaults,
        at moment: Date? = nil,
        rests: [SiteRest] = [],
        isMirrored: Bool = false
    ) -> BodyMap {
        BodyMap(
            records: SiteRecords(
                locations: locations,
                entries: SiteEntries(entries),
                rests: rests
            ),
            moment: moment ?? now,
            isPast: moment != nil,
            calendar: Self.calendar,
            isMirrored: isMirrored
        )
    }

    func days(_ count: Double) -> Date { now - count * 86_400 }

    func rest(_ location: SiteLocation.ID, from: Date, until: Date? = nil) -> SiteRest {
        SiteRest(id: location, locationID: location, from: from, until: until)
    }

    @Test(arguments: [false, true])
    func `the centre of each region is its place, in a mirror too (BM-4, BM-7)`(isMirrored: Bool) {
        let map = map(locations: Self.everywhere, isMirrored: isMirrored)

        #expect(map.regions.count == 21)
        for region in map.regions {
            for polygon in region.polygons {
                #expect(map.place(at: polygon.centre, in: region.view) == region.id)
                for corner in polygon {
                    #expect(map.place(at: corner, in: region.view) == region.id)
                }
            }
        }
    }

    @Test func `no two regions overlap, and each lies within the body (BM-3, BM-4)`() {
        let map = map(locations: Self.everywhere)

        for view in BodyView.allCases {
            let regions = map.regions.filter { $0.view == view }
            for x in stride(from: 0.25, to: BodyFigure.width, by: 2) {
                for y in stride(from: 0.25, to: BodyFigure.height, by: 2) {
                    let point = BodyPoint(x, y)
                    let holding = regions.filter { $0.holds(point) }
                    #expect(holding.count <= 1)
                    if !holding.isEmpty { #expect(BodyFigure.covers(point), "\(point)") }
                }
            }
        }
    }

    @Test func `the wearer's left is at the viewer's right in front, unless mirrored (BM-2)`() {
        func sides(_ map: BodyMap, _ location: Int) -> [Bool] {
            let id = SiteLocation.defaults[location].id
            let region = map.regions.first { $0.id == id }
            return (region?.polygons ?? []).map { $0.centre.x > BodyFigure.middle }
        }
        #expect(sides(map(), 0) == [true])
        #expect(sides(map(), 1) == [false])
        #expect(sides(map(isMirrored: true), 0) == [false])
        // From behind the left is on the left, in any case.
        #expect(sides(map(), 12) == [false])
        #expect(sides(map(isMirrored: true), 12) == [false])
    }

    @Test func `a place without a side covers both halves, and shares them in strips (BM-4)`()
        throws
    {
        let places = [
            SitePlace(bodyPart: "thigh", subArea: "FRONT"),
            SitePlace(bodyPart: "Thigh", subArea: "Front", side: .left),
        ]
        let locations = places.compactMap(\.self).enumerated().map {
            SiteLocation(place: $1, sortOrder: $0)
        }
        let map = map(locations: locations)

        let (both, left) = (try #require(map.regions.first), try #require(map.regions.last))
        #expect(both.polygons.count == 2)
        #expect(left.polygons.count == 1)
        // The left half reaches from 106 to 121, of which the first place has the first strip.
        #expect(both.polygons[1].map(\.x).max() == 113.5)
        #expect(left.polygons[0].map(\.x).min() == 113.5)
        #expect(map.place(at: BodyPoint(110, 250), in: .front) == both.id)
        #expect(map.place(at: BodyPoint(117, 250), in: .front) == left.id)
        #expect(map.place(at: BodyPoint(85, 250), in: .front) == both.id)
    }

    @Test func `a place that no figure shows stands beside them (BM-1, BM-4)`() throws {
        let places = [
            SitePlace(bodyPart: "Ankle", side: .left),
            SitePlace(bodyPart: "Lower Back", side: .left),
            SitePlace(bodyPart: "Lower Back"),
        ]
        let locations = places.compactMap(\.self).enumerated().map {
            SiteLocation(place: $1, sortOrder: $0)
        }
        let map = map(locations: locations)

        #expect(map.sitesWithoutRegion.map(\.location) == Array(locations[..<2]))
        #expect(map.regions.map(\.site.location) == [locations[2]])
        #expect(map.sites.map(\.key) == ["A", "B", "C"])
    }

    @Test func `a point beside a region means the nearest within 22 units (BM-7)`() {
        let map = map(locations: Self.everywhere)
        let buttock = SiteLocation.defaults[12].id

        // The lower edge of the left buttock lies at 222.
        #expect(map.place(at: BodyPoint(78, 223), in: .back) == buttock)
        #expect(map.place(at: BodyPoint(100, 416), in: .back) == nil)
        let chest = Self.everywhere[14].id
        #expect(map.place(at: BodyPoint(116, 90 - 22), in: .front) == chest)
        #expect(map.place(at: BodyPoint(116, 90 - 22.01), in: .front) == nil)
    }

    @Test(arguments: [
        (days: 0.0, level: BodyMapLevel.days0), (days: 2, level: .days0), (days: 3, level: .days3),
        (days: 6, level: .days3), (days: 7, level: .days7), (days: 13, level: .days7),
        (days: 14, level: .days14), (days: 400, level: .days14),
    ])
    func `levels follow the days since removal (BM-5)`(days: Double, level: BodyMapLevel) {
        let entry = SiteEntry.fixture(1, from: self.days(days + 20), to: self.days(days))
        let site = map([entry]).sites[0]

        #expect(site.level == level)
        #expect(site.days == Int(days))
    }

    @Test func `a worn set is in use, and what was never used says so (BM-5, SR-180)`() {
        let ids = SiteLocation.defaults.map(\.id)
        let map = map(
            [
                .fixture(1, at: ids[1], from: days(9), to: days(3)),
                .fixture(2, at: ids[0], from: days(3)),
            ],
            rests: [0, 2].map { rest(ids[$0], from: days(1)) }
        )

        #expect(map.sites.prefix(4).map(\.level) == [.inUse, .days3, .resting, .neverUsed])
        #expect(map.sites[0].category == .resting)
        #expect(map.sites[3].category == .recommended)
    }

    @Test func `an earlier day has the rests of that day (BM-9, RS-1)`() {
        let ids = SiteLocation.defaults.map(\.id)
        let entries: [SiteEntry] = [.fixture(1, at: ids[1], from: days(9), to: days(3))]
        let rests = [
            rest(ids[0], from: days(20), until: days(10)), rest(ids[2], from: days(5)),
        ]

        let levels = [15, 7, 1].map { day in
            map(entries, at: days(day), rests: rests).sites.prefix(3).map(\.level)
        }

        #expect(levels[0] == [.resting, .neverUsed, .neverUsed])
        #expect(levels[1] == [.neverUsed, .inUse, .neverUsed])
        #expect(levels[2] == [.neverUsed, .days0, .resting])
    }

    @Test func `an earlier day shows what was known at its end (BM-9)`() {
        let ids = SiteLocation.defaults.map(\.id)
        let entries: [SiteEntry] = [
            .fixture(1, at: ids[0], from: days(30), to: days(20)),
            .fixture(2, at: ids[1], from: days(20), to: days(10)),
            .fixture(3, at: ids[0], from: days(10)),
        ]

        let map = map(entries, at: days(15))

        #expect(map.sites[0].days == 5)
        #expect(map.sites[1].level == .inUse)
        #expect(map.sites[2].level == .neverUsed)
        #expect(map.sites.prefix(3).map(\.category) == [.avoid, .avoid, .recommended])
        // Before any entry, nothing was used.
        let before = self.map(entries, at: days(40))
        #expect(before.sites.allSatisfy { $0.level == .neverUsed })
    }

    @Test(arguments: UInt64(1)...50)
    func `a past day ranks places like records that end with it (BM-9)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ids = SiteLocation.defaults.prefix(5).map(\.id)
        let entries = (0..<20).map { number -> SiteEntry in
            let start = Double.random(in: 0...60, using: &generator)
            let length = Double.random(in: 0...8, using: &generator)
            return .fixture(
                UInt16(number),
                at: ids.randomElement(using: &generator),
                from: days(start),
                to: number.isMultiple(of: 3) ? nil : days(start - length)
            )
        }
        let moment = days(Double.random(in: 0...60, using: &generator))
        let shown = SiteRecords(entries: SiteEntries(entries)).entries
        let past = shown.filter { $0.startTime <= moment }.map { entry in
            SiteEntry(
                id: entry.id,
                locationID: entry.locationID,
                startTime: entry.startTime,
                endTime: entry.endTime.flatMap { $0 > moment ? nil : $0 }
            )
        }
        // An open entry that another follows ends with that one's start, at the latest then.
        let expected = map(past, at: moment)
        let map = map(entries, at: moment)

        for (site, other) in zip(map.sites, expected.sites) where other.level != .inUse {
            #expect(site.category == other.category)
            #expect(site.days ?? 0 <= other.days ?? 0)
        }
        #expect(map.sites.count { $0.level == .inUse } <= 1)
    }

    @Test func `a grid has the letter of every region, and its outline is symmetric (BM-8)`() {
        let map = map(locations: Self.everywhere)
        var letters: [Character] = []
        for view in BodyView.allCases {
            let grid = BodyMapGrid(map, view)
            #expect(grid.cells.count == 30)
            #expect(grid.cells.allSatisfy { $0.count == 32 })
            for row in grid.cells {
                let isDrawn = row.map { $0 != .ground }
                #expect(isDrawn == isDrawn.reversed())
                for case .key(let site) in row { letters += [site.key].compactMap(\.self) }
            }
        }

        #expect(letters.sorted() == Array("ABCDEFGHIJKLMNOPQRSTU"))
    }
}
