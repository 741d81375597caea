import MomentumCommandLine
import MomentumSiteStore

enum SitesStoreInfoCommand {
    static let command = Command(
        "info",
        summary: "Show what the files hold, in figures, without changing any.",
        example: "momentum sites store info",
        json: """
            {"entries", "locations", "transactions", "storeID", "replica", "files": [{"name", \
            "size"}], "quarantine": [names], "report": {"generation", "snapshot", "transactions", \
            "tornBytes", "damage": [{"file", "offset", "count"}], "unacknowledged": [names], \
            "doubtful": [names], "foreign": [names], "cut": [names], "strange": [names], "isLost", \
            "missing": [{"replica", "first", "last"}], "isCopy", "isClean", "readOnlyReason"}}
            """
    ) { call, context in
        let document = StoreInfoDocument(try SitesStoreCommand.folder(call, context).info())
        return CommandResult(document, text: document.text(on: context.console.traits))
    }
}
