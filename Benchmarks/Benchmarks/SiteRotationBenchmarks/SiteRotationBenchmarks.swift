import Benchmark
import Comparing
import Foundation
import MomentumSiteRotationDomain

// The cost of the tracker with a million entries. The one prescribed figure for them is in the name
// of its row.
let benchmarks: @Sendable () -> Void = {
    let locations = SiteLocation.defaults

    Benchmark.cost("recommend, 1M entries in one pass", over: "bare loop") {
        blackHole(History.lastUses(History.entries))
    } measured: {
        blackHole(SiteRecommender.recommend(locations: locations, entries: History.entries))
    }
    Benchmark.cost("recommend with cooldown, 1M in one pass", over: "bare loop") {
        blackHole(History.lastUses(History.entries))
    } measured: {
        blackHole(
            SiteRecommender.recommend(
                locations: locations,
                entries: History.entries,
                options: RecommendationOptions(strategy: .bodyPartCooldown)
            )
        )
    }
    Benchmark.race("recommend for a view of 1M", against: "bare loop") {
        blackHole(History.lastUses(History.entries))
    } measured: {
        blackHole(SiteRecommender.recommend(History.records, at: History.now))
    }
    Benchmark.cost("recommend for a view of 1M and of 1,000", over: "1,000", rounds: 100) {
        blackHole(SiteRecommender.recommend(History.smallRecords, at: History.now))
    } measured: {
        blackHole(SiteRecommender.recommend(History.records, at: History.now))
    }
    Benchmark.cost("statistics of 1M, below 1,000,000,000 ns", over: "sorted hours") {
        blackHole(History.sortedHours(History.worn))
    } measured: {
        blackHole(
            SiteStatistics(
                records: History.wornRecords,
                settings: SiteSettings(),
                now: History.now,
                calendar: History.calendar
            )
        )
    }
    Benchmark.cost("first page of 1M, below 1,000,000 ns", over: "1,000", rounds: 100) {
        blackHole(try Pages.first(of: Pages.small))
    } measured: {
        blackHole(try Pages.first(of: Pages.large))
    }
    Benchmark.cost("page in the middle of 1M, below 1,000,000 ns", over: "1,000", rounds: 100) {
        blackHole(try Pages.after(Pages.smallMiddle, of: Pages.small))
    } measured: {
        blackHole(try Pages.after(Pages.largeMiddle, of: Pages.large))
    }
    Benchmark.cost("2,000 rows of 1M again, below 10,000,000 ns", over: "bare loop") {
        blackHole(Array(Pages.large.suffix(2_000).reversed()))
    } measured: {
        blackHole(try Pages.first(of: Pages.large, limit: 2_000))
    }
    Benchmark.cost("page of nothing in 1M, below 100,000,000 ns", over: "bare loop") {
        blackHole(History.lastUses(History.entries))
    } measured: {
        blackHole(try Pages.ofNothing())
    }
    Benchmark.cost("all 20,000 pages of 1M", over: "one pass") {
        blackHole(Array(Pages.large).count)
    } measured: {
        blackHole(try Pages.all(of: Pages.large))
    }
    Benchmark.cost("log one of 1M and show home", over: "1,000") {
        blackHole(try Tracker.small.logOneMore())
    } measured: {
        blackHole(try Tracker.large.logOneMore())
    }
    Benchmark.cost("carry out one command with 100,000 entries", over: "1,000", rounds: 100) {
        try Tracker.few.carryOutLate()
    } measured: {
        try Tracker.many.carryOutLate()
    }
    for (count, name) in [(25_000, "25k"), (100_000, "100k"), (400_000, "400k")] {
        Benchmark.cost("merge \(name) rows into as many, at most 250 %", over: "replacing") {
            try Merge.of(count).carryOut(.replace)
        } measured: {
            try Merge.of(count).carryOut(.merge)
        }
    }
    Benchmark.cost("statistics of 100k, at most 50 ms", over: "10,000") {
        blackHole(Wearer.few.statistics())
    } measured: {
        blackHole(Wearer.many.statistics())
    }
    Benchmark.cost("plan of an insertion among 100k, at most 50 ms", over: "10,000") {
        blackHole(try await Wearer.few.insertion())
    } measured: {
        blackHole(try await Wearer.many.insertion())
    }
    Benchmark.cost("plan of a moved start among 100k, at most 50 ms", over: "10,000") {
        blackHole(try await Wearer.few.movedStart())
    } measured: {
        blackHole(try await Wearer.many.movedStart())
    }
    Benchmark.cost("map of 100k, at most 50 ms", over: "10,000", rounds: 20) {
        blackHole(Wearer.few.map())
    } measured: {
        blackHole(Wearer.many.map())
    }
    Benchmark.cost("map of a former day of 100k, at most 50 ms", over: "10,000") {
        blackHole(Wearer.few.formerMap())
    } measured: {
        blackHole(Wearer.many.formerMap())
    }
    Benchmark.cost("make SiteEntries of 1M", over: "set and sort") {
        blackHole(distinctAndSorted(History.entries))
    } measured: {
        blackHole(SiteEntries(History.entries))
    }
    Benchmark.cost("import 1M into an empty state", over: "set and sort") {
        blackHole(distinctAndSorted(History.entries))
    } measured: {
        var state = SiteRotationState(replica: 1)
        try state.carryOut(History.operation(History.entries), at: History.now)
        blackHole(state)
    }
}

/// The least work to keep entries: those with distinct ids, in order.
@inline(never)
private func distinctAndSorted(_ entries: [SiteEntry]) -> [SiteEntry] {
    var known: Set<UUID> = []
    return entries.filter { known.insert($0.id).inserted }.sorted { $0.startTime < $1.startTime }
}
