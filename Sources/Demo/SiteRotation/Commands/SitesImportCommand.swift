import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesImportCommand {
    static let file = Argument.required(
        "FILE",
        "A CSV file of entries or of locations; - is standard input.",
        as: .input
    )
    static let replace = Option.flag(
        "replace",
        "Put the entries of the file in place of all there are."
    )
    static let merge = Option.flag(
        "merge",
        "Keep all entries and add those that are not there yet."
    )
    static let dryRun = Option.flag("dry-run", "Show what would happen, and change nothing.")
    static let yes = Option.flag(
        "yes",
        short: "y",
        "Replace the entries even if the file has few of them."
    )

    static let command = Command(
        "import",
        summary: "Import entries or locations from a CSV file.",
        details: """
            Without --replace or --merge it shows what either would do and asks on a terminal. Every \
            row is read and checked before anything is changed, and a file is taken over in one save. \
            A file of locations sets and adds locations, so it takes --merge alone.

            With --map it reads tables of other programs, too. What has two readings is asked, on a \
            terminal or by the options for the answers.
            """,
        arguments: [file],
        options: [replace, merge, dryRun, yes] + SitesImportMapping.options,
        example: "momentum sites import backup.csv --merge",
        json: """
            {"outcome": "imported" | "preview", "importedCount", "replacedCount", "presentCount", \
            "endingLaterCount", "skipped": [{"row", "kind", "message"}], "repaired": [{"row", "kind"}], \
            "created": [names]}; for locations {"outcome", "updated", "created", "skipped"}; \
            --dry-run without a mode {"outcome": "choices", "merge", "replace"}; with --map also \
            "mapping": {"encoding", "separator", "columns", "ignored", "dateOrder", "timeZone", \
            "durationUnit", "places": [{"text", "location"}]}, "rows": [E as in history, \
            without ids] and "issues": [as in review] | null in a preview; open questions stand beside the error as "questions": [{"kind", "text", \
            "rows", "example", "candidates"}]
            """
    ) { call, context in
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let mode = try mode(call, context.console)
        let root = try await CompositionRoot.forRecords(.init(context: context))
        if call[SitesImportMapping.map] {
            return try await SitesImportMapping(call, root, context).run(mode ?? .merge)
        }
        try SitesImportMapping.refuseAnswers(in: call)
        let importing = try await prepare(mode ?? .replace, call, root, context)
        if mode == .replace, importing.report.content == .locations { throw nothingToReplace }
        if mode != nil || importing.report.content == .locations {
            return call[dryRun]
                ? answer(
                    importing.report,
                    isPreview: true,
                    try await gone(importing, root, context, isPreview: true)
                )
                : try await apply(importing, call, root, context)
        }
        let merging = try await prepare(.merge, call, root, context)
        if call[dryRun] {
            return CommandResult(
                SiteImportChoicesDocument(merged: merging.report, replaced: importing.report),
                text: SiteImportText.choices(merged: merging.report, replaced: importing.report)
            )
        }
        let choice = try await ask(merging.report, importing.report, context.console)
        switch choice {
        case .merge: return try await apply(merging, call, root, context)
        case .replace: return try await apply(importing, call, root, context)
        case nil:
            return CommandResult(
                SiteImportDocument(merging.report, isPreview: true),
                text: "Nothing was imported.\n"
            )
        }
    }

    /// Reads and checks the file; changes nothing.
    @MainActor
    private static func prepare(
        _ mode: SiteImport.Mode,
        _ call: Invocation,
        _ root: CompositionRoot,
        _ context: CommandContext
    ) async throws -> (screen: SiteImportViewModel, report: SiteImportReport) {
        let screen = root.sites.makeImportViewModel()
        await WorkProgress.show(on: context.console) {
            await screen.prepare(contentsOf: call[file], mode: mode)
        }
        try Task.checkCancellation()
        return (screen, try preview(of: screen, call, context).report)
    }

    /// Shows the effect of each mode, and asks people for one; `nil` if they decline both.
    @MainActor
    private static func ask(
        _ merged: SiteImportReport,
        _ replaced: SiteImportReport,
        _ console: Console
    ) async throws -> SiteImport.Mode? {
        console.show(SiteImportText.choices(merged: merged, replaced: replaced))
        let answer = try await console.ask("Merge, replace or cancel? [m/r/C]")
        switch answer?.lowercased().filter({ !$0.isWhitespace }) {
        case "m", "merge": return .merge
        case "r", "replace": return .replace
        default: return nil
        }
    }

    @MainActor
    static func apply(
        _ importing: (screen: SiteImportViewModel, report: SiteImportReport),
        _ call: Invocation,
        _ root: CompositionRoot,
        _ context: CommandContext
    ) async throws -> CommandResult {
        if case .previewing(let preview) = importing.screen.state,
            try await !isAgreed(preview, call, root, context)
        {
            return CommandResult(
                SiteImportDocument(importing.report, isPreview: true),
                text: "Nothing was imported.\n"
            )
        }
        let gone = try await gone(importing, root, context, isPreview: false)
        return try await apply(importing.screen, context, root.sites, gone)
    }

    /// Lists the entries that are replaced; a preview also names the undo.
    ///
    /// `nil` if there are none.
    @MainActor
    private static func gone(
        _ importing: (screen: SiteImportViewModel, report: SiteImportReport),
        _ root: CompositionRoot,
        _ context: CommandContext,
        isPreview: Bool
    ) async throws -> String? {
        guard case .previewing(let preview) = importing.screen.state else { return nil }
        let records = try await root.sites.records()
        let removed = ReplacedEntries(preview, of: records, display: root.sites.display)
        return isPreview
            ? removed.preview(in: records, undo: context.commandLine("sites undo"))
            : removed.list(in: records, isPreview: false)
    }

    /// Asks again before a file with few rows replaces most entries (SR-195).
    ///
    /// - Returns: False if the user declines.
    /// - Throws: The refusal if there is no one to ask.
    @MainActor
    static func isAgreed(
        _ preview: SiteImportPreview,
        _ call: Invocation,
        _ root: CompositionRoot,
        _ context: CommandContext
    ) async throws -> Bool {
        guard preview.report.replacesMost, !call[yes] else { return true }
        let records = try await root.sites.records()
        let removed = ReplacedEntries(preview, of: records, display: root.sites.display)
        let undo = context.commandLine("sites undo")
        let warning = removed.text(in: records, undo: undo)
        guard let answer = try await context.console.confirm("\(warning) Replace them?") else {
            throw removed.refusal(in: records, undo: undo)
        }
        return answer
    }

    /// Imports the previewed file, and reports likely mistakes afterwards.
    @MainActor
    static func apply(
        _ importing: SiteImportViewModel,
        _ context: CommandContext,
        _ sites: SiteRotationBuilder,
        _ gone: String? = nil
    ) async throws -> CommandResult {
        await WorkProgress.show(on: context.console) { await importing.confirm() }
        if case .failed(_, let message) = importing.state { throw CommandFailure(message) }
        guard case .imported(let report) = importing.state else { throw CommandFailure.interrupted }
        var remark: String?
        if case .entries = report.content {
            remark = await SitesReviewCommand.line(sites, context)
        }
        return answer(report, isPreview: false, gone, remark)
            .saved(undo: report.isChange ? context.undoOfSites : nil)
    }

    /// The chosen mode; `nil` if the command has to ask.
    static func mode(_ call: Invocation, _ console: Console) throws -> SiteImport.Mode? {
        switch (call[replace], call[merge]) {
        case (true, true): throw call.usageError(said("--replace and --merge exclude each other."))
        case (true, false): return .replace
        case (false, true): return .merge
        case (false, false):
            let canAsk = console.traits.isInputTerminal && !call[file].isStandardInput
            guard call[dryRun] || canAsk && !call[SitesImportMapping.map] else {
                throw call.usageError(
                    saying("Say what becomes of the entries that are there."),
                    hint: saying("Add --replace, --merge or --dry-run.")
                )
            }
            return nil
        }
    }

    /// The refusal to replace entries by a file of locations, which has only one mode.
    static var nothingToReplace: CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 7,
            kind: "locationsOnly",
            message: saying(
                """
                This is a file of locations, which replaces nothing: it sets the locations that it \
                names, and adds those that are missing. Nothing was imported. Use --merge.
                """
            ),
            isRefusal: true
        )
    }

    @MainActor
    private static func preview(
        of importing: SiteImportViewModel,
        _ call: Invocation,
        _ context: CommandContext
    ) throws -> SiteImportPreview {
        switch importing.state {
        case .previewing(let preview):
            return preview
        case .refused(let message, let skipped):
            if !context.console.mode.isJSON {
                context.console.warn(.lines(SiteImportText.rows(skipped)))
            }
            throw CommandFailure(
                message.naming(call[file]).offering(
                    map: command("import", "--map ", call, context),
                    restore: command("restore", "", call, context)
                ),
                details: ["skipped": skipped.map(SiteSkipDocument.init)]
            )
        default: throw CommandFailure.interrupted
        }
    }

    /// The command line of another command for the same file, for the user to type next.
    private static func command(
        _ name: String,
        _ options: String,
        _ call: Invocation,
        _ context: CommandContext
    ) -> String {
        let input =
            call[file].isStandardInput ? "-" : call[file].path(percentEncoded: false).shellWord
        let mode = call[replace] ? "--replace" : "--merge"
        let preview = call[dryRun] ? " --dry-run" : ""
        return context.commandLine("sites \(name) \(input) \(options)\(mode)\(preview)")
    }

    private static func answer(
        _ report: SiteImportReport,
        isPreview: Bool,
        _ remarks: String?...
    ) -> CommandResult {
        let text =
            SiteImportText.text(report, isPreview: isPreview)
            + .lines(remarks.compactMap(\.self).map { "\($0)" })
        switch report.content {
        case .entries:
            return CommandResult(SiteImportDocument(report, isPreview: isPreview), text: text)
        case .locations:
            return CommandResult(
                SiteLocationsImportDocument(report, isPreview: isPreview),
                text: text
            )
        }
    }
}
