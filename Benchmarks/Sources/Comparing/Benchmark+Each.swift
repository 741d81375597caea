public import Benchmark

extension Benchmark {
    /// Measures many short things one by one, so that the table shows their spread: `p50` and `p99`
    /// are of single ones.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - count: The number of things.
    ///   - isWarm: True if all are done once before they are measured. Otherwise only the first is,
    ///     so that the files it reads and opens are not counted.
    ///   - body: Does the one with a number below `count`.
    public static func each(
        _ name: String,
        of count: Int,
        isWarm: Bool = true,
        body: @escaping (Int) throws -> Void
    ) {
        let metric = BenchmarkMetric.custom("each (ns)")
        let configuration = Configuration(
            metrics: [metric],
            warmupIterations: 0,
            maxDuration: .seconds(120),
            maxIterations: count
        )
        Benchmark(name, configuration: configuration) { benchmark in
            if benchmark.currentIteration == 0 {
                for number in 0..<(isWarm ? count : 1) { try body(number) }
            }
            let clock = ContinuousClock()
            let duration = try clock.measure { try body(benchmark.currentIteration % count) }
            benchmark.measurement(metric, Int(duration / .nanoseconds(1)))
        }
    }

    /// Counts something that is the same in every run.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - unit: The counted things, in the plural.
    ///   - count: Counts them once.
    public static func count(
        _ name: String,
        _ unit: String,
        count: @escaping () throws -> Int
    ) {
        let metric = BenchmarkMetric.custom(unit)
        let configuration = Configuration(
            metrics: [metric],
            warmupIterations: 0,
            maxIterations: 1
        )
        Benchmark(name, configuration: configuration) { benchmark in
            benchmark.measurement(metric, try count())
        }
    }
}
