import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTerminal

/// The guesses and questions of the forgiving import, in words.
enum SiteMappingText {
    /// The guesses about a table, with their evidence.
    static func text(_ mapping: SiteSheetMapping) -> TerminalText {
        var lines: [TerminalText] = [
            "Read as \(mapping.encoding.rawValue), separated by \(name(of: mapping.separator))."
        ]
        let columns = SiteSheetColumn.allCases.compactMap { column in
            mapping.columns[column].map { "\(column.rawValue) \(quoted($0))" }
        }
        lines.append("Columns: \(columns.joined(separator: ", ")).")
        if !mapping.ignored.isEmpty {
            let names = mapping.ignored.map(quoted).joined(separator: ", ")
            lines.append("Not used: \(names).")
        }
        if let order = mapping.dateOrder {
            lines.append(words(order, shownBy: mapping.dateOrderEvidence))
        }
        if let zone = mapping.timeZone { lines.append("Times are those of \(zone).") }
        if let unit = mapping.durationUnit {
            lines.append("Durations without a unit are \(TerminalText.translated(unit.rawValue)).")
        }
        lines += mapping.places.map { place in
            "\(quoted(place.text)): \(place.location.map { "\($0)" } ?? "no location")"
        }
        return .lines(lines.map { "  \($0)" })
    }

    /// A question; for a text without a location, with its ``candidates(of:in:)``.
    static func sentence(_ question: SiteSheetQuestion, candidates: [SiteLocation]) -> String {
        switch question {
        case .columns(let column, let headers):
            let names = headers.map(quoted).joined(separator: ", ")
            return saying("Which column is the \(column.rawValue): \(names)?")
        case .dateOrder(let example, let dmy, let mdy):
            return saying("Is “\(example)” \(dmy) or \(mdy)?")
        case .missingTime(let example, let rows):
            return saying(
                "“\(example)” has no time of day, as in \(TerminalText.counted(rows, "row"))."
            )
        case .durationUnit(let example, let rows):
            return saying("Is “\(example)” hours or days, in \(TerminalText.counted(rows, "row"))?")
        case .place(let text, let rows, _):
            let names = candidates.map { said($0.place.shortPhrase) }.joined(separator: ", ")
            let places = TerminalText.counted(rows, "row")
            return saying("Which place is “\(text)”, in \(places)? Perhaps \(names).")
        }
    }

    /// The option that answers a question.
    static func option(for question: SiteSheetQuestion) -> String {
        switch question {
        case .columns(let column, _): saying("--column \(column.rawValue)=NUMBER")
        case .dateOrder: saying("--date-order dmy or mdy")
        case .missingTime: "--missing-time 08:00"
        case .durationUnit: saying("--duration-unit hours or days")
        case .place(let text, _, _): saying("--place \("\(text)=NAME".shellWord), or new, or none")
        }
    }

    /// The answers that can be typed to a question.
    static func forms(of question: SiteSheetQuestion) -> TerminalText {
        switch question {
        case .columns: "Type its number, from 1, or its name."
        case .dateOrder: "Type dmy for the first, or mdy."
        case .missingTime: "Type a time for them, such as 08:00."
        case .durationUnit: "Type hours or days."
        case .place: "Type a location, or new, or none."
        }
    }

    /// The places that a text may mean; the nearest spellings if none has its words.
    static func candidates(
        of question: SiteSheetQuestion,
        in locations: [SiteLocation]
    ) -> [SiteLocation] {
        guard case .place(let text, _, let candidates) = question else { return [] }
        if !candidates.isEmpty { return candidates }
        let spellings = locations.flatMap { location in
            location.spellings.map { ($0, location) }
        }
        return NearestName.nearest(3, to: text.comparisonKey, among: spellings).map(\.value)
    }

    private static func words(
        _ order: SiteSheetAnswers.DateOrder,
        shownBy evidence: String?
    ) -> TerminalText {
        switch (order, evidence) {
        case (.dmy, let evidence?): "The day comes before the month, as “\(evidence)” shows."
        case (.dmy, nil): "The day comes before the month."
        case (.mdy, let evidence?): "The month comes first, as “\(evidence)” shows."
        case (.mdy, nil): "The month comes first."
        }
    }

    private static func quoted(_ text: String) -> String { saying("“\(text)”") }

    private static func name(of separator: Character) -> TerminalText {
        switch separator {
        case "\t": "tabs"
        default: "\(quoted(String(separator)))"
        }
    }
}
