import MomentumCommandLine
import MomentumDomain
import MomentumPlaceIndex
import Foundation
import MomentumTerminal

enum PlacesInfoCommand {
    static let file = Argument.required("FILE", "A place index.", as: .file)

    static let command = Command(
        "info",
        summary: "Show what is in a place index, after checking all of it.",
        arguments: [file],
        example: "momentum places info places.index",
        json: """
            {"places", "aliases", "streets", "cities", "categories": [{"name", "places"}], "bytes", \
            "formatVersion", "foldingVersion", "builtAt", "source"}
            """
    ) { call, _ in
        let summary = try summary(of: call[file])
        var text: TerminalText = """
            \(TerminalText.counted(summary.places, "place")) from \(summary.source)
            \(TerminalText.counted(summary.aliases, "other name")), \(TerminalText.counted(summary.streets, "street line")), \
            \(TerminalText.counted(summary.cities, "city", "cities"))
            \(TerminalText.counted(summary.bytes, "byte")), format \(summary.formatVersion), \
            folding \(summary.foldingVersion)

            """
        for category in summary.categories {
            text = "\(text)\(category.places)  \(category.name)\n"
        }
        return CommandResult(PlacesInfoDocument(summary), text: text)
    }

    private static func summary(of file: URL) throws(CommandFailure) -> PlaceIndex.Summary {
        do throws(PlaceIndexError) {
            let index = try PlaceIndex(file)
            try index.verify()
            return try index.summary()
        } catch {
            throw error.commandFailure(at: file)
        }
    }
}
