import Foundation

/// A repeatable source of random numbers: print its seed to reproduce a failure.
///
/// SplitMix64 by Sebastiano Vigna, as published at https://prng.di.unimi.it/splitmix64.c. A number
/// in the environment variable `MOMENTUM_SEED` changes the sequences of all seeds, so that all
/// random tests of a process use new numbers.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    public let seed: UInt64
    private var state: UInt64

    /// The distance between seeds, large so that neighbouring seeds of a test do not just swap
    /// sequences.
    private static let shift =
        ProcessInfo.processInfo.environment["MOMENTUM_SEED"]
        .flatMap { UInt64($0) }.map { $0 &* 0xD1B5_4A32_D192_ED03 } ?? 0

    public init(seed: UInt64) {
        self.seed = seed
        state = seed &+ Self.shift
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
