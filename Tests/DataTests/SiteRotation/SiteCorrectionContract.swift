import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Trying operations, on every repository.
@Suite struct SiteCorrectionContract {
    @Test(arguments: SiteRotationRepositoryContract.adapters, SiteRotationContract.corrections)
    func `plans write nothing, and changes can be listed and taken back (SR-168, SR-175)`(
        adapter: SiteRotationRepositoryContract.Adapter,
        rule: SiteRotationContract.Rule
    ) async throws {
        try await rule.check { adapter.make() }
    }
}
