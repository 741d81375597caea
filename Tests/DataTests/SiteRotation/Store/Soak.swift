import Foundation

/// Whether the long versions of the tests run: `MOMENTUM_SOAK=1 swift test`.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1"

    /// One of two numbers of tries.
    static func count(_ count: Int, soak: Int) -> Int { isOn ? soak : count }
}
