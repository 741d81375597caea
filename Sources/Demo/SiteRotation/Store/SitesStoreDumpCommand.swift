import MomentumCommandLine
import MomentumSiteStore

enum SitesStoreDumpCommand {
    static let command = Command(
        "dump",
        summary: "Print all that the files hold, as lines of JSON.",
        details:
            "A line for each file, then one for each of its transactions or registers. Times are "
            + "milliseconds since 1970; numbers of 64 bits are texts.",
        example: "momentum sites store dump",
        json: """
            {"file", …}, {"transaction": {…}}, {"entry": {…}} and so on, a line each
            """
    ) { call, context in
        context.console.beginList()
        try SitesStoreCommand.folder(call, context).dump { line in
            context.console.write(json: line)
        }
        return .printed
    }
}
