public import Benchmark

extension Benchmark {
    /// Compares how many bytes two ways of keeping the same thing take.
    ///
    /// - Parameters:
    ///   - name: What is measured, with the limit it must keep.
    ///   - peer: What it is compared with, in a few words.
    ///   - other: Keeps it the other way, and says how many bytes that took.
    ///   - measured: Keeps it the way that is measured, and says how many bytes that took.
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
