import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
public import MomentumTestSupport
import Testing

extension SiteRotationContract {
    private static let places = SiteLocation.defaults.map(\.id)

    /// The rules of records that outlive their adapter; each check gets a new place for them.
    ///
    /// ```swift
    /// try await rule.check {
    ///     let file = newFile()
    ///     return { try MyRecords(file: file) }
    /// }
    /// ```
    public static let durability: [ContractRule<Opening>] = [
        ContractRule("a change that returned is there at the next start") { make in
            let open = try await make()
            let kept = try await open().perform([log(1, at: places[0])], at: now).last?.after
            #expect(try await open().records() == kept)

            let later = try await open().perform([log(2, at: places[1])], at: now + 60)
            #expect(try await open().records() == later.last?.after)
            #expect(try await open().records().entries.map(\.id) == [.fixture(1), .fixture(2)])
        },
        ContractRule("an operation takes effect once, whenever it is repeated") { make in
            let open = try await make()
            try await open().perform([log(1, at: places[0])], at: now)

            let again = try await open().perform([log(1, at: places[0])], at: now + 60)

            #expect(again.map(\.isRepeat) == [true])
            #expect(try await open().records().entries.count == 1)
        },
        ContractRule("the last change can be taken back at the next start") { make in
            let open = try await make()
            try await open().perform([log(1, at: places[0])], at: now)
            try await open().perform([log(2, at: places[1])], at: now + 60)

            // The replica must be the same, or the change counts as one of another device.
            #expect(try await open().actions().map(\.kind) == [.log, .log])
            try await open().perform([.undo(SiteUndo(id: .fixture(3)))], at: now + 120)
            #expect(try await open().records().entries.map(\.id) == [.fixture(1)])
        },
        ContractRule("what was refused leaves nothing behind") { make in
            let open = try await make()
            _ = try? await open().perform([log(1, at: .fixture(99))], at: now)

            #expect(try await open().records() == SiteRecords())
        },
    ]

    /// The rules of records that several processes open at once.
    public static let sharing: [ContractRule<Opening>] = [
        ContractRule("of two that are open, each keeps the changes of the other") { make in
            let open = try await make()
            let (one, other) = (try await open(), try await open())
            _ = (try await one.records(), try await other.records())

            try await one.perform([log(1, at: places[0])], at: now)
            try await other.perform([log(2, at: places[1])], at: now + 60)
            try await one.perform([log(3, at: places[2])], at: now + 120)

            let expected: [SiteEntry.ID] = [.fixture(1), .fixture(2), .fixture(3)]
            #expect(try await one.records().entries.map(\.id) == expected)
            #expect(try await other.records().entries.map(\.id) == expected)
            #expect(try await open().records().entries.map(\.id) == expected)
        }
    ]
}
