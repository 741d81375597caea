import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct SiteRecordsInspectorTests {
    private let start = Date(timeIntervalSince1970: 1_750_000_000)

    private func repository(_ files: any FileSystem) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: URL(filePath: "/store"),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: start),
            clock: InstantClock(),
            fileSystem: files
        )
    }

    @Test func `who looks out for trouble hears when it comes and when it goes (ST-11, ST-21)`()
        async throws
    {
        let files = FaultyFileSystem()
        let sites = repository(files)
        try await sites.perform([.change(1)], at: start)
        var troubles = sites.troubleChanges().makeAsyncIterator()
        files.fail(at: files.callCount + 1, with: .failedFlush, from: true)

        await #expect(throws: SiteRotationError.self) {
            try await sites.perform([.change(2)], at: start + 3600)
        }
        let heard = await troubles.next()
        guard case .readOnly(let cause)?? = heard else {
            Issue.record("\(String(describing: heard))")
            return
        }
        #expect((cause.domain, cause.code) == ("SiteRotation.Store", 6))
        #expect(cause.explanation?.english.contains("room") == false)
        #expect(try await sites.trouble() == .readOnly(cause))
        // Nothing is lost, so there is nothing to acknowledge.
        #expect(try await sites.trouble()?.isLoss == false)

        files.fail(at: 0, with: nil)
        try await sites.perform([.change(2)], at: start + 3600)
        #expect(await troubles.next() == .some(nil))
        #expect(try await sites.trouble() == nil)
    }

    @Test func `damage that is found while the store is open is told at once (ST-11, ST-36)`()
        async throws
    {
        let files = FaultyFileSystem()
        let sites = repository(files)
        for number in 1...2 {
            try await sites.perform([.change(number)], at: start + Double(number) * 3600)
        }
        let journal = "/store/00000001.journal"
        let end = try #require(files.contents[journal]?.lastIndex { $0 != 0 })
        try await sites.perform([.change(3)], at: start + 3 * 3600)
        var troubles = sites.troubleChanges().makeAsyncIterator()
        // The beginning of the last transaction is checked before each change.
        files.change(journal) { $0[end + 12] ^= 1 }

        _ = try? await sites.perform([.change(4)], at: start + 9 * 3600)

        let found = try await sites.trouble()
        try #require(found?.isLoss == true, "\(String(describing: found))")
        #expect(await troubles.next() == .some(found))
    }
}
