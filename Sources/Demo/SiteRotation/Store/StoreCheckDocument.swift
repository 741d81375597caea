import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteStore
import MomentumTerminal

struct StoreCheckDocument: Encodable, Sendable {
    let files: [SiteStoreFiles.Check]
    /// The names of files that only resemble store files.
    var strange: [String] = []
    /// The locations of an unfinished or damaged last change.
    var doubtful: [String] = []
    /// The damaged files that say through which folder this device syncs.
    var damagedSync: [String] = []
    /// The entries that no calculation includes, because a clock was wrong (TR-4).
    let ahead: [SiteEntryDocument]
    /// The number of entries with impossible times, which no calendar contains (TR-5).
    let impossibleTimes: Int
    private let remark: SiteAheadAdapter?
    private let remarkLines: [TerminalText]

    private enum CodingKeys: CodingKey {
        case files, strange, doubtful, damagedSync, ahead, impossibleTimes
    }

    init(files: [SiteStoreFiles.Check], records: SiteRecords, display: SiteDisplay) {
        self.files = files
        ahead = SiteEntryDocument.list(records.ahead, in: records)
        remark = SiteAheadAdapter(records, display: display)
        remarkLines = SitesHistoryText.lines(remark, in: records)
        impossibleTimes = remark?.impossibleCount ?? 0
    }

    func text(on traits: TerminalTraits) -> TerminalText {
        guard !files.isEmpty || !strange.isEmpty else { return "Nothing was kept here yet.\n" }
        var others = strange.map { name -> TerminalText in
            "\(name) is no file of a store; it was left alone."
        }
        others += doubtful.map(StoreReportDocument.text(ofDoubtful:))
        others += damagedSync.map { name in
            "\(name) is damaged: it said through which folder this device syncs. Sync there again."
        }
        return "\(table(on: traits))\(others.isEmpty ? TerminalText() : .lines(others))"
    }

    /// A table of the files, below the entries that no calculation includes.
    func table(on traits: TerminalTraits) -> TerminalText {
        let files = TextTable(
            [
                .leading("File").cut.priority(3), .trailing("Bytes").priority(1),
                .trailing("Records").priority(1), .leading("State").cut.priority(2),
            ],
            rows: files.map { ["\($0.name)", "\($0.size)", "\($0.records)", state(of: $0)] }
        ).text(on: traits)
        return "\(TerminalText.lines(remarkLines))\(files)"
    }

    /// Shows the findings and returns the failure: entries are damaged although every file is
    /// intact.
    func impossible(_ console: Console) -> CommandFailure {
        if !console.mode.isJSON { console.show(text(on: console.traits)) }
        return CommandFailure(
            domain: SiteRecordsTrouble.errorDomain,
            code: 104,
            kind: "impossibleTimes",
            message: remark?.text ?? "",
            details: ["ahead": ahead]
        )
    }

    private func state(of file: SiteStoreFiles.Check) -> TerminalText {
        if file.isForeign { return "\("of another store, not read", .bad)" }
        var parts = file.damage.map { damage -> TerminalText in
            let bytes = TerminalText.counted(damage.count, "byte")
            return "\("damaged", .bad) from byte \(damage.offset) on, \(bytes)"
        }
        if file.tornBytes > 0 {
            parts.append("\(TerminalText.counted(file.tornBytes, "byte")) unfinished")
        }
        if file.isCut { parts.append("\("cut short", .bad)") }
        if !file.isCurrent { parts.append("not needed any more") }
        return parts.isEmpty ? "\("whole", .good)" : .joined(parts)
    }
}
