import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The behaviour of every ``SiteRotationRepository`` (AK-8).
@Suite struct SiteRotationRepositoryContract {
    /// A way to make an empty repository, with the name that test reports show.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> any SiteRotationRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemorySiteRotationRepository() },
        Adapter(testDescription: "files") {
            FileSiteRotationRepository(
                folder: URL(filePath: "/Site Rotation.store"),
                identifiers: SequentialIdentifiers(),
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000)),
                clock: ContinuousClock(),
                fileSystem: FaultyFileSystem()
            )
        },
    ]

    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0]
    let back = SiteLocation.defaults[4]

    @Test(arguments: adapters)
    func `new records are the fourteen defaults and no entries (SR-13)`(
        adapter: Adapter
    )
        async throws
    {
        #expect(try await adapter.make().records() == SiteRecords())
    }

    @Test(arguments: adapters)
    func `a change closes the open entry and opens one at the same moment (SR-28)`(
        adapter: Adapter
    ) async throws {
        let sites = adapter.make()
        try await sites.perform(
            [.logChange(SiteChange(id: .fixture(1), locationID: front.id, note: "first"))],
            at: now - 3600
        )

        try await sites.perform(
            [.logChange(SiteChange(id: .fixture(2), locationID: back.id))],
            at: now
        )

        let closed = SiteEntry(
            id: .fixture(1),
            locationID: front.id,
            startTime: now - 3600,
            endTime: now,
            note: "first"
        )
        let open = SiteEntry(id: .fixture(2), locationID: back.id, startTime: now)
        #expect(try await sites.records().entries == [closed, open])
    }

    @Test(arguments: adapters)
    func `an operation takes effect once (SR-32)`(adapter: Adapter) async throws {
        let sites = adapter.make()
        let change = SiteOperation.logChange(SiteChange(id: .fixture(1), locationID: front.id))
        let first = try await sites.perform([change], at: now)

        let second = try await sites.perform([change], at: now + 60)

        #expect(first.map(\.isRepeat) == [false])
        #expect(second.map(\.isRepeat) == [true])
        #expect(try await sites.records() == first.last?.after)
    }

    @Test(arguments: adapters)
    func `when one of several operations is refused, none is kept (SR-35, SR-145)`(
        adapter: Adapter
    ) async throws {
        let sites = adapter.make()
        let good = SiteChange(id: .fixture(1), locationID: front.id)
        let bad = SiteChange(id: .fixture(2), locationID: .fixture(99))

        await #expect(throws: SiteRotationError.unknownLocation(.fixture(99))) {
            try await sites.perform([.logChange(good), .logChange(bad)], at: now)
        }

        #expect(try await sites.records() == SiteRecords())
    }

    @Test(arguments: adapters)
    func `a listener hears of a change that was kept, and of no other (SR-36)`(
        adapter: Adapter
    ) async throws {
        let sites = adapter.make()
        let changes = sites.changes()
        let bad = SiteChange(id: .fixture(2), locationID: .fixture(99))
        _ = try? await sites.perform([.logChange(bad)], at: now)

        try await sites.perform(
            [.logChange(SiteChange(id: .fixture(1), locationID: front.id))],
            at: now
        )

        let heard = await changes.first { _ in true }
        #expect(heard?.entries.map(\.id) == [.fixture(1)])
    }

    @Test(arguments: adapters)
    func `an import replaces the entries and keeps the locations (SR-108, SR-109)`(
        adapter: Adapter
    ) async throws {
        let sites = adapter.make()
        let hip = try #require(SitePlace(bodyPart: "Hip", side: .left))
        try await sites.perform(
            [.logChange(SiteChange(id: .fixture(1), locationID: front.id))],
            at: now
        )
        let imported = SiteEntry(
            id: SiteImport.entryID(start: now - 7200, location: hip.id),
            locationID: hip.id,
            startTime: now - 7200,
            endTime: now - 3600,
            note: "from a file"
        )

        try await sites.perform(
            [
                .importEntries(
                    SiteImport(
                        id: .fixture(3),
                        mode: .replace,
                        newPlaces: [hip],
                        entries: [imported]
                    )
                )
            ],
            at: now
        )

        let records = try await sites.records()
        #expect(records.entries == [imported])
        #expect(
            records.locations == SiteLocation.defaults + [SiteLocation(place: hip, sortOrder: 14)]
        )
    }
}
