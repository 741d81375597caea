import MomentumDomain

/// A person's answers about the ambiguous parts of a table.
public struct SiteSheetAnswers: Hashable, Sendable {
    public enum DateOrder: String, Hashable, Sendable, CaseIterable {
        /// Day, month, year.
        case dmy
        /// Month, day, year.
        case mdy
    }

    public enum DurationUnit: String, Hashable, Sendable, CaseIterable {
        case hours, days
    }

    /// The meaning of a text as a place.
    public enum Place: Hashable, Sendable {
        case location(SiteLocation)
        /// The text becomes a new location.
        case new
        /// The entries have no location.
        case none
    }

    public private(set) var dateOrder: DateOrder?
    /// The time of day for dates without one, in seconds since midnight.
    public private(set) var missingTime: Int?
    public private(set) var durationUnit: DurationUnit?
    /// The number of a column, from 1, or its header.
    public private(set) var columns: [SiteSheetColumn: String] = [:]
    /// The places by the text in the table.
    public private(set) var places: [String: Place] = [:]
    /// The meaning of all other texts: new or none.
    public private(set) var otherPlaces: Place?

    public init() {}

    /// Sets the order of day and month for all ambiguous dates.
    public mutating func setDateOrder(_ order: DateOrder?) { dateOrder = order }

    /// Sets the time of day for dates without one, in seconds since midnight.
    public mutating func setMissingTime(_ seconds: Int?) { missingTime = seconds }

    /// Sets the unit for all durations without one.
    public mutating func setDurationUnit(_ unit: DurationUnit?) { durationUnit = unit }

    /// Selects a column by its number, from 1, or by its header.
    public mutating func setColumn(_ column: SiteSheetColumn, to text: String) {
        columns[column] = text
    }

    /// Answers the question for all texts without their own answer.
    public mutating func setOtherPlaces(_ place: Place?) { otherPlaces = place }

    /// Answers the question for a text, in any spelling.
    public mutating func setPlace(_ text: String, to place: Place) {
        places[text.comparisonKey] = place
    }
}

extension SiteSheetAnswers.DurationUnit {
    /// The unit that a word of a cell names.
    init?(word: String) {
        guard let unit = Self.words[word] else { return nil }
        self = unit
    }

    /// The unit that a header names.
    init?(header: String) {
        let units = Set(header.sheetKey.split(separator: " ").compactMap { Self.words[String($0)] })
        guard units.count == 1, let unit = units.first else { return nil }
        self = unit
    }

    private static let words: [String: Self] = {
        let hours = [
            "h", "hours", "std", "stunden", "heures", "horas", "ore", "uren",
            "hour", "hr", "hrs", "stunde", "heure", "hora", "ora", "uur",
        ]
        let days = [
            "d", "days", "tage", "jours", "dias", "giorni", "dagen",
            "day", "tag", "jour", "dia", "giorno", "dag",
        ]
        return Dictionary(
            uniqueKeysWithValues: hours.map { ($0, .hours) } + days.map { ($0, .days) }
        )
    }()

    var seconds: Double { self == .hours ? 3600 : 86_400 }
}
