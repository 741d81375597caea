import MomentumData

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
            throw CommandFailure(
                domain: SiteStoreError.errorDomain,
                // The codes of the errors of the store itself are below 100.
                code: 100,
                kind: "damaged",
                message: "Some files are damaged. Make a copy of the folder, then run: "
                    + "momentum sites store repair",
                details: ["files": document.files]
            )
        }
        return CommandAnswer(document, text: document.text)
    }
}
