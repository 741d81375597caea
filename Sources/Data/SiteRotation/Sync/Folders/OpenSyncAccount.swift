public import MomentumSiteRotationDomain

/// An account where none is needed: whoever has the folder may use it.
public struct OpenSyncAccount: SiteSyncAccount {
    public init() {}

    public func isSignedIn() async throws(SiteSyncFailure) -> Bool { true }
}
