import MomentumCommandLine
import MomentumDomain
import MomentumSiteStore
import Foundation
import MomentumTerminal

struct StoreInfoDocument: Encodable, Sendable {
    let entries: Int
    let locations: Int
    let transactions: UInt64
    @Nullable var storeID: UUID?
    /// The replica in hexadecimal, because many JSON readers truncate numbers beyond 2⁵³.
    @Nullable var replica: String?
    let files: [SiteStoreFiles.Info.File]
    let quarantine: [String]
    let report: StoreReportDocument

    init(_ info: SiteStoreFiles.Info) {
        entries = info.entries
        locations = info.locations
        transactions = info.transactions
        storeID = info.storeID
        replica = info.replica
        files = info.files
        quarantine = info.quarantine
        report = StoreReportDocument(info.report)
    }

    func text(on traits: TerminalTraits) -> TerminalText {
        guard !files.isEmpty || !report.isClean || !report.strange.isEmpty else {
            return "Nothing was kept here yet.\n"
        }
        let rows = files.map { file -> [TerminalText] in ["\(file.name)", "\(file.size)"] }
        let kept = quarantine.map { TerminalText("  \($0)") }
        let counts: TerminalText = """
            \(TerminalText.counted(entries, "entry", "entries")) and \
            \(TerminalText.counted(locations, "location")), from \
            \(TerminalText.counted(Int(clamping: transactions), "transaction"))
            """
        let table = TextTable([.leading("File").cut, .trailing("Bytes")], rows: rows)
        return """
            \(counts.paragraph(on: traits))\
            \(table.text(on: traits))\
            \(kept.isEmpty ? TerminalText() : .lines(["In quarantine:"] + kept))\
            \(report.text)
            """
    }
}
