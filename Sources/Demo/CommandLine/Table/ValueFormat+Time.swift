import Foundation

extension ValueFormat where Value == Date {
    /// A time by ISO 8601; without a zone in the time zone of the command line.
    static var time: ValueFormat {
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

    /// A day; its value is the first moment of it in the time zone of the command line.
    static var day: ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            guard let date = ISO8601Time.day(text, in: context.calendar) else {
                throw ValueProblem(text, "is not a day", hint: "Write it like 2026-03-01.")
            }
            return date
        }
    }
}

extension ValueFormat where Value == TimeZone {
    /// An identifier of the IANA time zone database, or UTC.
    static var timeZone: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            let known = TimeZone.knownTimeZoneIdentifiers
            let isKnown = known.contains(text) || text == "UTC" || text == "GMT"
            guard isKnown, let zone = TimeZone(identifier: text) else {
                // People know the city better than the continent it is filed under.
                let city = known.first { $0.hasSuffix("/\(text)") }
                let nearest = city ?? NearestName.find(text, among: known)
                throw ValueProblem(
                    text,
                    "is no time zone",
                    hint: nearest.map { "Did you mean '\($0)'?" }
                        ?? "Write it like Europe/Berlin or UTC."
                )
            }
            return zone
        }
    }
}
