import Foundation
import MomentumDomain
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumTestSupport
import Testing

/// People that another process changes, which is another repository on the same file.
@Suite struct PeopleWatchingTests {
    private let folder = TemporaryFolder()
    private let clock = TestClock()

    private func repository() -> FileSchedulingRepository {
        FileSchedulingRepository(
            file: folder.url.appending(path: "people.json"),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 0)),
            clock: clock
        )
    }

    @Test func `a change by another process reaches who listens, without a read (TA-21)`()
        async throws
    {
        let (here, other) = (repository(), repository())
        var changes = here.changes().makeAsyncIterator()
        await clock.waitForSleepers()

        for name in ["Ana", "Björn"] {
            var draft = UserDraft(newOn: CalendarDay(year: 2026, month: 3, day: 1))
            draft.fullName = name
            _ = try await other.createUser(draft)
            clock.advance(by: .seconds(1))
            #expect(await changes.next()?.value.users?.last?.fullName == name)
            await clock.waitForSleepers()
        }
    }

    @Test func `nothing looks at the file once nobody listens (TA-21)`() async throws {
        let listening = Task { [here = repository()] in
            for await _ in here.changes() {}
        }
        await clock.waitForSleepers()

        listening.cancel()

        await listening.value
    }
}
