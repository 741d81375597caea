import DatabaseRecords
import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// An adapter that no module of the suite knows, under the contract that ships with the suite.
@Suite struct DatabaseRecordsTests {
    @Test(arguments: SiteRotationContract.rules)
    func `records in a database keep the contract`(rule: SiteRotationContract.Rule) async throws {
        try await rule.check { try Self.records(at: ":memory:") }
    }

    @Test(arguments: SiteRotationContract.durability + SiteRotationContract.sharing)
    func `records in a database are durable`(
        rule: ContractRule<SiteRotationContract.Opening>
    ) async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(component: "momentum-\(UUID()).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        try await rule.check { { try Self.records(at: file.path) } }
    }

    private static func records(at path: String) throws -> DatabaseSiteRotationRepository {
        try DatabaseSiteRotationRepository(
            path: path,
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
        )
    }
}
