import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesExportCommand {
    static let file = Argument.optional(
        "FILE",
        "Standard output without it, or for -.",
        as: .output
    )
    static let locations = Option.flag("locations", "Export the locations instead of the entries.")

    struct Document: Encodable, Sendable {
        let file: String
        let content: String
    }

    static let command = Command(
        "export",
        summary: "Export the entries or the locations as a CSV file.",
        arguments: [file],
        options: [locations],
        example: "momentum sites export backup.csv",
        json: #"{"file", "content": "history" | "locations"}; without FILE, {"content", "csv"}"#
    ) { call, context in
        // A file is replaced as a whole, and standard output gets all rows at once.
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let root = try await CompositionRoot.forRecords(.init(context: context))
        let content: SiteExportContent = call[locations] ? .locations : .history
        let sensors = try await root.sites.records().of(.sensor).entryCount
        if content == .history, sensors > 0 {
            context.console.warn(
                "Sensors are not in this file, which has sets alone: \(sensors) left out. "
                    + "A sync copies both.\n"
            )
        }
        guard let url = call[file], !url.isStandardOutput else {
            let export = try root.sites.makeExport()
            let bytes = try await WorkProgress.show(on: context.console) {
                try await export.execute(content)
            }
            if context.console.mode.isJSON {
                let csv = String(decoding: bytes, as: UTF8.self)
                return CommandResult(["content": content.rawValue, "csv": csv], text: "")
            }
            context.console.write(content: bytes)
            return .printed
        }
        let exporting = root.sites.makeExportViewModel()
        exporting.content = content
        await WorkProgress.show(on: context.console) { await exporting.write(to: url) }
        if case .failed(let message) = exporting.state { throw CommandFailure(message) }
        guard case .written = exporting.state else { throw CommandFailure.interrupted }
        return CommandResult(
            Document(file: url.path, content: content.rawValue),
            text: "Exported to \(url.path).\n"
        )
    }
}
