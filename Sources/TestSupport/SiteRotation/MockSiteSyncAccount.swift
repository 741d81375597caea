import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// An account that gives prepared answers.
public final class MockSiteSyncAccount: SiteSyncAccount {
    public let asking = Stub<Void, Bool, SiteSyncFailure>("MockSiteSyncAccount.isSignedIn") {
        .failure(
            SiteSyncFailure(domain: $0.domain, code: $0.code, message: Phrase(verbatim: $0.detail))
        )
    }

    public init() {}

    /// Creates an account that always returns one answer.
    public init(isSignedIn: Bool) {
        asking.always { isSignedIn }
    }

    public func isSignedIn() async throws(SiteSyncFailure) -> Bool {
        try await asking(())
    }
}
