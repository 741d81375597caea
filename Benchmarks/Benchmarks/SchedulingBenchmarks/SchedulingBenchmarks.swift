import Benchmark
import Comparing

// What a large space costs on its way from the socket to the rows of the lists (GQ-9).
let benchmarks: @Sendable () -> Void = {
    Benchmark.cost(
        "1,000 users and 100 teams, socket to rows",
        over: "URLSession and JSONDecoder"
    ) {
        blackHole(try await Space.shared.readBarely())
    } measured: {
        blackHole(try await Space.shared.readIntoRows())
    }
}
