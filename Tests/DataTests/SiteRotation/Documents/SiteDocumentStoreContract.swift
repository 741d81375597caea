import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// The behaviour of every ``SiteDocumentStore`` (AK-8).
@Suite struct SiteDocumentStoreContract {
    /// A way to make an empty store, with the name that test reports show.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> any SiteDocumentStore
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemorySiteDocumentStore() },
        Adapter(testDescription: "file") { FileSiteDocumentStore() },
    ]

    let folder = TemporaryFolder()

    @Test(arguments: adapters)
    func `what was written is read (SR-97)`(adapter: Adapter) async throws {
        let store = adapter.make()
        let url = folder.url.appendingPathComponent("export ü.csv")
        let bytes: [UInt8] = [0, 0x0D, 0x0A, 0xFF, 0xEF]

        try await store.write(bytes, to: url)

        #expect(try await store.contents(of: url) == bytes)
    }

    @Test(arguments: adapters)
    func `a document takes the place of the one before, shorter or empty (SR-97)`(
        adapter: Adapter
    ) async throws {
        let store = adapter.make()
        let url = folder.url.appendingPathComponent("export.csv")

        for bytes in [Array(0...255), [1], []] as [[UInt8]] {
            try await store.write(bytes, to: url)
            #expect(try await store.contents(of: url) == bytes)
        }
    }

    @Test(arguments: adapters)
    func `a document that is not there is reported as such (SR-98)`(adapter: Adapter) async throws {
        let store = adapter.make()
        let url = folder.url.appendingPathComponent("missing.csv")

        let error = await #expect(throws: SiteDocumentError.self) {
            try await store.contents(of: url)
        }

        guard case .notFound(let cause) = error else {
            Issue.record("\(String(describing: error)) instead of notFound")
            return
        }
        #expect(cause.domain == NSCocoaErrorDomain)
        #expect(cause.code == CocoaError.fileReadNoSuchFile.rawValue)
    }
}
