import MomentumSchedulingDomain

extension SchedulingError {
    /// What `work` fails with; `nil` when it does not.
    static func thrown(
        by work: () async throws(SchedulingError) -> some Sendable
    ) async -> SchedulingError? {
        do throws(SchedulingError) {
            _ = try await work()
            return nil
        } catch {
            return error
        }
    }
}
