import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct SiteEntriesTests {
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id

    func entry(_ number: UInt16, start: Double, end: Double? = nil) -> SiteEntry {
        SiteEntry(
            id: .fixture(number),
            locationID: number.isMultiple(of: 2) ? front : back,
            startTime: Date(timeIntervalSince1970: start),
            endTime: end.map(Date.init(timeIntervalSince1970:))
        )
    }

    @Test func `entries stand by start and then by id, whatever order they came in`() {
        let entries = [entry(3, start: 20, end: 30), entry(1, start: 10, end: 20)]

        #expect(Array(SiteEntries(entries)) == entries.reversed())
        #expect(
            SiteEntries([entry(2, start: 10, end: 20), entry(1, start: 10, end: 20)]).map(\.id)
                == [.fixture(1), .fixture(2)]
        )
    }

    @Test func `an open entry that another follows ends where that one starts`() {
        let entries = SiteEntries([entry(1, start: 10), entry(2, start: 25)])

        #expect(entries[0].endTime == Date(timeIntervalSince1970: 25))
        #expect(entries[1].isOpen)
    }

    @Test func `a repeated id is taken once`() {
        let entries = SiteEntries([entry(1, start: 10, end: 20), entry(1, start: 30, end: 40)])

        #expect(Array(entries) == [entry(1, start: 10, end: 20)])
    }

    @Test func `reading by position and walking through give the same, over many blocks`() {
        let entries = SiteEntries(
            (0..<5000).map { entry($0, start: Double($0) * 10, end: Double($0) * 10 + 5) }
        )

        #expect(entries.count == 5000)
        #expect(entries.indices.map { entries[$0] } == Array(entries))
        #expect(entries.reversed().map(\.id) == Array(entries).reversed().map(\.id))
    }

    @Test func `the uses of a location are counted, with the latest start`() {
        let entries = SiteEntries([
            entry(1, start: 10, end: 20), entry(2, start: 20, end: 30), entry(3, start: 30),
        ])

        #expect(entries.use(of: back)?.count == 2)
        #expect(entries.use(of: back)?.lastUse == Date(timeIntervalSince1970: 30))
        #expect(entries.use(of: front)?.lastUse == Date(timeIntervalSince1970: 20))
        #expect(entries.use(of: nil) == nil)
        #expect(entries.use(of: .fixture(99)) == nil)
    }

    @Test(arguments: UInt64(1)...300)
    func `the rest of each place equals that of reading every entry (SR-180, SR-181)`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        var entries: [SiteEntry] = []
        for number in 0..<UInt16.random(in: 1...40, using: &generator) {
            let start = Double(Int.random(in: 0...60, using: &generator))
            let length = Int.random(in: 0...2, using: &generator) * 15
            entries.append(
                SiteEntry(
                    id: .fixture(number),
                    locationID: [front, back, nil].randomElement(using: &generator) ?? nil,
                    startTime: Date(timeIntervalSince1970: start),
                    endTime: Bool.random(using: &generator)
                        ? Date(timeIntervalSince1970: start + Double(length)) : nil
                )
            )
        }
        let records = SiteRecords(entries: SiteEntries(entries))
        let slow = SiteRecommender.recommend(
            locations: records.locations,
            entries: records.entries
        )
        for site in slow.all { #expect(records.placeRest(of: site.id) == site.placeRest) }
    }
}
