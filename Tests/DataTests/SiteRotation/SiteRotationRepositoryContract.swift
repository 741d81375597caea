import Foundation
import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Every ``SiteRotationRepository`` keeps the rules that ship for adapters of hosts (AK-8).
@Suite struct SiteRotationRepositoryContract {
    /// A way to make an empty repository, with the name that test reports show.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> any SiteRotationRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemorySiteRotationRepository() },
        Adapter(testDescription: "files") { files(in: FaultyFileSystem()) },
    ]

    private static func files(in fileSystem: any FileSystem) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: URL(filePath: "/Site Rotation.store"),
            identifiers: SequentialIdentifiers(),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000)),
            clock: ContinuousClock(),
            fileSystem: fileSystem
        )
    }

    @Test(arguments: adapters, SiteRotationContract.changes)
    func `records keep the contract (SR-13, SR-28, SR-32, SR-35, SR-36, SR-108, SR-109, SR-145)`(
        adapter: Adapter,
        rule: SiteRotationContract.Rule
    ) async throws {
        try await rule.check { adapter.make() }
    }

    @Test(arguments: SiteRotationContract.durability + SiteRotationContract.sharing)
    func `files outlive their adapter, and are for several at once (EM-12)`(
        rule: ContractRule<SiteRotationContract.Opening>
    ) async throws {
        try await rule.check {
            let fileSystem = FaultyFileSystem()
            return { Self.files(in: fileSystem) }
        }
    }

    @Test func `a contract finds an adapter that forgets, by the name of the rule (EM-12)`()
        async throws
    {
        await withKnownIssue {
            try await SiteRotationContract.durability[0].check {
                { InMemorySiteRotationRepository() }
            }
        }
        let hears = SiteRotationContract.changes.first { $0.testDescription.contains("hears") }
        let rule = try #require(hears)
        try await withKnownIssue {
            try await rule.check(limit: .milliseconds(50)) {
                SilentRecords(sites: InMemorySiteRotationRepository())
            }
        } matching: { issue in
            "\(issue)".contains("a listener hears") || "\(issue)".contains("heard")
        }
    }
}

/// An adapter that announces nothing.
private struct SilentRecords: SiteRotationRepository {
    let sites: InMemorySiteRotationRepository

    func records() async throws(RepositoryError) -> SiteRecords { try await sites.records() }

    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await sites.perform(operations, at: now)
    }

    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await sites.preview(operations, at: now)
    }

    func actions() async throws(RepositoryError) -> [SiteAction] { try await sites.actions() }

    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes {
        try await sites.writeTimes(of: ids)
    }

    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try await sites.backup(at: now)
    }

    func changes() -> AsyncStream<SiteRecords> { AsyncStream { _ in } }
}
