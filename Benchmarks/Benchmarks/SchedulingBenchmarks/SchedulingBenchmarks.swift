import Benchmark
import Comparing

// The cost of large spaces on their way from the socket to the rows of the lists (GQ-9, MD-GQ-12).
let benchmarks: @Sendable () -> Void = {
    Benchmark.cost(
        "1,000 users and 100 teams, socket to rows",
        over: "URLSession and JSONDecoder"
    ) {
        blackHole(try await Space.shared.readBarely())
    } measured: {
        blackHole(try await Space.shared.readIntoRows())
    }
    Benchmark.cost("users list of 45,000, at most 1200 % and 3 s", over: "5,000") {
        blackHole(try await Space.company.readUsers())
    } measured: {
        blackHole(try await Space.town.readUsers())
    }
    Benchmark.cost("first 50 rows of 45,000 people, at most 1200 % and 150 ms", over: "5,000") {
        blackHole(try await Space.company.makeFirstRows())
    } measured: {
        blackHole(try await Space.town.makeFirstRows())
    }
}
