import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport
import Testing

/// The rules that every repository of the tracker's records must satisfy.
///
/// ```swift
/// @Test(arguments: SiteRotationContract.rules)
/// func `records keep the contract`(rule: SiteRotationContract.Rule) async throws {
///     try await rule.check { try MyRecords(file: newFile()) }
/// }
/// ```
///
/// ``durability`` is for an adapter whose records outlive it, ``sharing`` for one that several
/// processes open at once. An adapter that satisfies neither loses entries.
public enum SiteRotationContract {
    /// A rule about a repository without entries.
    public typealias Rule = ContractRule<any SiteRotationRepository>

    /// Opens the same records each time, like the next start of a program.
    public typealias Opening = @Sendable () async throws -> any SiteRotationRepository

    /// All rules about the answers of a repository.
    public static let rules = changes + corrections + pages
}

extension SiteRotationContract {
    static let now = Date(timeIntervalSince1970: 1_750_000_000)
    private static let front = SiteLocation.defaults[0].id
    private static let back = SiteLocation.defaults[4].id

    static func log(_ number: UInt16, at location: SiteLocation.ID) -> SiteOperation {
        .logChange(SiteChange(id: .fixture(number), locationID: location))
    }

    /// The rules of changes: complete, performed once, and announced.
    public static let changes: [Rule] = [
        Rule("new records are the fourteen defaults and no entries") { make in
            let records = try await make().records()
            #expect(records == SiteRecords())
        },
        Rule("a change closes the open entry and opens one at the same moment") { make in
            let sites = try await make()
            let first = SiteChange(id: .fixture(1), locationID: front, note: "first")
            try await sites.perform([.logChange(first)], at: now - 3600)
            try await sites.perform([log(2, at: back)], at: now)

            let closed = SiteEntry(
                id: .fixture(1),
                locationID: front,
                startTime: now - 3600,
                endTime: now,
                note: "first"
            )
            let open = SiteEntry(id: .fixture(2), locationID: back, startTime: now)
            #expect(try await sites.records().entries == [closed, open])
        },
        Rule("an operation takes effect once") { make in
            let sites = try await make()
            let first = try await sites.perform([log(1, at: front)], at: now)
            let second = try await sites.perform([log(1, at: front)], at: now + 60)

            #expect(first.map(\.isRepeat) == [false])
            #expect(second.map(\.isRepeat) == [true])
            #expect(try await sites.records() == first.last?.after)
        },
        Rule("when one of several operations is refused, none is kept") { make in
            let sites = try await make()
            let bad = log(2, at: .fixture(99))

            await #expect(throws: SiteRotationError.unknownLocation(.fixture(99))) {
                try await sites.perform([log(1, at: front), bad], at: now)
            }
            #expect(try await sites.records() == SiteRecords())
        },
        Rule("a listener hears of a change that was kept, and of no other") { make in
            let sites = try await make()
            let changes = sites.changes()
            _ = try? await sites.perform([log(2, at: .fixture(99))], at: now)
            try await sites.perform([log(1, at: front)], at: now)

            let heard = await changes.first { _ in true }
            #expect(heard?.entries.map(\.id) == [.fixture(1)])
        },
        Rule("an import replaces the entries with all their fields, and keeps the locations") {
            make in
            let sites = try await make()
            let hip = try #require(SitePlace(bodyPart: "Hip", side: .left))
            let imported = SiteEntry(
                id: SiteImport.entryID(start: now - 7200, location: hip.id),
                locationID: hip.id,
                startTime: now - 7200,
                endTime: now - 3600,
                note: "from a file",
                reason: .leak,
                findings: [.redness],
                targetMinutes: 4320
            )
            let replacement = SiteImport(
                id: .fixture(3),
                mode: .replace,
                newPlaces: [hip],
                entries: [imported]
            )
            try await sites.perform([log(1, at: front)], at: now)
            try await sites.perform([.importEntries(replacement)], at: now)

            let records = try await sites.records()
            #expect(records.entries == [imported])
            #expect(
                records.locations
                    == SiteLocation.defaults + [SiteLocation(place: hip, sortOrder: 14)]
            )
        },
        Rule("changes made at the same time are all kept") { make in
            let sites = try await make()
            let places = (0..<12).map { SiteZoneAddition(id: .fixture($0), bodyPart: "Hip \($0)") }
            try await withThrowingTaskGroup { group in
                for place in places {
                    group.addTask { try await sites.perform([.addZone(place)], at: now) }
                }
                try await group.waitForAll()
            }

            let parts = Set(try await sites.records().locations.map(\.place.bodyPart))
            #expect(parts.isSuperset(of: places.map(\.bodyPart)))
        },
        Rule("operations at random give what the rules of the suite give") { make in
            for seed in 0..<3 as Range<UInt64> {
                var random = SeededGenerator(seed: seed)
                var expected = SiteRotationState(replica: 1)
                let sites = try await make()
                for number in 0..<60 as Range<UInt16> {
                    let moment = now + Double(number)
                    let operation = SiteOperation.random(
                        number,
                        on: expected.records(at: moment),
                        now: moment,
                        using: &random
                    )
                    let commits = try? expected.perform([operation], at: moment).commits
                    let found = try? await sites.perform([operation], at: moment)
                    #expect(found?.map(\.after) == commits?.map(\.after), "seed \(seed), \(number)")
                }
                let records = try await sites.records()
                #expect(records.entries == expected.records(at: now + 60).entries, "seed \(seed)")
            }
        },
    ]
}
