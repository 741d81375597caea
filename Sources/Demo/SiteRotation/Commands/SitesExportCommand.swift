import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The command `momentum sites export`.
enum SitesExportCommand {
    static let file = Argument.optional("FILE", "Standard output without it.", as: .file)
    static let locations = Option.flag("locations", "Export the locations instead of the entries.")

    /// Other names of standard output, where nothing but the contents may go.
    static let standardOutput: Set = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

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
        let root = try await CompositionRoot.forRecords(context)
        let content: SiteExportContent = call[locations] ? .locations : .history
        guard let url = call[file], !standardOutput.contains(url.path) else {
            let bytes = try await root.siteExport(content)
            let csv = String(decoding: bytes, as: UTF8.self)
            if context.console.mode.isJSON {
                return CommandAnswer(["content": content.rawValue, "csv": csv], text: "")
            }
            context.console.write(content: csv)
            return .printed
        }
        let exporting = try root.sites.makeExportViewModel()
        exporting.content = content
        await exporting.write(to: url)
        if case .failed(let message) = exporting.state { throw CommandFailure(message) }
        guard case .written = exporting.state else { throw CommandFailure.interrupted }
        return CommandAnswer(
            Document(file: url.path, content: content.rawValue),
            text: "Exported to \(url.path).\n"
        )
    }
}
