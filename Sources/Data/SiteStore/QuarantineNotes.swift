import MomentumSiteRotationDomain

/// What the names in a quarantine say (ST-11).
struct QuarantineNotes {
    static let textSuffix = ".txt"
    static let seenSuffix = ".seen"
    static let unfinishedSuffix = ".unfinished"
    static let doubtfulSuffix = ".doubtful"
    static let foreignSuffix = ".foreign"
    static let cutSuffix = ".cut"
    static let lostSuffix = ".lost"
    /// Of what is no copy of a damaged file.
    private static let otherSuffixes = [
        unfinishedSuffix, doubtfulSuffix, foreignSuffix, cutSuffix, lostSuffix,
    ]
    private static let missingPrefix = "missing-"

    private let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The names of copies of damaged files that nobody has taken note of yet, in order.
    var damaged: [String] {
        unseen.filter { name in !Self.otherSuffixes.contains { name.hasSuffix($0) } }
    }

    /// Those of changes that were not finished, or damaged.
    var doubtful: [String] { unseen.filter { $0.hasSuffix(Self.doubtfulSuffix) } }

    /// Those of files of another store.
    var foreign: [String] { unseen.filter { $0.hasSuffix(Self.foreignSuffix) } }

    /// Those that stand for journals that were cut short.
    var cut: [String] { unseen.filter { $0.hasSuffix(Self.cutSuffix) } }

    /// True if all changes were lost once, and nobody has taken note of it.
    var isLost: Bool { !lost.isEmpty }

    /// All of which somebody has to take note.
    var all: [String] { damaged + doubtful + foreign + cut + lost }

    private var lost: [String] { unseen.filter { $0.hasSuffix(Self.lostSuffix) } }

    private var unseen: [String] {
        names.filter { name in
            names.contains(name + Self.textSuffix) && !names.contains(name + Self.seenSuffix)
        }
        .sorted()
    }

    /// Those of the missing transactions that nobody has taken note of yet, and what else was
    /// written down and has not come since.
    func missing(
        _ missing: [MissingTransactions],
        among counters: [UInt64: CounterRanges]
    ) -> [MissingTransactions] {
        let remembered = names.sorted().compactMap(Self.missing).filter { remembered in
            counters[remembered.replica]?.contains(remembered.first) != true
                && !missing.contains(remembered)
        }
        return (missing + remembered).filter { missing in
            !names.contains(Self.name(of: missing) + Self.seenSuffix)
        }
    }

    /// The file that a name in the quarantine is a copy of; `nil` for the name of no copy.
    static func file(of name: String) -> String? {
        let suffix = otherSuffixes.first { name.hasSuffix($0) } ?? ""
        // The offset and the check come last, whatever the file is called.
        let parts = name.dropLast(suffix.count).split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard parts.count > 2, Int(parts[parts.count - 2]) != nil, let check = parts.last,
            check.count == 8, UInt32(check, radix: 16) != nil
        else { return nil }
        return parts.dropLast(2).joined(separator: "-")
    }

    static func name(of missing: MissingTransactions) -> String {
        let replica = String(missing.replica, radix: 16)
        return "\(missingPrefix)\(replica)-\(missing.first)-\(missing.last)"
    }

    /// Reads the name of a text that tells of missing transactions.
    private static func missing(_ name: String) -> MissingTransactions? {
        guard name.hasPrefix(missingPrefix), name.hasSuffix(textSuffix) else { return nil }
        let parts = name.dropFirst(missingPrefix.count).dropLast(textSuffix.count).split(
            separator: "-"
        )
        guard parts.count == 3, let replica = UInt64(parts[0], radix: 16),
            let first = UInt64(parts[1]), let last = UInt64(parts[2]), first <= last,
            last < TransactionFormat.counterLimit
        else { return nil }
        return MissingTransactions(replica: replica, first: first, last: last)
    }
}
