import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesRestoreCommand {
    static let file = Argument.required(
        "FILE",
        "A file of sites backup; - is standard input.",
        as: .input
    )
    static let merge = Option.flag(
        "merge",
        "Keep all records, and add those that were never there."
    )
    static let replace = Option.flag(
        "replace",
        "Make all records as they were; later ones are deleted."
    )
    static let dryRun = SitesImportCommand.dryRun
    static let yes = Option.flag("yes", short: "y", "Restore without a question.")

    static let command = Command(
        "restore",
        summary: "Bring back the records of a backup.",
        details: """
            The whole file is checked first: one that was cut, changed or made by a newer version \
            is refused. The records are restored in one save, which sites undo takes back.
            """,
        arguments: [file],
        options: [merge, replace, dryRun, yes],
        example: "momentum sites restore sites.jsonl --merge",
        json: """
            {"outcome": "restored" | "preview", "mode": "merge" | "replace", "created", \
            "entries": {"added", "changed", "removed"}, "others": [{"kind", "added", "changed", \
            "removed"}], "merged": {"twins", "deleted", "isApart"}, "removed": [E as in history]}
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
        let records = try await root.sites.records()
        let restore = root.sites.makeBackupViewModel()
        await WorkProgress.show(on: context.console) {
            await restore.prepare(contentsOf: call[file], mode: mode)
        }
        if case .refused(let message) = restore.state {
            throw CommandFailure(message.naming(call[file]))
        }
        guard case .previewing(let preview, _) = restore.state else {
            throw CommandFailure.interrupted
        }
        let texts = SiteRestoreAdapter(preview.report, in: records, display: root.sites.display)
        func answer(isPreview: Bool, _ lines: [String]) -> CommandResult {
            CommandResult(
                SiteRestoreDocument(preview.report, in: records, isPreview: isPreview),
                text: .lines(lines.map { "\($0)" })
            )
        }
        if call[dryRun] {
            let lines = [saying("Nothing has been changed."), texts.title, texts.forecast]
            let rest = texts.others + texts.merged + [texts.gone].compactMap(\.self)
            return answer(isPreview: true, lines + rest)
        }
        guard try await isAgreed(texts, preview.report, call, context) else {
            return answer(isPreview: true, [saying("Nothing was restored.")])
        }
        await WorkProgress.show(on: context.console) { await restore.restore() }
        if case .previewing(_, let message?) = restore.state { throw CommandFailure(message) }
        guard case .restored = restore.state else { throw CommandFailure.interrupted }
        let remark = await SitesReviewCommand.line(root.sites, context)
        let lines = [texts.title, texts.outcome] + texts.others + texts.merged
        let result = answer(isPreview: false, lines + [remark].compactMap(\.self))
        return preview.report.isEmpty ? result : result.saved(undo: context.undoOfSites)
    }

    /// Asks before records disappear, and before those of another wearer may be added.
    ///
    /// - Throws: The refusal if there is no one to ask.
    @MainActor
    private static func isAgreed(
        _ texts: SiteRestoreAdapter,
        _ report: SiteRestoreReport,
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> Bool {
        let isMerge = report.mode == .merge
        guard !report.isEmpty, !isMerge || report.merged.isApart, !call[yes] else { return true }
        let effects =
            ([texts.title, texts.forecast] + texts.others + texts.merged
            + [texts.gone].compactMap(\.self))
            .joined(separator: " ")
        let undo = context.commandLine("sites undo")
        let question = saying("\(effects) To take that back: \(undo).")
        let prompt: TerminalText = isMerge ? "\(question) Add them?" : "\(question) Replace them?"
        guard let answer = try await context.console.confirm(prompt) else {
            throw CommandFailure(
                domain: CommandFailure.ownDomain,
                code: 60,
                kind: "restoreAsks",
                message: isMerge
                    ? saying("\(question) Nothing was restored. Add --yes to add them.")
                    : saying("\(question) Nothing was restored. Add --yes to replace them."),
                isRefusal: true
            )
        }
        return answer
    }

    private static func mode(_ call: Invocation, _ console: Console) throws -> SiteImport.Mode {
        switch (call[replace], call[merge]) {
        case (true, true):
            throw call.usageError(saying("--replace and --merge exclude each other."))
        case (true, false): return .replace
        case (false, true): return .merge
        case (false, false):
            throw call.usageError(
                saying("Say what becomes of the records that are there."),
                hint: saying("Add --merge or --replace, and --dry-run to see what would happen.")
            )
        }
    }
}
