import Benchmark
import Comparing
import Foundation
import MomentumPlaceIndex

// Every limit is for a million places; `p50` and `p99` of the table are of single keystrokes.
let benchmarks: @Sendable () -> Void = {
    searches()
    edges()
    stages()
    building()
    if TenMillionPlaces.isWanted { tenMillion() }
}

/// The cost of a keystroke, against SQLite's full-text search and a scan of all names.
private func searches() {
    let count = Keystroke.count
    Benchmark.each("popularity: p50 10 us, p99 30 us", of: count) { number in
        let query = Keystroke.all[number].query
        blackHole(try PlaceSample.index.places(matching: query, isExtended: false))
    }
    Benchmark.each("popularity, FTS5", of: 200) { number in
        blackHole(try FullText.shared.popular(Keystroke.all[number]))
    }
    Benchmark.each("beginning of the name, linear scan", of: 100, isWarm: false) { number in
        blackHole(LinearScan.names(Keystroke.all[number].text))
    }
    Benchmark.each("popularity + nearness: p50 80 us, p99 1 ms", of: count) { number in
        let keystroke = Keystroke.all[number]
        blackHole(
            try PlaceSample.index.places(
                matching: keystroke.query,
                near: keystroke.position,
                isExtended: false
            )
        )
    }
    Benchmark.each("popularity + nearness, FTS5", of: 200) { number in
        blackHole(try FullText.shared.near(Keystroke.all[number]))
    }
    Benchmark.each("typing errors: p50 0.5 ms, p99 3 ms", of: count) { number in
        blackHole(try PlaceSample.index.places(matching: Keystroke.mistyped[number].query))
    }
}

/// The requests of the field, with everything on.
private func edges() {
    let count = Keystroke.count
    Benchmark.each("everything on, near", of: count) { number in
        let keystroke = Keystroke.all[number]
        blackHole(
            try PlaceSample.index.places(matching: keystroke.query, near: keystroke.position)
        )
    }
    Benchmark.each("everything on, near, one category", of: count) { number in
        let keystroke = Keystroke.all[number]
        blackHole(
            try PlaceSample.index.places(
                matching: keystroke.query,
                category: "bank",
                near: keystroke.position
            )
        )
    }
    Benchmark.each("typing errors, near", of: count) { number in
        let keystroke = Keystroke.mistyped[number]
        blackHole(
            try PlaceSample.index.places(matching: keystroke.query, near: keystroke.position)
        )
    }
    Benchmark.each("two short words in any order", of: count) { number in
        blackHole(try PlaceSample.index.places(matching: Keystroke.reversed[number].query))
    }
    Benchmark.each("two short words in any order, near", of: count) { number in
        let keystroke = Keystroke.reversed[number]
        blackHole(
            try PlaceSample.index.places(matching: keystroke.query, near: keystroke.position)
        )
    }
    Benchmark.count("wanted name among the five, at least 950", "of 1,000") {
        try Quality.hits(of: Keystroke.all.prefix(1_000))
    }
    Benchmark.count("wanted name in spite of an error", "of 1,000") {
        try Quality.hits(of: Keystroke.mistyped.prefix(1_000))
    }
    Benchmark.count("rule Y, wanted name among the five", "of 1,000") {
        try Quality.hits(of: Keystroke.all.prefix(1_000), byRuleY: true)
    }
    Benchmark.count("rule Y, wanted name in spite of an error", "of 1,000") {
        try Quality.hits(of: Keystroke.mistyped.prefix(1_000), byRuleY: true)
    }
    Benchmark.count("keystrokes to the name, at most 250", "of 100 names") {
        try Quality.keystrokes(names: 300, fromLaterWord: false)
    }
    Benchmark.count("the same from a later word on, at most 270", "of 100 names") {
        try Quality.keystrokes(names: 300, fromLaterWord: true)
    }
}

