import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// Every adapter keeps the rules that ship for adapters of hosts, which leave out what the server
/// does not enforce.
@Suite(.timeLimit(.minutes(5))) struct SchedulingRepositoryContract {
    @Test(arguments: SchedulingAdapter.all, SchedulingContract.rules)
    func
        `users and teams keep the contract (SC-1, SC-2, SC-3, SC-8, SC-10, SC-22, SC-29, SC-31, SC-41, SC-43, SC-44, SC-45, SC-47, SC-49, GQ-9, MD-GQ-17)`(
            adapter: SchedulingAdapter,
            rule: SchedulingContract.Rule
        ) async throws
    {
        try await adapter.use { people in try await rule.check { people } }
    }
}
