import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
public import MomentumTestSupport
import Testing

extension SiteRotationContract {
    /// The rules of pages, compared with the complete list of entries.
    public static let pages: [Rule] =
        [1, 7, 50].map { limit in
            Rule("pages of \(limit) are the whole list, while entries come and go") { make in
                for seed in 0..<3 as Range<UInt64> {
                    var random = SeededGenerator(seed: seed)
                    let sites = try await make()
                    try await checkPages(of: limit, in: sites, seed: seed, using: &random)
                }
            }
        } + [
            Rule("a filter is searched to its last entry, and no page before that is empty") {
                make in
                try await checkFilter(try await make())
            }
        ]

    /// An import of entries at random times, at least a minute apart, some without a location.
    private static func entries(
        _ count: Int,
        _ id: UUID,
        using random: inout SeededGenerator
    ) -> SiteOperation {
        var starts: Set<Int> = []
        while starts.count < count { starts.insert(Int.random(in: 1...500_000, using: &random)) }
        let entries = starts.sorted().map { minutes in
            // One place per start, so that only the starts determine the order.
            let location = minutes % 9 == 0 ? nil : SiteLocation.defaults[minutes % 3]
            let start = now - Double(minutes) * 60
            return SiteEntry(
                id: SiteImport.entryID(start: start, location: location?.id),
                locationID: location?.id,
                startTime: start,
                endTime: start + 60
            )
        }
        return .importEntries(SiteImport(id: id, mode: .merge, newPlaces: [], entries: entries))
    }

    /// Adds or removes entries, including the last row of the page.
    private static func change(
        _ sites: any SiteRotationRepository,
        _ number: UInt16,
        count: Int,
        last: SiteEntry?,
        using random: inout SeededGenerator
    ) async throws {
        guard Bool.random(using: &random) else {
            let operation = entries(count, .fixture(number), using: &random)
            try await sites.perform([operation], at: now)
            return
        }
        let present = try await sites.records().entries
        var gone = Set(present.shuffled(using: &random).prefix(2).map(\.id))
        if let last, Bool.random(using: &random) { gone.insert(last.id) }
        for (offset, entry) in gone.enumerated() {
            let id = UUID.fixture(number + 1 + UInt16(offset))
            let deletion = SiteEntryDeletion(id: id, entryID: entry)
            try await sites.perform([.deleteEntry(deletion)], at: now)
        }
    }

    private static func checkPages(
        of limit: Int,
        in sites: any SiteRotationRepository,
        seed: UInt64,
        using random: inout SeededGenerator
    ) async throws {
        let first = entries(limit == 1 ? 40 : 200, .fixture(1), using: &random)
        try await sites.perform([first], at: now)
        var constant = Set(try await sites.records().entries.map(\.id))
        var read: [SiteEntry] = []
        var cursor: SiteHistoryCursor?
        var number: UInt16 = 10

        repeat {
            let whole = try await sites.records().entries.reversed()
            constant.formIntersection(whole.map(\.id))
            let left = whole.filter { entry in
                read.last.map { entry.startTime < $0.startTime } ?? true
            }
            let page = try await sites.entries(SiteHistoryRequest(after: cursor, limit: limit))

            #expect(page.items == Array(left.prefix(limit)), "seed \(seed)")
            #expect(page.total == whole.count, "seed \(seed)")
            #expect((page.next == nil) == (left.count <= limit), "seed \(seed)")
            read += page.items
            cursor = page.next
            let count = max(limit / 8, 1)
            try await change(sites, number, count: count, last: read.last, using: &random)
            number += 10
        } while cursor != nil

        #expect(Set(read.map(\.id)).count == read.count, "seed \(seed)")
        #expect(constant.isSubset(of: read.map(\.id)), "seed \(seed)")
    }

    private static func checkFilter(_ sites: any SiteRotationRepository) async throws {
        var random = SeededGenerator(seed: 1)
        let operation = entries(400, .fixture(1), using: &random)
        try await sites.perform([operation], at: now)
        let end = now - 100_000 * 60
        let wanted = try await sites.records().entries.reversed().filter { entry in
            entry.locationID == nil && entry.startTime < end
        }
        var read: [SiteEntry] = []
        var cursor: SiteHistoryCursor?

        repeat {
            let page = try await sites.entries(
                SiteHistoryRequest(place: .unknown, to: end, after: cursor, limit: 4)
            )
            #expect(page.next == nil || page.items.count == 4)
            #expect(page.total == nil)
            read += page.items
            cursor = page.next
        } while cursor != nil

        #expect(read == wanted)
    }
}
