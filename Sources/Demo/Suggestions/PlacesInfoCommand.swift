import Foundation
import MomentumData

/// `momentum places info`: what is in an index.
enum PlacesInfoCommand {
    static let file = Argument.required("FILE", "A place index.", as: .file)

    static let command = Command(
        "info",
        summary: "Show what is in a place index, after checking all of it.",
        arguments: [file],
        example: "momentum places info places.index",
        json: """
            {"places", "categories": [{"name", "places"}], "bytes", "formatVersion", "builtAt", \
            "source"}
            """
    ) { call, _ in
        let index = try PlaceIndex(call[file])
        try index.verify()
        let summary = try index.summary()
        var text: TerminalText = """
            \(summary.places) places from \(summary.source)
            \(summary.bytes) bytes, format \(summary.formatVersion)

            """
        for category in summary.categories {
            text = "\(text)\(category.places)  \(category.name)\n"
        }
        return CommandAnswer(PlacesInfoDocument(summary), text: text)
    }
}
