public import Benchmark

extension Benchmark {
    /// Measures something against the same thing done by hand, in turns and in one run.
    ///
    /// A busy machine slows both, so the quotient of two neighbouring measurements says more than
    /// either of them.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - rounds: The number of times each is done between two looks at the clock; a tenth of a
    ///     millisecond is long enough.
    ///   - direct: Does it by hand, once for each number.
    ///   - measured: Does it the way that is measured, once for each number.
    public static func compare(
        _ name: String,
        rounds: Int,
        direct: @escaping (Range<Int>) throws -> Void,
        measured: @escaping (Range<Int>) throws -> Void
    ) {
        Benchmark(name, configuration: .of([.direct, .measured, .quotient])) { benchmark in
            let clock = ContinuousClock()
            let byHand = try clock.measure { try direct(0..<rounds) } / rounds
            let asMeasured = try clock.measure { try measured(0..<rounds) } / rounds
            benchmark.measurement(.direct, byHand.wholeNanoseconds)
            benchmark.measurement(.measured, asMeasured.wholeNanoseconds)
            benchmark.measurement(.quotient, Int((asMeasured / byHand * 100).rounded()))
        }
    }

    /// Measures the time to make something, for each of its parts; its release is not counted.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - parts: The number of parts.
    ///   - make: Creates it once.
    public static func making<Made>(
        _ name: String,
        of parts: Int,
        make: @escaping () throws -> Made
    ) {
        Benchmark(name, configuration: .of([.measured])) { benchmark in
            let clock = ContinuousClock()
            let start = clock.now
            let made = try make()
            let duration = clock.now - start
            blackHole(made)
            benchmark.measurement(.measured, (duration / parts).wholeNanoseconds)
        }
    }
}

extension Benchmark.Configuration {
    fileprivate static func of(_ metrics: [BenchmarkMetric]) -> Self {
        Self(
            metrics: metrics,
            warmupIterations: 20,
            maxDuration: .seconds(2),
            maxIterations: 5_000
        )
    }
}

extension BenchmarkMetric {
    fileprivate static var direct: Self { .custom("by hand (ns)") }
    fileprivate static var measured: Self { .custom("measured (ns)") }
    fileprivate static var quotient: Self { .custom("measured / by hand (%)") }
}

extension Duration {
    fileprivate var wholeNanoseconds: Int { Int((self / .nanoseconds(1)).rounded()) }
}
