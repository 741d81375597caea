import MomentumData
import MomentumDomain
import MomentumPresentation

/// `momentum sites store check`.
enum SitesStoreCheckCommand {
    static let command = Command(
        "check",
        summary: "Read every byte of every file, and say what is damaged.",
        details:
            "It changes nothing. The exit code is 1 when something is damaged that the records are "
            + "read from; an unfinished write at the end of a journal is no damage.",
        example: "momentum sites store check",
        json: """
            {"files": [{"name", "size", "records", "tornBytes", "damage": [{"file", "offset", \
            "count"}], "isCurrent"}]}, with damage beside the error
            """
    ) { call, context in
        let document = StoreCheckDocument(
            files: try SitesStoreCommand.folder(call, context).check()
        )
        guard document.files.allSatisfy({ $0.isWhole || !$0.isCurrent }) else {
            if !context.console.mode.isJSON { context.console.show(document.text) }
            let damaged = document.files.count { !$0.isWhole }
            let trouble = SiteRecordsTrouble.damaged(files: damaged)
            throw CommandFailure(
                domain: SiteRecordsTrouble.errorDomain,
                code: trouble.errorCode,
                kind: trouble.kind,
                message: "Some files are damaged. Make a copy of the folder, then run: "
                    + "momentum sites store repair",
                details: ["files": document.files]
            )
        }
        return CommandAnswer(document, text: document.text)
    }
}
