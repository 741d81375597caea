public import MomentumSiteRotationDomain

/// An account for folders that need none.
public struct OpenSyncAccount: SiteSyncAccount {
    public init() {}

    public func isSignedIn() async throws(SiteSyncFailure) -> Bool { true }
}
