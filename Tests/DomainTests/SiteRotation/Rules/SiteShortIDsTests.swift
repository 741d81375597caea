import Foundation
import MomentumSiteRotationDomain
import Testing

/// Short ids of entries, and the entries that typed ones mean.
@Suite struct SiteShortIDsTests {
    private let start = Date(timeIntervalSince1970: 1_772_366_400)

    private func entry(_ id: String, after hours: Double, to end: Double? = nil) throws -> SiteEntry
    {
        let padded = id + String(repeating: "0", count: 32 - id.count)
        let parts = [(0, 8), (8, 4), (12, 4), (16, 4), (20, 12)].map { from, count in
            String(padded.dropFirst(from).prefix(count))
        }
        return SiteEntry(
            id: try #require(UUID(uuidString: parts.joined(separator: "-"))),
            locationID: nil,
            startTime: start + hours * 3600,
            endTime: end.map { start + $0 * 3600 }
        )
    }

    private func records(_ entries: [SiteEntry], ahead: [SiteEntry] = []) -> SiteRecords {
        SiteRecords(entries: SiteEntries(entries), ahead: ahead)
    }

    @Test func `a short id has four digits, in lower case (CL-14, SR-177)`() throws {
        let entries = [try entry("3F9A02", after: 0, to: 1), try entry("A07B55", after: 2)]
        let records = records(entries)

        let short = SiteShortIDs(of: entries.map(\.id), in: records)

        #expect(entries.map { short.text($0.id) } == ["3f9a", "a07b"])
        #expect(SiteShortIDs(of: [], in: records).length == 4)
    }

    @Test func `a short id is no beginning of one of the other device (SR-177, SN-1)`() throws {
        let set = try entry("3f9a02", after: 0)
        let sensor = try entry("3f9a0b", after: 0)
        let records = SiteRecords(
            entries: SiteEntries([set]),
            sensors: SiteEntries([sensor])
        )

        #expect(SiteShortIDs(of: [set.id], in: records).text(set.id) == "3f9a02")
        #expect(SiteShortIDs(ofAll: records.of(.sensor)).text(sensor.id) == "3f9a0b")
    }

    @Test func `all short ids of a list are as long as one of them needs (CL-14, SR-177)`() throws {
        let entries = [
            try entry("3f9a02", after: 0, to: 1), try entry("3f9a0b", after: 2, to: 3),
            try entry("a07b55", after: 4),
        ]
        let records = records(entries, ahead: [try entry("a07b55c1", after: 99)])

        #expect(SiteShortIDs(of: entries.map(\.id), in: records).length == 7)
        #expect(SiteShortIDs(of: entries.prefix(2).map(\.id), in: records).length == 6)
        #expect(SiteShortIDs(of: [entries[2].id], in: records).text(entries[2].id) == "a07b550")
    }

    @Test func `ids of a page differ from those that are on another (CL-14)`() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var generator = SplitMix(state: seed)
        let entries = (0..<2000).map { number in
            // Few different digits, so that many beginnings are equal.
            let high = generator.next() & 0x0303_0303_0303_0303
            let low = generator.next()
            return SiteEntry(
                id: UUID(high: high, low: low),
                locationID: nil,
                startTime: start + Double(number),
                endTime: start + Double(number) + 0.5
            )
        }
        let records = records(entries)
        let listed = entries.shuffled(using: &generator).prefix(20)
        let short = SiteShortIDs(of: listed.map(\.id), in: records)

        for entry in listed {
            #expect(SiteEntryLookup(short.text(entry.id), in: records) == .found(entry))
        }
        // One digit less does not tell them all apart.
        let shorter = listed.map { String(short.text($0.id).dropLast()) }
        #expect(
            short.length == 4
                || shorter.contains { SiteEntryLookup($0, in: records).isAmbiguous }
        )
    }

    @Test(arguments: [
        "3f9a02", "3F9A02", "3f9a", "3f9a0200-0000", "3F9A0200-0000-0000-0000-000000000000",
        "3f9a02000000",
    ])
    func `an entry is found by the beginning of its id, in any case (CL-14, SR-177)`(
        typed: String
    ) throws {
        let entries = [try entry("3f9a02", after: 0, to: 1), try entry("3f0a", after: 2)]

        #expect(SiteEntryLookup(typed, in: records(entries)) == .found(entries[0]))
    }

    @Test func `several entries that fit are all named (CL-14)`() throws {
        let entries = [try entry("3f9a02", after: 0, to: 1), try entry("3f9a0b", after: 2)]
        let ahead = try entry("3f9a0c", after: 99)

        let records = records(entries, ahead: [ahead])

        #expect(SiteEntryLookup("3f9a", in: records) == .ambiguous(entries + [ahead]))
        #expect(SiteEntryLookup("3f9a0c", in: records) == .found(ahead))
    }

    @Test(arguments: ["", "3", "3f9", "3f-9", "xyz12", "3f9a 02", "٣٣٣٣", "row 1"])
    func `less than four digits are no id, nor are other characters (CL-14, SR-177)`(
        typed: String
    ) throws {
        let entries = [try entry("3f9a02", after: 0)]

        #expect(SiteEntryLookup(typed, in: records(entries)) == .noID)
    }

    @Test func `last and active stand for an entry (SR-171)`() throws {
        let closed = try entry("3f9a02", after: 0, to: 1)
        let open = try entry("a07b55", after: 2)

        #expect(SiteEntryLookup("last", in: records([closed, open])) == .found(open))
        #expect(SiteEntryLookup("Active", in: records([closed, open])) == .found(open))
        #expect(SiteEntryLookup("last", in: records([closed])) == .found(closed))
        #expect(SiteEntryLookup("active", in: records([closed])) == .noActiveEntry)
        #expect(SiteEntryLookup("last", in: records([])) == .none)
        #expect(SiteEntryLookup("abcd", in: records([closed])) == .none)
    }
}

extension SiteEntryLookup {
    fileprivate var isAmbiguous: Bool {
        if case .ambiguous = self { true } else { false }
    }
}

extension UUID {
    fileprivate init(high: UInt64, low: UInt64) {
        let bytes = [high, low].flatMap { part in
            (0..<8).map { UInt8(truncatingIfNeeded: part >> (56 - 8 * UInt64($0))) }
        }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}

/// A generator whose numbers follow from its state.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
