import Foundation

/// True if the long versions of the tests run: `MOMENTUM_SOAK=1 swift test`.
///
/// `MOMENTUM_SEEDS=200-299` runs only these seeds of every random test.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1"

    /// The seeds of a random test, which are part of its name.
    static func seeds(_ count: Int, soak: Int) -> Range<UInt64> {
        chosen ?? 0..<UInt64(Self.count(count, soak: soak))
    }

    private static let chosen: Range<UInt64>? = {
        let text = ProcessInfo.processInfo.environment["MOMENTUM_SEEDS"] ?? ""
        let ends = text.split(separator: "-").compactMap { UInt64($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] + 1 : nil
    }()

    /// One of two numbers of tries.
    static func count(_ count: Int, soak: Int) -> Int { isOn ? soak : count }
}
