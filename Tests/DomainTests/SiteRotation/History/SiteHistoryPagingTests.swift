import Foundation
import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SiteHistoryPagingTests {
    static let start = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id

    /// Entries an hour apart, from number 1 on; each third one at the back, each seventh nowhere.
    func history(_ count: UInt16) -> SiteEntries {
        guard count > 0 else { return [] }
        return SiteEntries(
            (1...count).map { number in
                let place = number % 7 == 0 ? nil : number % 3 == 0 ? back : front
                let start = Self.start + Double(number) * 3600
                return .fixture(number, at: place, from: start, to: start + 60)
            }
        )
    }

    func ids(_ page: SiteHistoryPage) -> [UUID] { page.items.map(\.id) }

    @Test(
        arguments: [1, 7, 50, 299, 300, 301],
        [
            SiteHistoryFilter.Place.any, .unknown, .location(SiteLocation.defaults[4].id),
            .locations([SiteLocation.defaults[0].id, SiteLocation.defaults[4].id]),
        ]
    )
    func `pages give every entry once, in order, and only the last has no cursor (NV-35, NV-37)`(
        limit: Int,
        place: SiteHistoryFilter.Place
    ) throws {
        let entries = history(300)
        let whole = entries.reversed().filter { entry in
            switch place {
            case .any: true
            case .unknown: entry.locationID == nil
            case .location(let id): entry.locationID == id
            case .locations(let ids): entry.locationID.map(ids.contains) ?? false
            }
        }
        var read: [SiteEntry] = []
        var cursor: SiteHistoryCursor?

        repeat {
            let request = SiteHistoryRequest(place: place, after: cursor, limit: limit)
            let page = try request.page(of: entries)
            #expect(page.items.count == min(limit, whole.count - read.count))
            #expect(page.total == whole.count)
            read += page.items
            cursor = page.next
        } while cursor != nil

        #expect(read == whole)
    }

    @Test func `a limit is between one and 2,000, and 50 when nobody says (NV-35)`() {
        #expect(SiteHistoryRequest().limit == 50)
        #expect(
            [-1, 0, 1, 2_000, 2_001, .max].map { SiteHistoryRequest(limit: $0).limit }
                == [1, 1, 1, 2_000, 2_000, 2_000]
        )
    }

    @Test func `the total is known for all, one place or one range, and for no two (NV-35)`() throws
    {
        let entries = history(30)
        let (from, to) = (Self.start + 5 * 3600, Self.start + 10 * 3600)
        func total(
            _ place: SiteHistoryFilter.Place,
            _ from: Date? = nil,
            _ to: Date? = nil
        ) throws -> Int? {
            try SiteHistoryRequest(place: place, from: from, to: to, limit: 1).page(of: entries)
                .total
        }

        #expect(try total(.any) == 30)
        #expect(try total(.location(back)) == 9)
        #expect(try total(.unknown) == 4)
        #expect(try total(.location(.fixture(99))) == 0)
        #expect(try total(.any, from, to) == 5)
        #expect(try total(.any, from) == 26)
        #expect(try total(.any, nil, to) == 9)
        #expect(try total(.any, to, from) == 0)
        #expect(try total(.location(back), from) == nil)
        #expect(try total(.unknown, nil, to) == nil)
    }

    @Test func `an empty page is the end (NV-37)`() throws {
        let none = try SiteHistoryRequest(place: .location(.fixture(99))).page(of: history(30))
        #expect(none == SiteHistoryPage(items: [], next: nil, total: 0))
        #expect(
            try SiteHistoryRequest().page(of: []) == SiteHistoryPage(items: [], next: nil, total: 0)
        )
    }

    @Test func `a range ends a page to the millisecond (NV-35)`() throws {
        let entries = history(3)
        let second = Self.start + 2 * 3600
        func shown(from: Date?, to: Date?) throws -> [UUID] {
            ids(try SiteHistoryRequest(from: from, to: to).page(of: entries))
        }

        #expect(try shown(from: second, to: nil) == [.fixture(3), .fixture(2)])
        #expect(try shown(from: second + 0.0004, to: nil) == [.fixture(3)])
        #expect(try shown(from: nil, to: second) == [.fixture(1)])
        #expect(try shown(from: nil, to: second + 0.0004) == [.fixture(2), .fixture(1)])
        #expect(try shown(from: .distantPast, to: .distantFuture).count == 3)
    }

    @Test func `a cursor whose entry is gone goes on below where it was (NV-36)`() throws {
        let first = try SiteHistoryRequest(limit: 3).page(of: history(10))
        #expect(ids(first) == [10, 9, 8].map(UUID.fixture))
        let rest = SiteEntries(history(10).filter { ![8, 9].map(UUID.fixture).contains($0.id) })

        let second = try SiteHistoryRequest(after: first.next, limit: 3).page(of: rest)

        #expect(ids(second) == [7, 6, 5].map(UUID.fixture))
    }

    @Test func `a cursor can be stored, and one from anywhere does no harm (NV-36)`() throws {
        let first = try SiteHistoryRequest(limit: 3).page(of: history(10))
        let stored = try JSONEncoder().encode(first.next)
        let cursor = try JSONDecoder().decode(SiteHistoryCursor.self, from: stored)
        #expect(cursor == first.next)

        let extremes: [Int64] = [.min, -1, 0, .max]
        for (start, created) in extremes.flatMap({ start in extremes.map { (start, $0) } }) {
            let json = """
                {"id": "\(UUID.fixture(1))", "start": \(start), "created": \(created), \
                "isStartEdited": false}
                """
            let cursor = try JSONDecoder().decode(SiteHistoryCursor.self, from: Data(json.utf8))
            let page = try SiteHistoryRequest(after: cursor).page(of: history(10))
            #expect(page.items.count == (start == .max ? 10 : 0))
        }
    }

    @Test func `a long search ends with its task (NV-37)`() async {
        let entries = SiteEntries(
            (0..<9_000).map { number in
                SiteEntry(
                    id: UUID(),
                    locationID: number == 0 ? back : front,
                    startTime: Self.start + Double(number) * 60
                )
            }
        )
        let search = Task { [back] in
            withUnsafeCurrentTask { $0?.cancel() }
            return Result { () throws(RepositoryError) in
                try SiteHistoryRequest(place: .location(back)).page(of: entries)
            }
        }

        #expect(await search.value == .failure(.cancelled))
    }

    /// Twins, entries with one start and moved ones come about, on two devices.
    @Test(arguments: 0..<40)
    func `whatever changes between two pages, the next goes on below the last (NV-36)`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        var now = Self.start
        var number = UInt16(0)
        func change() {
            now += Double(Int.random(in: 0...9, using: &generator)) / 10
            let index = Int.random(in: 0...1, using: &generator)
            number += 1
            let operation = SiteOperation.random(
                number,
                on: devices[index].records,
                now: now,
                using: &generator
            )
            _ = try? devices[index].perform(operation, now: now)
            if number % 6 == 0 { devices[0].receive(from: devices[1]) }
        }
        for _ in 0..<80 { change() }

        var cursor: SiteHistoryCursor?
        repeat {
            let entries = devices[0].records.entries
            let rows = entries.indices.reversed().filter { position in
                cursor.map { entries.row(at: position) < $0.row } ?? true
            }
            let limit = Int.random(in: 1...7, using: &generator)

            let page = try SiteHistoryRequest(after: cursor, limit: limit).page(of: entries)

            #expect(page.items == rows.prefix(limit).map { entries[$0] }, "seed \(seed)")
            #expect((page.next == nil) == (rows.count <= limit), "seed \(seed)")
            cursor = page.next
            for _ in 0..<Int.random(in: 0...3, using: &generator) { change() }
        } while cursor != nil
    }
}
