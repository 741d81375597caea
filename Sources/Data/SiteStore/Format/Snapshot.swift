package import MomentumSiteRotationDomain

/// What a snapshot holds.
package struct Snapshot {
    let header: FileHeader
    package let state: SiteRotationState
}
