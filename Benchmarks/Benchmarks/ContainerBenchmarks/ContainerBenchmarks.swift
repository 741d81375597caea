import Benchmark
import Comparing
import MomentumContainer

// Rows for the figures that a container must keep; the limit is in the name.
let benchmarks: @Sendable () -> Void = {
    var measured = ContainerBuilder()
    measured.install(MeasuredAssembly())
    var twoHundred = ContainerBuilder()
    twoHundred.install(TwoHundredAssembly())
    guard let container = try? measured.build(), let large = try? twoHundred.build() else {
        preconditionFailure("the measured graphs are not in order")
    }
    let byHand = HandWrittenRoot()

    Benchmark.compare("kept instance by type, at most 350 %", rounds: 10_000) {
        for _ in $0 { blackHole(byHand.keptOne()) }
    } measured: {
        for _ in $0 { blackHole(try container.resolve((any Kept1).self)) }
    }
    Benchmark.compare("new leaf, at most 400 %", rounds: 5_000) {
        for _ in $0 { blackHole(byHand.leaf()) }
    } measured: {
        for _ in $0 { blackHole(try container.resolve((any Leaf).self)) }
    }
    Benchmark.compare("32 new instances in five layers, at most 700 %", rounds: 100) {
        for _ in $0 { blackHole(byHand.top()) }
    } measured: {
        for _ in $0 { blackHole(try container.resolve((any Top).self)) }
    }
    Benchmark.compare("three new over nine kept, at most 1100 %", rounds: 500) {
        for _ in $0 { blackHole(byHand.screen()) }
    } measured: {
        for _ in $0 { blackHole(try container.resolve((any Screen).self)) }
    }
    Benchmark.making("register + check + build, each of 200, at most 500 ns", of: 200) {
        var builder = ContainerBuilder()
        builder.install(TwoHundredAssembly())
        return try builder.build()
    }
    Benchmark.making("one override in 200, checked again, at most 100000 ns", of: 1) {
        try large.overriding { $0.replace(Row3<Column5>.self, with: Row3<Column5>.init) }
    }
}
