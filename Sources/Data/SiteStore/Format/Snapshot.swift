package import MomentumSiteRotationDomain

/// The contents of a snapshot.
package struct Snapshot {
    let header: FileHeader
    package let state: SiteRotationState
}
