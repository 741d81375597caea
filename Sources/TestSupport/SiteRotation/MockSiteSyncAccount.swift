import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// An account that answers what a test tells it to.
public final class MockSiteSyncAccount: SiteSyncAccount {
    public let asking = Stub<Void, Bool, SiteSyncFailure>("MockSiteSyncAccount.isSignedIn") {
        .failure(SiteSyncFailure(domain: $0.domain, code: $0.code, message: $0.detail))
    }

    /// An account whose every call has to be prepared.
    public init() {}

    /// An account that always answers the same.
    public init(isSignedIn: Bool) {
        asking.always { isSignedIn }
    }

    public func isSignedIn() async throws(SiteSyncFailure) -> Bool {
        try await asking(())
    }
}
