import Foundation
import MomentumCommandLine
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

    static let command = Command(
        "backup",
        summary: "Write every record into one file, to restore it later.",
        details: """
            The file has deleted records and notes, too, and what newer versions have written. It \
            is not encrypted: whoever has it can read it. Restore it with sites restore.
            """,
        arguments: [file],
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
        let replaced = call[file].replacedWords
        await WorkProgress.show(on: context.console) { await backup.write(to: call[file]) }
        if case .failed(let message) = backup.state { throw CommandFailure(message) }
        guard case .written(let url) = backup.state else { throw CommandFailure.interrupted }
        let explanation = root.sites.display.texts.backup.explanation
        if isOnOutput {
            context.console.remark("\(explanation)\n")
            return .printed
        }
        return CommandResult(
            SiteBackupDocument(file: url.path(percentEncoded: false), isEncrypted: false),
            text: "Wrote \(url.path(percentEncoded: false))\(replaced).\n" + "\(explanation)\n"
        )
    }
}
