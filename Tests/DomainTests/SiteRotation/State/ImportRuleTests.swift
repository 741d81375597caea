import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct ImportRuleTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice()

    func row(_ location: UUID?, from start: Date, to end: Date?, _ note: String? = nil) -> SiteEntry
    {
        SiteEntry(
            id: SiteImport.entryID(start: start, location: location),
            locationID: location,
            startTime: start,
            endTime: end,
            note: note
        )
    }

    func operation(_ number: UInt16, _ mode: SiteImport.Mode, _ rows: [SiteEntry]) -> SiteOperation
    {
        .importEntries(
            SiteImport(id: .fixture(number), mode: mode, newPlaces: [], entries: rows)
        )
    }

    @Test mutating func `replacing leaves the rows of the file and nothing else (SR-108)`() throws {
        try device.log(1, at: front, now: now)
        let rows = [
            row(back, from: now - 7200, to: now - 3600), row(nil, from: now - 3600, to: nil),
        ]

        try device.perform(operation(9, .replace, rows), now: now)

        #expect(Array(device.records.entries) == rows)
    }

    @Test(arguments: SiteImport.Mode.allCases)
    mutating func `an imported entry keeps every field (SR-108)`(mode: SiteImport.Mode) throws {
        let entry = SiteEntry(
            id: .fixture(7),
            locationID: back,
            startTime: now - 7200,
            endTime: now - 3600,
            note: "sore",
            reason: .leak,
            findings: [.redness],
            profileID: WearProfile.defaults.first?.id,
            targetMinutes: 4320,
            snoozedUntil: now - 5400
        )

        try device.perform(operation(9, mode, [entry]), now: now)

        #expect(Array(device.records.entries) == [entry])
    }

    @Test mutating func `the same file twice gives the same rows (ST-60)`() throws {
        let rows = [row(back, from: now - 7200, to: now - 3600)]
        try device.perform(operation(9, .replace, rows), now: now)
        let before = device.records

        try device.perform(operation(10, .replace, rows), now: now)

        #expect(device.records == before)
    }

    @Test mutating func `an import is carried out once, whatever came after it (SR-32)`() throws {
        let rows = [row(back, from: now - 7200, to: now - 3600)]
        try device.perform(operation(9, .replace, rows), now: now)
        try device.log(1, at: front, now: now)
        let before = device.records

        let commit = try device.perform(operation(9, .replace, rows), now: now)

        #expect(commit.isRepeat)
        #expect(device.records == before)
    }

    @Test mutating func `rows with one start keep the order of the file (ST-60, SR-105)`() throws {
        let rows = [row(back, from: now, to: now), row(front, from: now, to: nil)]

        try device.perform(operation(9, .replace, rows), now: now)
        #expect(Array(device.records.entries) == rows)

        try device.log(1, at: back, time: now, now: now + 1)
        #expect(device.records.activeEntry?.id == .fixture(1))
    }

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
    mutating func `rows with one start are in the order of the file, whatever their ids (ST-60)`(
        numbers: [UInt16]
    ) throws {
        let rows = numbers.enumerated().map { index, number in
            SiteEntry(
                id: .fixture(number),
                locationID: SiteLocation.defaults[index].id,
                startTime: now,
                endTime: now
            )
        }

        try device.perform(operation(9, .replace, rows), now: now)

        #expect(Array(device.records.entries) == rows)
    }

    @Test mutating func `what another device logged meanwhile survives (ST-60)`() throws {
        var other = TestDevice(replica: 2)
        try device.log(1, at: front, now: now)
        other.receive(from: device)
        try other.log(2, at: back, now: now + 60)

        try device.perform(
            operation(9, .replace, [row(back, from: now - 60, to: now)]),
            now: now + 120
        )
        device.receive(from: other)

        #expect(device.records.entries.last?.id == .fixture(2))
        #expect(device.records.entries.count == 2)
    }

    @Test mutating func `merging adds what is not there and keeps what is (SR-108, SR-78)`() throws
    {
        try device.log(1, at: front, note: "kept", now: now)
        try device.log(2, at: back, now: now + 86_400)
        let twin = row(front, from: now + 0.5, to: now + 60)
        let old = row(back, from: now - 7200, to: now - 3600)

        try device.perform(operation(9, .merge, [twin, old]), now: now + 100_000)

        #expect(device.records.entries.map(\.id) == [old.id, .fixture(1), .fixture(2)])
        #expect(device.records.entries.map(\.note) == [nil, "kept", nil])
    }

    @Test mutating func `merging an older row into a gap moves no end (ST-54)`() throws {
        try device.log(1, at: front, now: now)
        try device.log(2, at: back, now: now + 86_400)
        let between = row(back, from: now + 3600, to: now + 7200)

        try device.perform(operation(9, .merge, [between]), now: now + 100_000)

        #expect(
            device.records.entries.map(\.endTime) == [now + 86_400, now + 7200, nil]
        )
    }

    @Test mutating func `locations of a file are created, switched and ordered (SR-113)`() throws {
        let hip = try #require(SitePlace(bodyPart: "Hip"))
        let locations = [
            SiteLocation(place: hip, sortOrder: 0),
            SiteLocation(place: SiteLocation.defaults[13].place, isEnabled: false, sortOrder: 1),
        ]

        try device.perform(
            .importLocations(SiteLocationsImport(id: .fixture(9), locations: locations)),
            now: now
        )

        let records = device.records
        #expect(records.locations.map(\.sortOrder) == Array(0..<15))
        #expect(records.locations.prefix(2).map(\.shortName) == ["Hip", "R Buttock"])
        #expect(records.locations.map(\.isEnabled).filter { !$0 }.count == 1)
        #expect(records.locations[0].isCustom)
    }

    @Test mutating func `locations that share a position follow one another there (SR-113)`() throws
    {
        let places = ["Hip", "Toe", "Leg"].compactMap { SitePlace(bodyPart: $0) }
        let locations = zip(places, [2, 2, 99]).map { SiteLocation(place: $0, sortOrder: $1) }

        try device.perform(
            .importLocations(SiteLocationsImport(id: .fixture(9), locations: locations)),
            now: now
        )

        let names = device.records.locations.map(\.shortName)
        #expect(Array(names[2...3]) == ["Hip", "Toe"])
        #expect(names.last == "Leg")
        let others = names.filter { name in !places.contains { $0.shortName == name } }
        #expect(others == SiteLocation.defaults.map(\.shortName))
    }

    @Test mutating func `a file of locations never leaves none enabled (SR-113, SR-69)`() {
        let none = SiteLocation.defaults.map {
            SiteLocation(place: $0.place, isEnabled: false, sortOrder: $0.sortOrder)
        }

        #expect(throws: SiteRotationError.lastEnabledLocation) {
            try device.perform(
                .importLocations(SiteLocationsImport(id: .fixture(9), locations: none)),
                now: now
            )
        }
    }
}
