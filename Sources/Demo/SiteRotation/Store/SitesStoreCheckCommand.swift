import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteStore
import MomentumTerminal

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
            "count"}], "isCurrent", "isForeign", "isCut"}], "strange": [names], \
            "doubtful": [names], "damagedSync": [names], "ahead": [E as in history], \
            "impossibleTimes": n}; with damage beside the error, and there also "missing": \
            [{"replica", "first", "last"}]
            """
    ) { call, context in
        let folder = try SitesStoreCommand.folder(call, context)
        let files = try folder.check()
        let display = try CompositionRoot(.init(context: context)).sites.display
        // If the records are unreadable, the checks of the files report it.
        let records = try? folder.records(at: context.dates.now)
        var document = StoreCheckDocument(
            files: files,
            records: records ?? SiteRecords(),
            display: display
        )
        let damaged = document.files.count { !$0.isWhole && $0.isCurrent && !$0.isForeign }
        // A store whose files are intact but incomplete counts as damaged too.
        let report = damaged > 0 ? nil : try folder.info().report
        let isLost = damaged > 0 && (try? folder.info())?.report.isLost == true
        document.strange = report?.strange ?? []
        document.doubtful = report?.doubtful ?? []
        document.damagedSync = try folder.damagedSyncMemories()
        guard damaged > 0 || report.map({ !$0.isClean || !$0.cut.isEmpty }) == true else {
            guard document.impossibleTimes == 0 else { throw document.impossible(context.console) }
            return CommandResult(document, text: document.text(on: context.console.traits))
        }
        if !context.console.mode.isJSON {
            let traits = context.console.traits
            let lines = report.map { StoreReportDocument($0).text } ?? TerminalText()
            context.console.show(
                "\(report == nil ? document.text(on: traits) : document.table(on: traits))\(lines)"
            )
        }
        let trouble =
            isLost ? .lost : report.flatMap(Self.trouble) ?? .damaged(files: max(damaged, 1))
        throw CommandFailure(
            domain: SiteRecordsTrouble.errorDomain,
            code: trouble.errorCode,
            kind: trouble.kind,
            message: "\(sentence(of: trouble)) \(said(remedy(for: folder, context)))",
            details: [
                "files": document.files,
                "missing": report.map(StoreReportDocument.init)?.missing ?? [],
            ]
        )
    }

    /// The problem in a report, unless it is damage.
    private static func trouble(of report: SiteStoreFiles.Report) -> SiteRecordsTrouble? {
        if report.isLost { return .lost }
        guard report.damage.isEmpty, report.unacknowledged.isEmpty else { return nil }
        if !report.foreign.isEmpty { return .foreign(files: report.foreign.count) }
        let changes = report.missing.reduce(0) { $0 + $1.count }
        if changes > 0 { return .missing(changes: changes) }
        return report.cut.first.map { .cut(file: SiteStoreFiles.Report.file(of: $0).name) }
    }

    private static func remedy(
        for folder: SiteStoreFiles,
        _ context: CommandContext
    ) -> TerminalText {
        guard folder.isOfUse() else {
            return """
                Nothing can be read there. Put back a copy of the folder, or move it away to begin \
                anew.
                """
        }
        let command = context.commandLine("sites store repair")
        return "Make a copy of the folder, then run: \(command)"
    }

    private static func sentence(of trouble: SiteRecordsTrouble) -> String {
        switch trouble {
        case .missing: saying("Some files are missing.")
        case .damaged: saying("Some files are damaged.")
        default: said(trouble.sentence)
        }
    }
}
