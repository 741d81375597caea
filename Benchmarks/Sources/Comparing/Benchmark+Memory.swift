public import Benchmark
import HeapSize

extension Benchmark {
    /// Measures the memory that something holds once it is made, for each of its parts.
    ///
    /// It counts the bytes the allocator has in use, so a busy machine does not change it.
    ///
    /// - Parameters:
    ///   - name: The name of the row, with the limit it must keep.
    ///   - parts: The number of parts.
    ///   - bare: Creates the counterpart.
    ///   - measured: Creates the measured value.
    public static func memory<Bare, Made>(
        _ name: String,
        of parts: Int,
        bare: @escaping () async throws -> Bare,
        measured: @escaping () async throws -> Made
    ) {
        let theirs = BenchmarkMetric.custom("by hand (B)")
        let ours = BenchmarkMetric.custom("measured (B)")
        let quotient = BenchmarkMetric.custom("measured / by hand (%)")
        let configuration = Configuration.ofJobs([theirs, ours, quotient])
        Benchmark(name, configuration: configuration) { benchmark async throws in
            let bareSize = try await size(of: bare)
            let measuredSize = try await size(of: measured)
            benchmark.measurement(theirs, bareSize / parts)
            benchmark.measurement(ours, measuredSize / parts)
            benchmark.measurement(quotient, measuredSize * 100 / max(bareSize, 1))
        }
    }

    /// The bytes in use beyond those of before, while the result of `make` exists.
    private static func size<Made>(of make: () async throws -> Made) async throws -> Int {
        let before = Int(heap_bytes_in_use())
        let made = try await make()
        let after = Int(heap_bytes_in_use())
        withExtendedLifetime(made) {}
        return after - before
    }
}
