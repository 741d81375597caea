import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Records that another process changes, which is another repository on the same folder.
@Suite struct RecordsWatchingTests {
    private let folder = TemporaryFolder()
    private let clock = TestClock()
    private let start = Date(timeIntervalSince1970: 1_750_000_000)

    private func repository() -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder.url.appending(path: "store"),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: start),
            clock: clock,
            fileSystem: PosixFileSystem()
        )
    }

    @Test func `what another process writes reaches who listens, without a read (TA-21)`()
        async throws
    {
        let (here, other) = (repository(), repository())
        try await here.perform([.change(1)], at: start)
        var changes = here.changes().makeAsyncIterator()

        for number in 2...3 {
            try await other.perform([.change(number)], at: start)
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
            let entries = await changes.next()?.entries.map(\.id) ?? []
            #expect(entries.contains(.fixture(UInt16(number))))
        }
    }
}
