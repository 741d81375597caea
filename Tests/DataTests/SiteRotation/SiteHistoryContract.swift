import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The pages of every ``SiteRotationRepository``, beside the whole list that it has.
@Suite struct SiteHistoryContract {
    typealias Adapter = SiteRotationRepositoryContract.Adapter

    private static let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test(arguments: SiteRotationRepositoryContract.adapters, SiteRotationContract.pages)
    func `pages are the list, and a filter goes to its end (NV-35, NV-36, NV-37, NV-39)`(
        adapter: Adapter,
        rule: SiteRotationContract.Rule
    ) async throws {
        try await rule.check { adapter.make() }
    }

    @Test(arguments: RecordsAheadTests.adapters)
    func `entries ahead are on no page, and not counted (NV-35, TR-1)`(
        adapter: RecordsAheadTests.Adapter
    ) async throws {
        let dates = ManualWallClock(now: Self.now)
        let sites = adapter.make(dates, TestClock())
        let change = SiteChange(id: .fixture(1), locationID: SiteLocation.defaults[0].id)
        try await sites.perform([.logChange(change)], at: dates.now)
        #expect(try await sites.entries(SiteHistoryRequest()).total == 1)

        dates.advance(bySeconds: -3 * 86_400)

        let page = try await sites.entries(SiteHistoryRequest())
        #expect(page == SiteHistoryPage(items: [], next: nil, total: 0))
    }
}
