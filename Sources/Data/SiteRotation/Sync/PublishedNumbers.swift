import MomentumSiteRotationDomain
import MomentumSiteStore

/// The numbers of transactions, by replica.
struct PublishedNumbers: Hashable, Sendable {
    private(set) var counters: [UInt64: CounterRanges]

    init(_ counters: [UInt64: CounterRanges] = [:]) {
        self.counters = counters
    }

    /// Reads the numbers in the name of a file in a device's folder; `nil` if it has none.
    init?(_ range: ClosedRange<UInt64>?, of device: String) {
        guard let range, let replica = UInt64(device, radix: 16) else { return nil }
        self.init()
        counters[replica, default: CounterRanges()].insert(range)
    }

    init(_ transactions: [EncodedTransaction]) {
        self.init()
        for encoded in transactions {
            let id = encoded.transaction.id
            counters[id.replica, default: CounterRanges()].insert(id.counter)
        }
    }

    init(_ files: [KnownFile]) {
        self.init()
        for file in files { formUnion(file.numbers) }
    }

    var isEmpty: Bool { counters.values.allSatisfy(\.ranges.isEmpty) }

    /// True if these include all others; O(*n*) in the number of gaps.
    func contains(_ others: PublishedNumbers) -> Bool {
        others.counters.allSatisfy { replica, ranges in
            counters[replica]?.contains(ranges) ?? ranges.ranges.isEmpty
        }
    }

    /// The numbers that are not among others; O(*n*) in the number of gaps.
    func subtracting(_ others: PublishedNumbers) -> PublishedNumbers {
        let rest = counters.map { replica, ranges in
            (replica, others.counters[replica].map(ranges.subtracting) ?? ranges)
        }
        return PublishedNumbers(
            Dictionary(uniqueKeysWithValues: rest.filter { !$0.1.ranges.isEmpty })
        )
    }

    mutating func formUnion(_ others: PublishedNumbers) {
        counters.merge(others.counters) { $0.union($1) }
    }
}

extension PublishedNumbers: Codable {
    /// Reads JSON: for each replica, in hexadecimal, the first and last number of each range.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init()
        for (name, ends) in try container.decode([String: [UInt64]].self) {
            let firsts = stride(from: 0, to: ends.count - 1, by: 2)
            guard let replica = UInt64(name, radix: 16), ends.count.isMultiple(of: 2),
                firsts.allSatisfy({ ends[$0] <= ends[$0 + 1] }),
                ends.allSatisfy({ $0 < TransactionFormat.counterLimit })
            else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "The numbers of \(name) are no ranges."
                )
            }
            for first in firsts {
                counters[replica, default: CounterRanges()].insert(ends[first]...ends[first + 1])
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let ends = counters.map { replica, counters in
            (replica.hex, counters.ranges.flatMap { [$0.lowerBound, $0.upperBound] })
        }
        try container.encode(Dictionary(uniqueKeysWithValues: ends))
    }
}
