import Benchmark
import Comparing

// The cost of bringing the records of several devices together, against reading them from files.
let benchmarks: @Sendable () -> Void = {
    Benchmark.cost("publish and read 3 x 100k, at most 1.5 s", over: "3 journals read") {
        try await ThreeDevices.shared.readJournals()
    } measured: {
        try await ThreeDevices.shared.publishAndRead()
    }
}
