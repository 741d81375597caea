import MomentumCommandLine
import MomentumDomain
import MomentumSiteStore
import MomentumTerminal

/// The findings from opening a store, as a document and in words (ST-11).
struct StoreReportDocument: Encodable, Sendable {
    /// Missing transactions of one replica.
    struct Missing: Encodable, Sendable {
        /// The replica in hexadecimal, because many JSON readers truncate numbers beyond 2⁵³.
        let replica: String
        let first: UInt64
        let last: UInt64
    }

    let generation: UInt64
    @Nullable var snapshot: UInt64?
    let transactions: Int
    let tornBytes: Int
    let damage: [SiteStoreFiles.Damage]
    let unacknowledged: [String]
    let doubtful: [String]
    let foreign: [String]
    let cut: [String]
    let strange: [String]
    let isLost: Bool
    let missing: [Missing]
    let isCopy: Bool
    let isClean: Bool
    @Nullable var readOnlyReason: String?

    init(_ report: SiteStoreFiles.Report) {
        generation = report.generation
        snapshot = report.snapshot
        transactions = report.transactions
        tornBytes = report.tornBytes
        damage = report.damage
        unacknowledged = report.unacknowledged
        doubtful = report.doubtful
        foreign = report.foreign
        cut = report.cut
        strange = report.strange
        isLost = report.isLost
        missing = report.missing.map { missing in
            Missing(
                replica: String(missing.replica, radix: 16),
                first: missing.first,
                last: missing.last
            )
        }
        isCopy = report.isCopy
        isClean = report.isClean
        readOnlyReason = report.readOnlyReason.map { said($0) }
    }

    var text: TerminalText {
        var lines: [TerminalText] = []
        if tornBytes > 0 {
            let bytes = TerminalText.counted(tornBytes, "byte")
            lines.append("What was never finished does not count: \(bytes) of a write.")
        }
        lines += damage.map { damage in
            let bytes = TerminalText.counted(damage.count, "byte")
            return damage.count > 0
                ? "\(damage.file): damaged from byte \(damage.offset) on, \(bytes)."
                : "\(damage.file): nothing is left of it."
        }
        lines += unacknowledged.map { name in
            let (file, copy) = SiteStoreFiles.Report.file(of: name)
            return "\(file) was damaged; what was found is kept in \(copy ?? file)."
        }
        lines += doubtful.map(Self.text(ofDoubtful:))
        lines += foreign.map { name in
            let (file, copy) = SiteStoreFiles.Report.file(of: name)
            return copy.map { copy in
                """
                \(file) belongs to another store; nothing was read from it. It is kept in \(copy).
                """
            } ?? "\(file) belongs to another store; nothing was read from it."
        }
        lines += cut.map { name in
            let file = SiteStoreFiles.Report.file(of: name).name
            return "A file was cut short, so changes at its end may be gone: \(file)."
        }
        lines += strange.map { "\($0) is no file of a store; it was left alone. Move it away." }
        lines += missing.map { missing in
            """
            Transactions \(missing.first) to \(missing.last) of replica \(missing.replica) are \
            missing; a file was removed.
            """
        }
        if let reason = readOnlyReason { lines.append("It cannot be written. \(reason)") }
        if isCopy { lines.append("It is a copy of another store, or was restored from a backup.") }
        if isLost { lines.append("Changes were saved here before, and no file holds any of them.") }
        if isClean, doubtful.isEmpty, cut.isEmpty, strange.isEmpty {
            lines.append("Everything is in order.")
        }
        return .lines(lines)
    }

    /// The sentence about a doubtful last change, from its name in a report.
    static func text(ofDoubtful name: String) -> TerminalText {
        let (file, copy) = SiteStoreFiles.Report.file(of: name)
        return """
            The last change in \(file) was not finished or was damaged; its bytes are kept in \
            \(copy ?? file).
            """
    }
}
