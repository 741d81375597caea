import Benchmark
import Comparing

// The cost of durable records, against a bare file and against GRDB.
let benchmarks: @Sendable () -> Void = {
    Benchmark.race("durable change, at least 85 %", against: "append + flush") {
        BareFile.shared.append()
    } measured: {
        try await Store.changing.logOneMore()
    }
    Benchmark.race("durable change, at least 140 %", against: "GRDB FULL") {
        try PeerDatabase.changing.logOneMore()
    } measured: {
        try await Store.changing.logOneMore()
    }
    Benchmark.race("open and read 100k, at least 200 %", against: "GRDB tuned") {
        blackHole(try PeerDatabase.large.openAndReadTuned())
    } measured: {
        blackHole(try await Store.large.openAndRead())
    }
    Benchmark.race("open and read 100k, at least 830 %", against: "GRDB Codable") {
        blackHole(try PeerDatabase.large.openAndReadCodable())
    } measured: {
        blackHole(try await Store.large.openAndRead())
    }
    Benchmark.race("open and read 100k from the journal, at least 67 %", against: "GRDB tuned") {
        blackHole(try PeerDatabase.large.openAndReadTuned())
    } measured: {
        blackHole(try await Store.large.openAndReadJournal())
    }
    Benchmark.race("open and read 4,000, at most 5 ms", against: "GRDB tuned") {
        blackHole(try PeerDatabase.typical.openAndReadTuned())
    } measured: {
        blackHole(try await Store.typical.openAndRead())
    }
    Benchmark.cost("open and read 100k, at most 1500 %", over: "10,000") {
        blackHole(try await Store.middle.openAndRead())
    } measured: {
        blackHole(try await Store.large.openAndRead())
    }
    Benchmark.memory("memory of an open store, each of 1M, at most 200 B", of: 1_000_000) {
        History.entries(1_000_000)
    } measured: {
        try await Store.huge.open()
    }
    Benchmark.size("bytes to the device per change, at most 4300 B", against: "a block") {
        4_096
    } measured: {
        try await Store.deviceBytesPerChange()
    }
    // A change says two ids and two times, without anything to find or to check it by.
    Benchmark.size("journal bytes per change, at most 125 B", against: "two ids, two times") {
        48
    } measured: {
        try await Store.journalBytesPerChange()
    }
    Benchmark.size("snapshot bytes per entry, at most 50 B", against: "SQLite") {
        try PeerDatabase.large.size / 100_000
    } measured: {
        try await Store.large.size(ofFiles: ".snapshot") / 100_000
    }
}
