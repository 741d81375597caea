import MomentumCommandLine
import MomentumDomain
import MomentumSiteStore
import MomentumSystem
import MomentumTerminal

enum SitesStoreRepairCommand {
    static let command = Command(
        "repair",
        summary: "Put the files in order, and keep a copy of what is damaged.",
        details:
            "Everything that can be read is kept. What it reports counts as taken note of, and is "
            + "not shown again.",
        example: "momentum sites store repair",
        json: "{\"report\": as in store info, \"entries\"}"
    ) { call, context in
        let folder = try SitesStoreCommand.folder(call, context)
        guard try folder.check().isEmpty == false else {
            return CommandResult(StoreRepairDocument(), text: "Nothing was kept here yet.\n")
        }
        let report = StoreReportDocument(
            try folder.repair(identifiers: RandomIdentifiers(), dates: context.dates)
        )
        let entries = try folder.info().entries
        let there = TerminalText.counted(entries, "entry is there.", "entries are there.")
        return CommandResult(
            StoreRepairDocument(entries: entries, report: report),
            text: "\(report.text)\(there)\n"
        )
        .saved()
    }
}

struct StoreRepairDocument: Encodable, Sendable {
    /// The number of entries after the repair.
    var entries = 0
    /// The findings; `null` if there was nothing to inspect.
    @Nullable var report: StoreReportDocument?
}
