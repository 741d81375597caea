public import Benchmark

extension Benchmark {
    /// Compares the bytes that two ways of keeping the same thing take.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - peer: The counterpart, in a few words.
    ///   - other: Keeps it the other way, and returns the bytes that took.
    ///   - measured: Keeps it the way that is measured, and returns the bytes that took.
    public static func size(
        _ name: String,
        against peer: String,
        other: @escaping () async throws -> Int,
        measured: @escaping () async throws -> Int
    ) {
        let theirs = BenchmarkMetric.custom("\(peer) (B)")
        let ours = BenchmarkMetric.custom("measured (B)")
        let quotient = BenchmarkMetric.custom("measured / \(peer) (%)")
        let configuration = Configuration(
            metrics: [theirs, ours, quotient],
            warmupIterations: 0,
            maxDuration: .seconds(10),
            maxIterations: 3
        )
        Benchmark(name, configuration: configuration) { benchmark async throws in
            let otherSize = try await other()
            let measuredSize = try await measured()
            benchmark.measurement(theirs, otherSize)
            benchmark.measurement(ours, measuredSize)
            benchmark.measurement(quotient, measuredSize * 100 / max(otherSize, 1))
        }
    }
}
