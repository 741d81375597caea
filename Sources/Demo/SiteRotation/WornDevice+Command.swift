import MomentumSiteRotationDomain

extension WornDevice {
    /// The words before a command of its log.
    var command: String { self == .sensor ? "sites sensor" : "sites" }
}
