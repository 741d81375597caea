import Foundation

/// Whether the long versions of the tests run: `MOMENTUM_SOAK=1 swift test`.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1"

    /// The seeds of a random test, which are part of its name.
    static func seeds(_ count: Int, soak: Int) -> Range<UInt64> {
        0..<UInt64(Self.count(count, soak: soak))
    }

    /// One of two numbers of tries.
    static func count(_ count: Int, soak: Int) -> Int { isOn ? soak : count }
}
