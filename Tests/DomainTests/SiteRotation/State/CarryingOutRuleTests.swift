import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct CarryingOutRuleTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    let arm = SiteLocation.defaults[10].id
    var device = TestDevice()

    func entry(_ number: UInt16, at location: UUID, from start: Date, to end: Date?) -> SiteEntry {
        .fixture(number, at: location, from: start, to: end)
    }

    func command(_ number: UInt16, at location: UUID, _ time: Date) -> SiteChangeCommand {
        SiteChangeCommand(id: .fixture(number), locationID: location, requestedAt: time)
    }

    @Test
    mutating func `an entry starts when asked for, with the id of the command (SR-129, SR-130)`()
        throws
    {
        try device.log(1, at: front, now: now)

        try device.perform(.carryOut(command(2, at: back, now + 3600)), now: now + 9000)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 3600),
                entry(2, at: back, from: now + 3600, to: nil),
            ]
        )
        #expect(device.records.answers == [SiteCommandAnswer(id: .fixture(2))])
    }

    @Test mutating func `a clock of the watch that is ahead counts as now (SR-130)`() throws {
        try device.perform(.carryOut(command(1, at: front, now + 500)), now: now)

        #expect(device.records.entries == [entry(1, at: front, from: now, to: nil)])
    }

    @Test mutating func `a start that lies ahead of now locks no watch out (SR-31, SR-130)`() throws
    {
        try device.log(1, at: front, now: now + 86_400)

        try device.perform(.carryOut(command(2, at: back, now)), now: now + 60)

        #expect(device.records.activeEntry?.id == .fixture(2))
        #expect(device.records.activeEntry?.startTime == now + 86_400)
    }

    @Test
    mutating func `an older request is put between the entries of its time (SR-130)`()
        throws
    {
        try device.log(1, at: front, now: now)
        try device.log(2, at: back, now: now + 7200)

        try device.perform(.carryOut(command(3, at: arm, now + 3600)), now: now + 9000)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 3600),
                entry(3, at: arm, from: now + 3600, to: now + 7200),
                entry(2, at: back, from: now + 7200, to: nil),
            ]
        )
    }

    @Test
    mutating func `a request from before everything ends where the first entry starts (SR-130)`()
        throws
    {
        try device.log(1, at: front, now: now)

        try device.perform(.carryOut(command(2, at: back, now - 3600)), now: now + 60)

        #expect(
            device.records.entries == [
                entry(2, at: back, from: now - 3600, to: now),
                entry(1, at: front, from: now, to: nil),
            ]
        )
    }

    @Test
    mutating func `every entry that spans the moment ends there, whoever set its end (SR-130)`()
        throws
    {
        let rows = [
            entry(1, at: front, from: now, to: now + 9000),
            entry(2, at: back, from: now + 1000, to: now + 2000),
            entry(3, at: arm, from: now + 2500, to: now + 8000),
            entry(4, at: front, from: now + 10_000, to: now + 11_000),
        ]
        let file = SiteImport(id: .fixture(90), mode: .merge, newPlaces: [], entries: rows)
        try device.perform(.importEntries(file), now: now + 20_000)

        try device.perform(.carryOut(command(5, at: back, now + 3000)), now: now + 20_000)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 3000),
                entry(2, at: back, from: now + 1000, to: now + 2000),
                entry(3, at: arm, from: now + 2500, to: now + 3000),
                entry(5, at: back, from: now + 3000, to: now + 10_000),
                entry(4, at: front, from: now + 10_000, to: now + 11_000),
            ]
        )
        #expect(device.records.activeEntry == nil)
    }

    @Test
    mutating func `an entry put into the past stays completed without the next one (SR-130)`()
        throws
    {
        var other = TestDevice(replica: 2)
        try device.log(1, at: front, now: now)
        other.receive(from: device)
        try other.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(90), entryID: .fixture(1))),
            now: now + 100
        )
        try device.perform(.carryOut(command(2, at: back, now - 3600)), now: now + 60)

        device.receive(from: other)

        #expect(device.records.entries == [entry(2, at: back, from: now - 3600, to: now)])
    }

    @Test(arguments: [-900, -500, 0, 400, 999])
    mutating
        func `within a second of an entry at the same place nothing is hidden (SR-78, SR-130)`(
            milliseconds: Int
        ) throws
    {
        try device.log(1, at: front, now: now)
        let asked = now + Double(milliseconds) / 1000

        try device.perform(.carryOut(command(2, at: front, asked)), now: now + 3600)

        #expect(
            device.records.entries == [
                entry(1, at: front, from: now, to: now + 1),
                entry(2, at: front, from: now + 1, to: nil),
            ]
        )
    }

    @Test
    mutating func `a command takes effect once, also when its entry was deleted since (SR-129)`()
        throws
    {
        let asked = command(1, at: front, now)
        try device.perform(.carryOut(asked), now: now)
        let once = device.records

        let again = try device.perform(.carryOut(asked), now: now + 60)
        #expect(again.isRepeat)
        #expect(device.records == once)

        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(90), entryID: .fixture(1))),
            now: now + 120
        )
        try device.perform(.carryOut(asked), now: now + 180)
        #expect(device.records.entries.isEmpty)
        #expect(device.records.answers == [SiteCommandAnswer(id: .fixture(1))])
    }

    @Test
    mutating func `an unknown location is refused for good, with the reason (SR-129, SR-131)`()
        throws
    {
        let place = try #require(SitePlace(bodyPart: "Hip"))
        let asked = command(1, at: place.id, now)
        try device.perform(.carryOut(asked), now: now)
        let refused = SiteCommandAnswer(id: .fixture(1), refusal: .unknownLocation)
        #expect(device.records.answers == [refused])

        // A month later the location is there, and the command comes again.
        let month = now + 31 * 86_400
        try device.perform(
            .addZone(SiteZoneAddition(id: .fixture(2), bodyPart: "Hip", hasSides: false)),
            now: month
        )
        try device.perform(.carryOut(asked), now: month)

        #expect(device.records.entries.isEmpty)
        #expect(device.records.answers == [refused])
    }

    @Test mutating func `a location that was disabled meanwhile is accepted (SR-131)`() throws {
        try device.perform(
            .switchLocations(
                SiteLocationSwitch(id: .fixture(9), locationIDs: [back], isEnabled: false)
            ),
            now: now
        )

        try device.perform(.carryOut(command(1, at: back, now)), now: now)

        #expect(device.records.activeEntry == entry(1, at: back, from: now, to: nil))
        #expect(device.records.answers == [SiteCommandAnswer(id: .fixture(1))])
    }

    @Test mutating func `a refusal is nothing that undo takes back (ST-62)`() throws {
        try device.log(1, at: front, now: now)
        let unknown = command(2, at: .fixture(77), now + 60)
        try device.perform(.carryOut(unknown), now: now + 60)

        try device.perform(.undo(SiteUndo(id: .fixture(3))), now: now + 120)

        #expect(device.records.entries.isEmpty)
        #expect(device.records.answers.count == 1)
    }

    @Test
    mutating func `undo takes back a change of the watch, whose command stays done (SR-129)`()
        throws
    {
        try device.log(1, at: front, now: now)
        let before = device.records.entries
        let asked = command(2, at: back, now + 3600)
        try device.perform(.carryOut(asked), now: now + 3600)

        try device.perform(.undo(SiteUndo(id: .fixture(3))), now: now + 3700)
        try device.perform(.carryOut(asked), now: now + 3800)

        #expect(device.records.entries == before)
    }

    @Test
    mutating func `the latest answers are the last 64, in the order they were given (SR-125)`()
        throws
    {
        for number in 1...100 {
            let location = number.isMultiple(of: 10) ? UUID.fixture(500) : front
            let time = now + Double(number * 60)
            try device.perform(.carryOut(command(UInt16(number), at: location, time)), now: time)
        }

        let expected = (37...100).map { number in
            SiteCommandAnswer(
                id: .fixture(number),
                refusal: number.isMultiple(of: 10) ? .unknownLocation : nil
            )
        }
        #expect(device.records.answers == expected)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `commands delivered to two phones in any order make one history (SR-129)`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let commands = (1...8).map { number in
            command(
                UInt16(number),
                at: [front, back, arm, .fixture(700)][Int.random(in: 0..<4, using: &random)],
                now + Double(Int.random(in: 0...20_000, using: &random))
            )
        }
        var phones = [TestDevice(replica: 1), TestDevice(replica: 2)]
        for phone in 0...1 {
            var rest = commands + commands.shuffled(using: &random).prefix(4)
            rest.shuffle(using: &random)
            for (step, command) in rest.enumerated() {
                try phones[phone].perform(
                    .carryOut(command),
                    now: now + 21_000 + Double(step * 10 + phone)
                )
                if Int.random(in: 0..<5, using: &random) == 0 {
                    phones[phone].receive(from: phones[1 - phone])
                }
            }
        }
        phones[0].receive(from: phones[1])
        phones[1].receive(from: phones[0])

        #expect(phones[0].records == phones[1].records)
        let known = commands.filter { $0.locationID != .fixture(700) }
        #expect(Set(phones[0].records.entries.map(\.id)) == Set(known.map(\.id)))
        #expect(phones[0].records.entries.filter(\.isOpen).count == (known.isEmpty ? 0 : 1))
        #expect(
            Set(phones[0].records.answers.filter { $0.refusal == nil }.map(\.id))
                == Set(known.map(\.id))
        )
    }
}
