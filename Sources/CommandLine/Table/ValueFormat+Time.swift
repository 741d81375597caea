package import Foundation
import MomentumTerminal

extension ValueFormat where Value == Date {
    /// An ISO 8601 time; the time zone of the command line applies if it has none.
    package static var time: ValueFormat<Date> {
        ValueFormat { text, context throws(ValueProblem) in
            guard let date = ISO8601Time.date(text, in: context.calendar) else {
                throw ValueProblem(
                    text,
                    "is not a time",
                    hint: "Write it like 2026-03-01T09:30:00Z or 2026-03-01T09:30."
                )
            }
            return date
        }
    }
}

extension ValueFormat where Value == TimeZone {
    /// An identifier of the IANA time zone database, links included.
    package static var timeZone: ValueFormat<TimeZone> {
        ValueFormat { text, _ throws(ValueProblem) in
            if let zone = zone(text) { return zone }
            let known = TimeZone.knownTimeZoneIdentifiers
            let nearest =
                zoneOtherwiseWritten(text) ?? zoneOfCity(text, among: known)
                ?? NearestName.find(text, among: known)
            throw ValueProblem(
                text,
                "is no time zone",
                hint: nearest.map { saying("Did you mean '\($0)'?") }
                    ?? "Write it like Europe/Berlin or UTC."
            )
        }
    }

    /// The system's list of identifiers omits most links, but `TimeZone` accepts them all.
    private static func zone(_ text: String) -> TimeZone? {
        // `TimeZone` also accepts offsets and abbreviations, some of which are ambiguous.
        let isShort = TimeZone.abbreviationDictionary.keys.contains(text)
        guard !isShort || databaseAbbreviations.contains(text) else { return nil }
        guard let zone = TimeZone(identifier: text) else { return nil }
        return zone.identifier == text || zone == .gmt ? zone : nil
    }

    /// People know the city better than its region in the database.
    private static func zoneOfCity(_ text: String, among known: [String]) -> String? {
        let areas = Set(known.compactMap { $0.split(separator: "/").first }).sorted()
        return areas.lazy.compactMap { zoneOtherwiseWritten("\($0)/\(text)") }.first
    }

    /// The identifier that differs only in case.
    ///
    /// The system's list omits most links, so this tries common spellings of one.
    private static func zoneOtherwiseWritten(_ text: String) -> String? {
        let capitalized = text.lowercased().reduce(into: "") { word, letter in
            let isFirst = word.last.map { !$0.isLetter } ?? true
            word += isFirst ? letter.uppercased() : String(letter)
        }
        let area = text.prefix { $0 != "/" }
        let abbreviated = area.uppercased() + capitalized.dropFirst(area.count)
        let known = TimeZone.knownTimeZoneIdentifiers.first {
            $0.lowercased() == text.lowercased()
        }
        return known
            ?? [text, capitalized, abbreviated, text.uppercased()].first { zone($0) != nil }
    }

    /// Abbreviations that are also identifiers of the database.
    private static var databaseAbbreviations: Set<String> {
        ["CET", "EET", "EST", "GMT", "HST", "MET", "MST", "UCT", "UTC", "WET"]
    }
}
