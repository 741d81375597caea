import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import Synchronization

/// A repository on a ``TestDevice``, so that use cases meet the real rules.
final class TestRepository: SiteRotationRepository {
    private let device: Mutex<TestDevice>

    init(_ device: TestDevice = TestDevice()) {
        self.device = Mutex(device)
    }

    var current: SiteRecords { device.withLock { $0.records } }

    func records() async throws(RepositoryError) -> SiteRecords { current }

    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let outcome = device.withLock { device -> Result<[SiteCommit], SiteRotationError> in
            var commits: [SiteCommit] = []
            for operation in operations {
                do throws(SiteRotationError) {
                    commits.append(try device.perform(operation, now: now))
                } catch {
                    return .failure(error)
                }
            }
            return .success(commits)
        }
        return try outcome.get()
    }

    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try device.withLock { $0.state }.preview(operations, at: now)
    }

    func actions() async throws(RepositoryError) -> [SiteAction] {
        device.withLock { $0.state.actions }
    }

    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes {
        device.withLock { $0.state.writeTimes(of: ids) }
    }

    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        device.withLock { $0.state.backup(at: now) }
    }

    func changes() -> AsyncStream<SiteRecords> { AsyncStream { $0.finish() } }
}
