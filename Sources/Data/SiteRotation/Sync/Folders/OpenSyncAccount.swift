public import MomentumSiteRotationDomain

/// An account for folders without accounts.
public struct OpenSyncAccount: SiteSyncAccount {
    public init() {}

    public func isSignedIn() async throws(SiteSyncFailure) -> Bool { true }
}
