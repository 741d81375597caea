import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Three entries of ten hours, one after the other; the last is worn.
@Suite struct EntryUseCaseTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let locations = SiteLocation.defaults.map(\.id)
    let sites: TestRepository
    let dates: FixedWallClock

    init() throws {
        var device = TestDevice()
        for number in 0..<3 {
            try device.log(
                UInt16(number + 1),
                at: locations[number],
                now: start + Double(number) * 36_000
            )
        }
        sites = TestRepository(device)
        dates = FixedWallClock(now: start + 100 * 3600)
    }

    func edit(_ operation: UInt16 = 900, _ number: UInt16 = 2) -> SiteEntryEdit {
        SiteEntryEdit(id: .fixture(operation), entryID: .fixture(number))
    }

    @Test
    func `an edit tells which entries it overlaps since, and not which it did before (SR-53)`()
        async throws
    {
        let useCase = EditSiteEntryUseCase(sites: sites, dates: dates)
        var longer = edit()
        longer.end = .set(start + 80_000)

        let first = try await useCase.execute(longer)
        #expect(first.entry.endTime == start + 80_000)
        #expect(first.overlaps.map(\.id) == [.fixture(3)])

        var earlier = edit(901)
        earlier.start = .set(start + 18_000)
        let second = try await useCase.execute(earlier)
        #expect(second.overlaps.map(\.id) == [.fixture(1)])
        #expect(sites.current.entries.map(\.endTime) == [start + 36_000, start + 80_000, nil])
    }

    @Test func `wearings that touch do not overlap (SR-53)`() async throws {
        var moved = edit()
        moved.note = .set("same times")

        let edited = try await EditSiteEntryUseCase(sites: sites, dates: dates).execute(moved)

        #expect(edited.overlaps.isEmpty)
        #expect(edited.entry.note == "same times")
    }

    @Test(arguments: [(90_000, [3]), (99_941, []), (100_000, [])] as [(Double, [UInt16])])
    func `a change tells which entries it overlaps by a minute or more (SR-53, SR-168)`(
        placed: Double,
        overlapping: [UInt16]
    ) async throws {
        var ended = edit(900, 3)
        ended.end = .set(start + 100_000)
        _ = try await EditSiteEntryUseCase(sites: sites, dates: dates).execute(ended)
        let change = SiteChange(
            id: .fixture(901),
            locationID: locations[4],
            time: start + placed
        )
        let useCase = LogSiteChangeUseCase(sites: sites, dates: dates)

        let first = try await useCase.execute(change)
        let again = try await useCase.execute(change)

        #expect(first.overlaps.map(\.id) == overlapping.map { .fixture($0) })
        #expect(again.overlaps == first.overlaps)
        #expect(sites.current.entries.map(\.endTime).suffix(2) == [start + 100_000, nil])
    }

    @Test func `an edit that is sent twice takes effect once (SR-32)`() async throws {
        let useCase = EditSiteEntryUseCase(sites: sites, dates: dates)
        var longer = edit()
        longer.end = .set(start + 80_000)

        let first = try await useCase.execute(longer)
        let second = try await useCase.execute(longer)

        #expect(first == second)
    }

    @Test func `a refused edit writes nothing (SR-52)`() async throws {
        let before = sites.current
        var backwards = edit()
        backwards.end = .set(start)

        await #expect(
            throws: SiteRotationError.endBeforeStart(start: start + 36_000, end: start)
        ) {
            try await EditSiteEntryUseCase(sites: sites, dates: dates).execute(backwards)
        }
        await #expect(throws: SiteRotationError.unknownEntry(.fixture(77))) {
            try await EditSiteEntryUseCase(sites: sites, dates: dates).execute(edit(902, 77))
        }
        #expect(sites.current == before)
    }

    @Test func `deleting the active entry opens no other, and tells what is gone (SR-54)`()
        async throws
    {
        let active = try #require(sites.current.activeEntry)
        let useCase = DeleteSiteEntryUseCase(sites: sites, dates: dates)
        let deletion = SiteEntryDeletion(id: .fixture(900), entryID: active.id)

        #expect(try await useCase.execute(deletion) == [active])
        #expect(sites.current.activeEntry == nil)
        #expect(sites.current.entries.count == 2)
        #expect(try await useCase.execute(deletion) == [])
    }

    @Test func `an undo tells which entries are back as they were (ST-62)`() async throws {
        let before = sites.current
        var moved = edit()
        moved.start = .set(start + 18_000)
        _ = try await EditSiteEntryUseCase(sites: sites, dates: dates).execute(moved)
        let edited = sites.current.entry(before.entries[1].id)

        let undone = try await UndoSiteChangeUseCase(sites: sites, dates: dates)
            .execute(SiteUndo(id: .fixture(901)))

        #expect(
            undone
                == UndoneSiteChange(
                    effects: [SiteEntryEffect(before: edited, after: before.entries[1])],
                    action: undone.action
                )
        )
        #expect(undone.action?.kind == .edit)
        #expect(sites.current == before)
    }

    @Test func `an undo tells which locations are back as they were (ST-62)`() async throws {
        let off = SiteLocationSwitch(
            id: .fixture(900),
            locationIDs: [locations[5]],
            isEnabled: false
        )
        _ = try await sites.perform([.switchLocations(off)], at: dates.now)

        let undone = try await UndoSiteChangeUseCase(sites: sites, dates: dates)
            .execute(SiteUndo(id: .fixture(901)))

        #expect(
            undone
                == UndoneSiteChange(
                    locations: [SiteLocation.defaults[5]],
                    action: undone.action
                )
        )
        #expect(undone.action?.kind == .places)
    }

    @Test func `an undo tells what it left alone because it was changed since (ST-62)`()
        async throws
    {
        let after = sites.current
        let repository = MockSiteRotationRepository()
        repository.performing.next(
            .success([SiteCommit(before: after, after: after, leftAlone: [.fixture(2)])])
        )

        let undone = try await UndoSiteChangeUseCase(sites: repository, dates: dates)
            .execute(SiteUndo(id: .fixture(901)))

        #expect(undone == UndoneSiteChange(leftAlone: [after.entries[1]]))
    }

    @Test func `with nothing to take back an undo says so (ST-62)`() async {
        let undo = UndoSiteChangeUseCase(sites: TestRepository(), dates: dates)

        await #expect(throws: SiteRotationError.nothingToUndo) {
            try await undo.execute(SiteUndo(id: .fixture(900)))
        }
    }
}
