import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct LoadSiteHistoryUseCaseTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))

    func useCase(_ sites: MockSiteRotationRepository) -> LoadSiteHistoryUseCase {
        LoadSiteHistoryUseCase(
            sites: sites,
            dates: dates,
            calendar: Calendar(identifier: .gregorian)
        )
    }

    @Test func `the last days count back from the moment of the request (NV-35, SR-49)`()
        async throws
    {
        let sites = MockSiteRotationRepository(
            SiteRecords(entries: [.fixture(1, from: now - 8 * 86_400), .fixture(2, from: now)])
        )
        let filter = SiteHistoryFilter(range: .lastDays(7))

        let today = try await useCase(sites).execute(filter, after: nil, limit: 50)
        #expect(today.items.map(\.id) == [.fixture(2)])
        #expect(today.total == 1)

        dates.advance(bySeconds: 8 * 86_400)
        let later = try await useCase(sites).execute(filter, after: nil, limit: 50)
        #expect(later.items.isEmpty)
    }

    @Test func `entries ahead are on no page, and not counted (NV-35, TR-1)`() async throws {
        let records = SiteRecords(
            entries: [.fixture(1, from: now)],
            ahead: [.fixture(2, from: now + 10 * 86_400)]
        )

        let page = try await useCase(MockSiteRotationRepository(records))
            .execute(SiteHistoryFilter(), after: nil, limit: 50)

        #expect(page.items.map(\.id) == [.fixture(1)])
        #expect(page.total == 1)
    }

    @Test func `records that cannot be read are the failure (NV-35, SR-146)`() async {
        let sites = MockSiteRotationRepository()
        let failure = RepositoryError.unavailable(FailureCause(domain: "Test", code: 5))
        sites.reading.next(.failure(failure))

        await #expect(throws: failure) {
            try await useCase(sites).execute(SiteHistoryFilter(), after: nil, limit: 50)
        }
    }
}
