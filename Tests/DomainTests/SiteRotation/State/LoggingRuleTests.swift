import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct LoggingRuleTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice()

    func entry(_ number: UInt16, at location: UUID, from start: Date, to end: Date?) -> SiteEntry {
        SiteEntry(id: .fixture(number), locationID: location, startTime: start, endTime: end)
    }

    @Test mutating func `the first change opens an entry (SR-28, SR-37)`() throws {
        try device.log(1, at: front, now: now)

        #expect(device.records.entries == [entry(1, at: front, from: now, to: nil)])
        #expect(device.records.activeEntry?.id == .fixture(1))
    }

    @Test mutating func `the location of the active site can be chosen again (SR-30)`() throws {
        try device.log(1, at: front, now: now)
        try device.log(2, at: front, now: now + 3600)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 3600),
                entry(2, at: front, from: now + 3600, to: nil),
            ]
        )
    }

    @Test mutating func `a time after now is refused and nothing is written (SR-31)`() throws {
        try device.log(1, at: front, now: now)
        let before = device.records

        #expect(throws: SiteRotationError.changeInTheFuture(now + 61)) {
            try device.log(2, at: back, time: now + 61, now: now + 60)
        }

        #expect(device.records == before)
    }

    @Test mutating func `a time before the latest start is refused (SR-31, SR-162)`() throws {
        try device.log(1, at: front, now: now)

        #expect(throws: SiteRotationError.changeBeforeLatestEntry(now - 1, latest: now)) {
            try device.log(2, at: back, time: now - 1, now: now + 60)
        }

        try device.log(3, at: back, time: now, now: now + 60)
        #expect(device.records.activeEntry == entry(3, at: back, from: now, to: nil))
    }

    @Test mutating func `a clock that was set back locks nobody out (SR-31, ST-56)`() throws {
        try device.log(1, at: front, now: now)

        try device.log(2, at: back, now: now - 86_400)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now), entry(2, at: back, from: now, to: nil),
            ]
        )
    }

    @Test mutating func `within a second at one place the new entry moves on (SR-78, ST-56)`()
        throws
    {
        try device.log(1, at: front, now: now)

        try device.log(2, at: front, now: now + 0.4)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 1),
                entry(2, at: front, from: now + 1, to: nil),
            ]
        )
    }

    @Test mutating func `a note of 5,000 characters is kept, a longer one refused (TR-28)`() throws
    {
        let longest = String(repeating: "é", count: 5_000)
        let refusal = SiteRotationError.noteTooLong(limit: 5_000)
        func log(
            _ id: UInt16,
            _ note: String,
            previous: FieldWrite<String?> = .keep
        ) -> SiteOperation {
            .logChange(
                SiteChange(id: .fixture(id), locationID: front, note: note, previousNote: previous)
            )
        }

        try device.perform(log(1, longest), now: now)

        #expect(throws: refusal) { try device.perform(log(2, longest + "x"), now: now) }
        #expect(throws: refusal) {
            try device.perform(log(3, "", previous: .set(longest + "x")), now: now)
        }
        #expect(throws: refusal) {
            let edit = SiteEntryEdit(
                id: .fixture(4),
                entryID: .fixture(1),
                note: .set(longest + "x")
            )
            try device.perform(.editEntry(edit), now: now)
        }
        #expect(device.records.entries.map(\.note) == [longest])
    }

    @Test mutating func `unknown and disabled locations are refused (SR-33)`() throws {
        var locations = SiteLocation.defaults
        locations[4].isEnabled = false
        try device.perform(
            .importLocations(SiteLocationsImport(id: .fixture(9), locations: locations)),
            now: now
        )

        #expect(throws: SiteRotationError.disabledLocation(back)) {
            try device.log(1, at: back, now: now)
        }
        #expect(throws: SiteRotationError.unknownLocation(.fixture(99))) {
            try device.log(1, at: .fixture(99), now: now)
        }
        #expect(device.records.entries.isEmpty)
    }

    @Test mutating func `a second confirmation changes nothing (SR-32)`() throws {
        try device.log(1, at: front, now: now)
        let before = device.records

        let commit = try device.log(1, at: back, now: now + 60)

        #expect(commit.isRepeat)
        #expect(device.records == before)
    }

    @Test mutating func `several open entries are all closed (SR-29, SR-76)`() throws {
        // Two devices that each logged while apart; then one of them logs again.
        var other = TestDevice(replica: 2)
        try device.log(1, at: front, now: now)
        try other.log(2, at: back, now: now + 60)
        device.receive(from: other)
        #expect(device.records.entries.map(\.endTime) == [now + 60, nil])

        try device.log(3, at: front, now: now + 3600)
        other.receive(from: device)

        let ends = [now + 60, now + 3600, nil]
        #expect(device.records.entries.map(\.endTime) == ends)
        #expect(other.records == device.records)
    }

    @Test mutating func `the note of the closed site can be set, changed and cleared (SR-163)`()
        throws
    {
        try device.log(1, at: front, note: "first", now: now)
        try device.log(2, at: back, now: now + 60)
        try device.log(3, at: front, previousNote: .set("second"), now: now + 120)
        try device.log(4, at: back, note: "  ", previousNote: .set(nil), now: now + 180)
        #expect(device.records.entries.map(\.note) == ["first", "second", nil, nil])
    }

    @Test mutating func `without an active site there is no note to change (SR-163)`() {
        #expect(throws: SiteRotationError.noActiveSite) {
            try device.log(1, at: front, previousNote: .set("lost"), now: now)
        }
        #expect(device.records.entries.isEmpty)
    }

    @Test mutating func `an entry at a custom place brings its place along (ST-57)`() throws {
        let hip = try #require(SitePlace(bodyPart: "Hip"))
        try device.perform(
            .importLocations(
                SiteLocationsImport(
                    id: .fixture(9),
                    locations: [SiteLocation(place: hip, sortOrder: 0)]
                )
            ),
            now: now
        )
        try device.log(1, at: hip.id, now: now)
        var other = TestDevice(replica: 2)

        other.state.apply(try #require(device.transactions.last))

        let entry = try #require(other.records.entries.first)
        #expect(other.records.location(entry.locationID)?.displayName == "Hip")
    }
}
