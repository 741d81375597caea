package import MomentumSiteRotationDomain

package struct Snapshot {
    let header: FileHeader
    package let state: SiteRotationState
}
