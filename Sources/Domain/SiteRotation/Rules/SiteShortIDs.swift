public import Foundation
import MomentumDomain

/// Short forms of the ids in a list: their first digits, enough to distinguish all entries.
public struct SiteShortIDs: Hashable, Sendable {
    /// The smallest number of digits, in lists and in typed text.
    public static let shortest = 4

    /// The number of hexadecimal digits, equal for the whole list.
    public let length: Int

    /// Creates the short forms of `ids`; no other entry of `records` of either device begins with
    /// one of them.
    ///
    /// - Complexity: O(*n* + *k* log *k*) for *n* entries and *k* ids.
    public init(of ids: some Sequence<SiteEntry.ID>, in records: SiteRecords) {
        let listed = ids.map(Digits.init).sorted()
        var length = Self.shortest
        var beginnings = ShortBeginnings()
        for digits in listed { beginnings.insert(digits) }
        func tellApart(_ id: SiteEntry.ID) {
            let digits = Digits(id)
            guard beginnings.contains(digits) else { return }
            let next = listed.lowerBound { $0 < digits }
            let isListed = listed.indices.contains(next) && listed[next] == digits
            for position in [next - 1, isListed ? next + 1 : next]
            where listed.indices.contains(position) {
                length = max(length, listed[position].countShared(with: digits) + 1)
            }
        }
        if !listed.isEmpty {
            for log in records.logs {
                for entry in log.ahead { tellApart(entry.id) }
                log.entries.forEachID(tellApart)
            }
        }
        self.length = min(length, 32)
    }

    /// Creates the short forms of all entries of `records`, of both devices.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(ofAll records: SiteRecords) {
        var all: [Digits] = []
        all.reserveCapacity(records.logs.map(\.entryCount).reduce(0, +))
        for log in records.logs {
            all += log.ahead.map { Digits($0.id) }
            log.entries.forEachID { all.append(Digits($0)) }
        }
        self.init(telling: all)
    }

    /// Creates the short forms of all rests.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(ofRests rests: [SiteRest]) {
        self.init(telling: rests.map { Digits($0.id) })
    }

    /// Creates the short forms that distinguish all of `ids`.
    private init(telling ids: [Digits]) {
        let all = ids.sorted()
        let longest = zip(all, all.dropFirst()).lazy.map { $0.countShared(with: $1) + 1 }.max()
        length = min(max(longest ?? 0, Self.shortest), 32)
    }

    /// The first digits of an id, in lower case and without dashes.
    public func text(_ id: SiteEntry.ID) -> String {
        String(id.uuidString.lowercased().filter { $0 != "-" }.prefix(length))
    }
}

extension SiteShortIDs {
    /// The beginning of an id as people type it: four or more hexadecimal digits, in any case, with
    /// or without dashes.
    public struct Typed: Hashable, Sendable {
        private let digits: Digits
        private let count: Int

        /// Reads `text`; `nil` if it is invalid.
        public init?(_ text: String) {
            let typed = text.filter { $0 != "-" }
            guard shortest...32 ~= typed.count, typed.allSatisfy({ $0.isASCII && $0.isHexDigit })
            else { return nil }
            let whole = typed + String(repeating: "0", count: 32 - typed.count)
            guard let high = UInt64(whole.prefix(16), radix: 16),
                let low = UInt64(whole.suffix(16), radix: 16)
            else { return nil }
            digits = Digits(high: high, low: low)
            count = typed.count
        }

        /// True if `id` begins with the typed digits.
        public func fits(_ id: SiteEntry.ID) -> Bool {
            digits.countShared(with: Digits(id)) >= count
        }
    }
}

/// The 32 hexadecimal digits of an id.
private struct Digits: Hashable, Comparable, Sendable {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(_ id: UUID) {
        (high, low) = withUnsafeBytes(of: id.uuid) { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    static func < (left: Digits, right: Digits) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }

    /// The length of the common prefix, in digits.
    func countShared(with other: Digits) -> Int {
        let bits = high ^ other.high
        return bits == 0
            ? 16 + (low ^ other.low).leadingZeroBitCount / 4 : bits.leadingZeroBitCount / 4
    }
}

/// The first four digits of several ids: nearly all other ids begin with other digits, and need no
/// full comparison.
private struct ShortBeginnings {
    private var words = [UInt64](repeating: 0, count: 1024)

    mutating func insert(_ digits: Digits) {
        words[Int(digits.high >> 54)] |= 1 << ((digits.high >> 48) & 63)
    }

    func contains(_ digits: Digits) -> Bool {
        words[Int(digits.high >> 54)] & 1 << ((digits.high >> 48) & 63) != 0
    }
}
