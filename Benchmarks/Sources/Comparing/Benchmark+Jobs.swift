public import Benchmark

extension Benchmark {
    /// Measures a long job against the same one done otherwise, in turns and in one run: the factor
    /// by which it is faster.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - peer: The counterpart, in one or two words.
    ///   - other: Does the job once, the other way.
    ///   - measured: Does the job once, the way that is measured.
    public static func race(
        _ name: String,
        against peer: String,
        other: @escaping () async throws -> Void,
        measured: @escaping () async throws -> Void
    ) {
        let quotient = BenchmarkMetric.custom("\(peer) / measured (%)", polarity: .prefersLarger)
        jobs(name, of: 1, against: peer, quotient: quotient, other: other, measured: measured) {
            $0 / $1
        }
    }

    /// Measures a long job against a bare one over the same things, in turns and in one run: the
    /// factor by which it takes longer.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - bare: The counterpart, in a few words.
    ///   - rounds: The number of times each is done between two looks at the clock.
    ///   - other: Does the counterpart's job once.
    ///   - measured: Does the measured job once.
    public static func cost(
        _ name: String,
        over bare: String,
        rounds: Int = 1,
        other: @escaping () async throws -> Void,
        measured: @escaping () async throws -> Void
    ) {
        let quotient = BenchmarkMetric.custom("measured / \(bare) (%)")
        jobs(name, of: rounds, against: bare, quotient: quotient, other: other, measured: measured)
        {
            $1 / $0
        }
    }

    private static func jobs(
        _ name: String,
        of rounds: Int,
        against peer: String,
        quotient: BenchmarkMetric,
        other: @escaping () async throws -> Void,
        measured: @escaping () async throws -> Void,
        dividing: @escaping (_ other: Duration, _ measured: Duration) -> Double
    ) {
        let theirs = BenchmarkMetric.custom("\(peer) (ns)")
        let ours = BenchmarkMetric.custom("measured (ns)")
        // In whole microseconds: the milliseconds of the tool would be coarse for six of them.
        let configuration = Configuration.ofJobs(
            [theirs, ours, quotient],
            units: [theirs: .kilo, ours: .kilo]
        )
        Benchmark(name, configuration: configuration) { benchmark async throws in
            let clock = ContinuousClock()
            var start = clock.now
            for _ in 0..<rounds { try await other() }
            let otherDuration = clock.now - start
            start = clock.now
            for _ in 0..<rounds { try await measured() }
            let measuredDuration = clock.now - start
            benchmark.measurement(theirs, Int((otherDuration / rounds) / .nanoseconds(1)))
            benchmark.measurement(ours, Int((measuredDuration / rounds) / .nanoseconds(1)))
            let percent = dividing(otherDuration, measuredDuration) * 100
            benchmark.measurement(quotient, Int(percent.rounded()))
        }
    }
}

extension Benchmark.Configuration {
    /// For what takes milliseconds to seconds: one run to warm up, and then for some ten seconds.
    static func ofJobs(
        _ metrics: [BenchmarkMetric],
        units: [BenchmarkMetric: BenchmarkUnits] = [:]
    ) -> Self {
        Self(
            metrics: metrics,
            units: units,
            warmupIterations: 1,
            maxDuration: .seconds(10),
            maxIterations: 500
        )
    }
}
