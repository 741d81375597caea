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
            + "read from, or a file is missing, or was found so before and nobody has taken note of it; "
            + "an unfinished write at the end of a journal is no damage.",
        example: "momentum sites store check",
        json: """
            {"files": [{"name", "size", "records", "tornBytes", "damage": [{"file", "offset", \
            "count"}], "isCurrent"}]}; with damage beside the error, and there also "missing": \
            [{"replica", "first", "last"}]
            """
    ) { call, context in
        let folder = try SitesStoreCommand.folder(call, context)
        let document = StoreCheckDocument(files: try folder.check())
        let damaged = document.files.count { !$0.isWhole && $0.isCurrent }
        // What says nothing any more is damaged as well.
        let report = damaged > 0 ? nil : try folder.info().report
        guard damaged > 0 || report?.isClean == false else {
            return CommandAnswer(document, text: document.text)
        }
        if !context.console.mode.isJSON {
            let lines = report.map { StoreReportDocument($0).text } ?? TerminalText()
            context.console.show("\(document.text)\(lines)")
        }
        let isMissing = report.map { $0.damage.isEmpty && $0.unacknowledged.isEmpty } ?? false
        let count = report?.missing.reduce(0) { $0 + Int(clamping: $1.last - $1.first) + 1 } ?? 0
        let trouble: SiteRecordsTrouble =
            isMissing ? .missing(changes: count) : .damaged(files: max(damaged, 1))
        throw CommandFailure(
            domain: SiteRecordsTrouble.errorDomain,
            code: trouble.errorCode,
            kind: trouble.kind,
            message: "Some files are \(isMissing ? "missing" : "damaged"). "
                + "Make a copy of the folder, then run: momentum sites store repair",
            details: [
                "files": document.files,
                "missing": report.map(StoreReportDocument.init)?.missing ?? [],
            ]
        )
    }
}
