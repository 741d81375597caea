public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A source of backups that gives prepared answers, and records its calls.
public final class MockSiteBackupSource: SiteBackupSource {
    public let backingUp = Stub<Date, SiteBackup, RepositoryError>(
        "MockSiteBackupSource.backup"
    ) { .failure(.unavailable($0)) }

    public init() {}

    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try await backingUp(now)
    }
}