/// The stages of rule Y, by queries that they answer.
private func stages() {
    suggestions("rule Y, near: p50 40 us, p99 1 ms") { Keystroke.all }
    suggestions("rule Y, two words as one: p50 60 us, p99 400 us") { StageKeystrokes.joined }
    suggestions("rule Y, words in any order, near") { Keystroke.reversed }
    suggestions("rule Y, name and city: p50 150 us, p99 2 ms") { StageKeystrokes.described }
    suggestions("rule Y, whole name and city") { StageKeystrokes.wholeNameAndCity }
    suggestions("rule Y, common beginnings that hardly a name has together") {
        StageKeystrokes.crowded
    }
    suggestions("rule Y, a kind with 20 places: 2 ms") { StageKeystrokes.fewPlaces }
    suggestions("rule Y, a kind with 100,000 places: 2 ms") { StageKeystrokes.manyPlaces }
    suggestions("rule Y, typing errors, near: p50 0.5 ms, p99 3 ms") { Keystroke.mistyped }
    suggestions("rule Y, a word that no name has: p50 0.5 ms, p99 3 ms") {
        StageKeystrokes.withUnknownWord
    }
}

private func suggestions(_ name: String, _ keystrokes: @escaping () -> [Keystroke]) {
    Benchmark.each(name, of: Keystroke.count) { number in
        let keystroke = keystrokes()[number]
        blackHole(
            try PlaceSample.index.suggestions(for: keystroke.query, near: keystroke.position)
        )
    }
}

private func tenMillion() {
    Benchmark.each("10 million, popularity: p99 40 us", of: Keystroke.count) { number in
        let query = Keystroke.all[number].query
        blackHole(try TenMillionPlaces.index.places(matching: query, isExtended: false))
    }
    Benchmark.each("10 million, popularity + nearness: p99 3 ms", of: Keystroke.count) { number in
        let keystroke = Keystroke.all[number]
        blackHole(
            try TenMillionPlaces.index.places(
                matching: keystroke.query,
                near: keystroke.position,
                isExtended: false
            )
        )
    }
    Benchmark.each("10 million, rule Y, near", of: Keystroke.count) { number in
        let keystroke = Keystroke.all[number]
        blackHole(
            try TenMillionPlaces.index.suggestions(for: keystroke.query, near: keystroke.position)
        )
    }
    Benchmark(
        "10 million, build",
        configuration: .init(
            metrics: [.wallClock, .peakMemoryResident],
            warmupIterations: 0,
            maxDuration: .seconds(300),
            maxIterations: 1
        )
    ) { benchmark in
        let table = TenMillionPlaces.input
        benchmark.startMeasurement()
        let file = PlaceSample.folder.appending(path: "built.places")
        try await PlaceSample.build(from: table, to: file)
    }
}

private func building() {
    Benchmark.each("open: 0.3 ms", of: 500) { _ in
        blackHole(try PlaceIndex(PlaceSample.indexFile))
    }
    Benchmark.count("bytes of the file for a place, at most 76", "bytes") {
        let summary = try PlaceSample.index.summary()
        return summary.bytes / summary.places
    }
    Benchmark(
        "build from a table: 6 s, peak 350 MB",
        configuration: .init(
            metrics: [.wallClock, .peakMemoryResident],
            warmupIterations: 0,
            maxDuration: .seconds(30),
            maxIterations: 3
        )
    ) { benchmark in
        blackHole(PlaceSample.input)
        benchmark.startMeasurement()
        try await PlaceSample.build(to: PlaceSample.folder.appending(path: "built.places"))
    }
    Benchmark(
        "build from an array, FTS5",
        configuration: .init(
            metrics: [.wallClock, .peakMemoryResident],
            warmupIterations: 0,
            maxDuration: .seconds(30),
            maxIterations: 2
        )
    ) { benchmark in
        blackHole(PlaceSample.places.count)
        benchmark.startMeasurement()
        try FullText.build(to: PlaceSample.folder.appending(path: "built.sqlite"))
    }
}
