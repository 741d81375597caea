public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared pages, and records its calls.
public final class MockLoadSiteHistoryUseCase: LoadSiteHistoryUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let filter: SiteHistoryFilter
        public let cursor: SiteHistoryCursor?
        public let limit: Int

        public init(filter: SiteHistoryFilter, cursor: SiteHistoryCursor?, limit: Int) {
            self.filter = filter
            self.cursor = cursor
            self.limit = limit
        }
    }

    public let executing = Stub<Input, SiteHistoryPage, RepositoryError>(
        "MockLoadSiteHistoryUseCase.execute"
    )

    public init() {}

    public func execute(
        _ filter: SiteHistoryFilter,
        after cursor: SiteHistoryCursor?,
        limit: Int
    ) async throws(RepositoryError) -> SiteHistoryPage {
        try await executing(Input(filter: filter, cursor: cursor, limit: limit))
    }
}
