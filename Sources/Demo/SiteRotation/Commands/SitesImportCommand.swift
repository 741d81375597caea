import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The command `momentum sites import`.
enum SitesImportCommand {
    static let file = Argument.required("FILE", "A CSV file of entries or of locations.", as: .file)
    static let replace = Option.flag(
        "replace",
        "Put the entries of the file in place of all there are."
    )
    static let merge = Option.flag(
        "merge",
        "Keep all entries and add those that are not there yet."
    )
    static let dryRun = Option.flag("dry-run", "Show what would happen, and change nothing.")

    static let command = Command(
        "import",
        summary: "Import entries or locations from a CSV file.",
        details: """
            Without --replace or --merge it shows what would happen and asks on a terminal. Every row \
            is read and checked before anything is changed, and a file is taken over in one save.
            """,
        arguments: [file],
        options: [replace, merge, dryRun],
        example: "momentum sites import backup.csv --merge",
        json: """
            {"outcome": "imported" | "preview", "importedCount", "replacedCount", "presentCount", \
            "skipped": [{"row", "kind", "message"}], "repaired": [{"row", "kind"}], \
            "created": [names]}; for locations {"outcome", "updated", "created", "skipped"}
            """
    ) { call, context in
        let mode = try mode(call, context.console)
        let importing = try CompositionRoot(context).sites.makeImportViewModel()
        await importing.prepare(contentsOf: call[file], mode: mode ?? .replace)
        let preview = try preview(of: importing, console: context.console)
        let isChosen = mode != nil || preview.report.content == .locations
        if call[dryRun] { return answer(preview.report, isPreview: true) }
        if !isChosen {
            context.console.show(SiteImportText.text(preview.report, isPreview: true))
            guard try await context.console.confirm("Import it?") == true else {
                return answer(preview.report, isPreview: true)
            }
        }
        await importing.confirm()
        if case .failed(_, let message) = importing.state { throw CommandFailure(message) }
        guard case .imported(let report) = importing.state else { throw CommandFailure.interrupted }
        return answer(report, isPreview: false)
    }

    /// The mode that was chosen; `nil` when it is to be asked about.
    private static func mode(_ call: Invocation, _ console: Console) throws -> SiteImport.Mode? {
        switch (call[replace], call[merge]) {
        case (true, true): throw call.usageError("--replace and --merge exclude each other.")
        case (true, false): return .replace
        case (false, true): return .merge
        case (false, false):
            guard call[dryRun] || console.traits.isInputTerminal else {
                throw call.usageError(
                    "Say what becomes of the entries that are there.",
                    hint: "Add --replace, --merge or --dry-run."
                )
            }
            return nil
        }
    }

    @MainActor
    private static func preview(
        of importing: SiteImportViewModel,
        console: Console
    ) throws -> SiteImportPreview {
        switch importing.state {
        case .previewing(let preview):
            return preview
        case .refused(let message, let skipped):
            if !console.mode.isJSON { console.warn(.lines(SiteImportText.rows(skipped))) }
            throw CommandFailure(
                message,
                details: ["skipped": skipped.map(SiteSkipDocument.init)]
            )
        default:
            throw CommandFailure.interrupted
        }
    }

    private static func answer(_ report: SiteImportReport, isPreview: Bool) -> CommandAnswer {
        let text = SiteImportText.text(report, isPreview: isPreview)
        switch report.content {
        case .entries:
            return CommandAnswer(SiteImportDocument(report, isPreview: isPreview), text: text)
        case .locations:
            return CommandAnswer(
                SiteLocationsImportDocument(report, isPreview: isPreview),
                text: text
            )
        }
    }
}
