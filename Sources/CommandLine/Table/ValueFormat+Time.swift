package import Foundation

extension ValueFormat where Value == Date {
    /// An ISO 8601 time; without a zone, in the time zone of the command line.
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
    /// An identifier of the IANA time zone database that the system knows, links included.
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
                hint: nearest.map { "Did you mean '\($0)'?" }
                    ?? "Write it like Europe/Berlin or UTC."
            )
        }
    }

    /// The system's list of identifiers leaves out most links, but it reads them all.
    private static func zone(_ text: String) -> TimeZone? {
        // It also reads offsets and abbreviations, and some abbreviations mean several zones.
        let isShort = TimeZone.abbreviationDictionary.keys.contains(text)
        guard !isShort || databaseAbbreviations.contains(text) else { return nil }
        guard let zone = TimeZone(identifier: text) else { return nil }
        return zone.identifier == text || zone == .gmt ? zone : nil
    }

    /// People know the city better than the continent it is filed under.
    private static func zoneOfCity(_ text: String, among known: [String]) -> String? {
        let areas = Set(known.compactMap { $0.split(separator: "/").first }).sorted()
        return areas.lazy.compactMap { zoneOtherwiseWritten("\($0)/\(text)") }.first
    }

    /// The identifier that differs only in case.
    ///
    /// The system's list leaves out most links, so the usual spellings of one are tried.
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

    /// Abbreviations that are identifiers of the database as well.
    private static var databaseAbbreviations: Set<String> {
        ["CET", "EET", "EST", "GMT", "HST", "MET", "MST", "UCT", "UTC", "WET"]
    }
}
