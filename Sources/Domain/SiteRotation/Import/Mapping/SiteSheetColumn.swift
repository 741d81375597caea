import Foundation
import MomentumDomain

/// The meaning of a column in a table of any program.
public enum SiteSheetColumn: String, Hashable, Sendable, Codable, CaseIterable {
    case start, time, end, location, side, duration, note, reason

    /// The meaning of a header, by its complete name, or by words that identify one column.
    public init?(header: String) {
        let key = header.sheetKey
        if let column = Self.columns[key] {
            self = column
            return
        }
        let words = key.split(separator: " ").map(String.init)
        // Planned hours are not a duration: they would give each set an invented end. The same
        // holds for an expected end, the days since the last change, and for minutes.
        guard !words.contains(where: Self.plans.contains) else { return nil }
        let hasUnit = SiteSheetAnswers.DurationUnit(header: header) != nil
        guard hasUnit || !words.contains(where: Self.minutes.contains) else { return nil }
        let named = Set(words.compactMap { Self.columns[$0] })
        guard named.count == 1, let column = named.first else { return nil }
        self = column
    }

    /// True if a header is a complete name in the table, as opposed to some of its words.
    static func isName(_ header: String) -> Bool { columns[header.sheetKey] != nil }

    /// The names in the table's languages, without accents and in lower case.
    var names: [String] {
        switch self {
        case .start:
            [
                "date", "start", "start date", "start time", "date time", "inserted", "placed",
                "site change", "datum", "datum uhrzeit", "beginn", "gelegt", "gesetzt", "fecha",
                "inicio", "data", "inizio", "debut", "pose", "date de pose", "startdatum",
            ]
        case .time: ["time", "uhrzeit", "zeit", "heure", "hora", "ora", "tijd"]
        case .end:
            [
                "end", "end date", "end time", "removed", "until", "ende", "entfernt", "fin",
                "retrait", "fine", "einde",
            ]
        case .location:
            [
                "location", "site", "place", "body site", "ort", "stelle", "einstichstelle", "lieu",
                "endroit", "sitio", "lugar", "luogo", "sito", "plaats",
            ]
        case .side: ["side", "seite", "cote", "lado", "lato", "zijde"]
        case .duration:
            [
                "duration", "hours", "h", "days", "dauer", "stunden", "std", "tage", "duree",
                "heures", "jours", "duracion", "horas", "dias", "durata", "ore", "giorni", "duur",
                "uren", "dagen", "wear time", "tragezeit", "tragedauer",
            ]
        case .note:
            [
                "note", "notes", "comment", "notiz", "bemerkung", "kommentar", "remarque", "nota",
                "notas", "opmerking",
            ]
        case .reason: ["reason", "grund", "raison", "motivo", "reden"]
        }
    }

    /// The words of a header whose column contains planned values, or values of another kind.
    private static let plans: Set<String> = [
        "target", "planned", "goal", "ziel", "soll", "geplant", "geplante", "prevu", "prevue",
        "cible", "objetivo", "previsto", "prevista", "obiettivo", "doel", "gepland", "expected",
        "due", "next", "since", "erwartet", "erwartetes", "fallig", "nachster", "nachstes", "seit",
        "attendu", "attendue", "prochain", "prochaine", "depuis", "esperado", "proximo",
        "atteso", "prossimo", "verwacht", "volgende", "sinds",
    ]

    /// The words of a header whose column contains minutes, unless another unit is beside them.
    private static let minutes: Set<String> = [
        "min", "mins", "minute", "minutes", "minuten", "minutos", "minuti", "minuut",
    ]

    private static let columns: [String: SiteSheetColumn] = Dictionary(
        allCases.flatMap { column in column.names.map { ($0, column) } }
    ) { first, _ in first }
}
