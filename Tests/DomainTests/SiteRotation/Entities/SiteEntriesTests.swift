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
}
