package import MomentumDomain

/// The device's network, as its system reports it.
package enum DeviceConnection {
    package static var current: any ConnectionSource {
        #if canImport(Network)
        SystemConnection()
        #elseif os(Linux)
        RouteTableConnection()
        #endif
    }
}
