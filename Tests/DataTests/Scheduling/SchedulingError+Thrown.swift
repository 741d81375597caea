import MomentumSchedulingDomain

extension SchedulingError {
    /// The error that `work` throws; `nil` if it throws none.
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
