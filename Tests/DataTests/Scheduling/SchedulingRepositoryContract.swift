import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// Every adapter keeps the rules that ship for adapters of hosts, which leave out what the server
/// does not enforce.
@Suite(.timeLimit(.minutes(5))) struct SchedulingRepositoryContract {
    @Test(arguments: SchedulingAdapter.all, Array(SchedulingContract.rules.prefix(3)))
    func `users keep the contract (SC-1, SC-8, SC-10, SC-29, SC-31, SC-44, SC-49, MD-GQ-17)`(
        adapter: SchedulingAdapter,
        rule: SchedulingContract.Rule
    ) async throws {
        try await adapter.use { people in try await rule.check { people } }
    }

    @Test(arguments: SchedulingAdapter.all, Array(SchedulingContract.rules.dropFirst(3)))
    func `teams keep it (SC-2, SC-3, SC-22, SC-41, SC-43, SC-45, SC-47, GQ-9)`(
        adapter: SchedulingAdapter,
        rule: SchedulingContract.Rule
    ) async throws {
        try await adapter.use { people in try await rule.check { people } }
    }
}
