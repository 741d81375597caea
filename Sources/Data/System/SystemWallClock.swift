public import Foundation
public import MomentumDomain

/// The clock of the device.
public struct SystemWallClock: WallClock {
    public init() {}

    public var now: Date { Date() }
}
