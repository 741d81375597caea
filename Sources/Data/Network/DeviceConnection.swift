package import MomentumDomain

/// The device's own network, by the means of its system.
package enum DeviceConnection {
    package static var current: any ConnectionSource {
        #if canImport(Network)
        SystemConnection()
        #elseif os(Linux)
        RouteTableConnection()
        #endif
    }
}
