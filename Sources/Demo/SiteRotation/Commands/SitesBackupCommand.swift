import Foundation
import MomentumCommandLine
import MomentumData
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesBackupCommand {
    static let file = Argument.required(
        "FILE",
        "The file for the backup; - is standard output.",
        as: .output
    )

    static let yes = Option.flag(
        "yes",
        short: "y",
        "Replace a backup even if it has records that are missing here, or is damaged."
    )

    static let command = Command(
        "backup",
        summary: "Write every record into one file, to restore it later.",
        details: """
            The file has deleted records and notes, too, and what newer versions have written. It \
            is not encrypted: whoever has it can read it. Restore it with sites restore.
            """,
        arguments: [file],
        options: [yes],
        example: "momentum sites backup sites.jsonl",
        json: #"{"file", "isEncrypted": false}"#
    ) { call, context in
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let isOnOutput = call[file].isStandardOutput
        if isOnOutput, context.console.mode.isJSON {
            throw call.usageError(
                saying("With --json standard output is for the document."),
                hint: saying("Name a file.")
            )
        }
        let root = try await CompositionRoot.forRecords(.init(context: context))
        let backup = root.sites.makeBackupViewModel()
        let (url, replaced) = (call[file], call[file].replacedWords)
        // A stream has no earlier backup, and reading it could wait for ever.
        let replacesOthers = call[yes] || DocumentFile.isOpenAlready(url)
        await WorkProgress.show(on: context.console) {
            await backup.write(to: url, replacesOthers: replacesOthers)
        }
        if case .failed(let message) = backup.state { throw failure(message) }
        guard case .written(let url) = backup.state else { throw CommandFailure.interrupted }
        let records = try await root.sites.records()
        if WornDevice.allCases.allSatisfy({ records.of($0).entryCount == 0 }) {
            context.console.warn("The backup has no entries: none was logged here.\n")
        }
        let explanation = root.sites.display.texts.backup.explanation
        if isOnOutput {
            if !context.console.mode.isQuiet { context.console.warn("\(explanation)\n") }
            return .printed
        }
        return CommandResult(
            SiteBackupDocument(file: url.path(percentEncoded: false), isEncrypted: false),
            text: "Wrote \(url.path(percentEncoded: false))\(replaced).\n" + "\(explanation)\n"
        )
    }

    private static func failure(_ message: ErrorMessage) -> CommandFailure {
        guard (message.error as? SiteBackupError)?.protectsFile == true else {
            return CommandFailure(message)
        }
        return CommandFailure(
            domain: message.cause.domain,
            code: message.cause.code,
            kind: message.kind,
            message: saying("\(message.sentence) Add --yes to replace it.")
        )
    }
}
