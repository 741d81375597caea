import MomentumSiteRotationDomain

/// The meaning of the names in a quarantine (ST-11).
struct QuarantineNotes {
    static let textSuffix = ".txt"
    static let seenSuffix = ".seen"
    /// The suffixes of items that are not copies of damaged files.
    private static let otherSuffixes = Quarantine.Kind.allCases.map(\.suffix).filter { !$0.isEmpty }
    private static let missingPrefix = "missing-"

    private let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The names of unacknowledged copies of damaged files, in order.
    var damaged: [String] {
        unseen.filter { name in !Self.otherSuffixes.contains { name.hasSuffix($0) } }
    }

    /// The names of unacknowledged copies of changes that were unfinished or damaged.
    var doubtful: [String] { unseen(.doubtful) }

    /// The names of unacknowledged files of another store.
    var foreign: [String] { unseen(.foreign) }

    /// The names of unacknowledged items for truncated journals.
    var cut: [String] { unseen(.cut) }

    /// True if all changes were once lost and the loss is unacknowledged.
    var isLost: Bool { !unseen(.lost).isEmpty }

    var all: [String] { damaged + doubtful + foreign + cut + unseen(.lost) }

    private func unseen(_ kind: Quarantine.Kind) -> [String] {
        unseen.filter { $0.hasSuffix(kind.suffix) }
    }

    private var unseen: [String] {
        names.filter { name in
            names.contains(name + Self.textSuffix) && !names.contains(name + Self.seenSuffix)
        }
        .sorted()
    }

    /// The unacknowledged transactions among `missing`, and earlier recorded ones that have not
    /// arrived since.
    func missing(
        _ missing: [SiteStoreFiles.Missing],
        among counters: [UInt64: CounterRanges]
    ) -> [SiteStoreFiles.Missing] {
        let remembered = names.sorted().compactMap(Self.missing).filter { remembered in
            counters[remembered.replica]?.contains(remembered.first) != true
                && !missing.contains(remembered)
        }
        return (missing + remembered).filter { missing in
            !names.contains(Self.name(of: missing) + Self.seenSuffix)
        }
    }

    /// The file of which a quarantined item is a copy; `nil` for names of other items.
    static func file(of name: String) -> String? {
        let suffix = otherSuffixes.first { name.hasSuffix($0) } ?? ""
        // The offset and the checksum come last, after any file name.
        let parts = name.dropLast(suffix.count).split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard parts.count > 2, Int(parts[parts.count - 2]) != nil, let check = parts.last,
            check.count == 8, UInt32(check, radix: 16) != nil
        else { return nil }
        return parts.dropLast(2).joined(separator: "-")
    }

    static func name(of missing: SiteStoreFiles.Missing) -> String {
        let replica = String(missing.replica, radix: 16)
        return "\(missingPrefix)\(replica)-\(missing.first)-\(missing.last)"
    }

    /// Reads the name of a text about missing transactions.
    private static func missing(_ name: String) -> SiteStoreFiles.Missing? {
        guard name.hasPrefix(missingPrefix), name.hasSuffix(textSuffix) else { return nil }
        let parts = name.dropFirst(missingPrefix.count).dropLast(textSuffix.count).split(
            separator: "-"
        )
        guard parts.count == 3, let replica = UInt64(parts[0], radix: 16),
            let first = UInt64(parts[1]), let last = UInt64(parts[2]), first <= last,
            last < TransactionFormat.counterLimit
        else { return nil }
        return SiteStoreFiles.Missing(replica: replica, first: first, last: last)
    }
}
