import Foundation

/// The invented history of the tour, dated relative to the present.
enum TourSample {
    /// The sets, latest first, each with the hours it was worn and a note.
    ///
    /// One name has the spelling of older files; one duration is invalid.
    private static let wearings: [(location: String, hours: String, note: String)] = [
        ("R Thigh (Front)", "", ""),
        ("L Thigh (Front)", "70.25", ""),
        ("R Abdomen (Back)", "72.0", "\"reservoir empty, changed early\""),
        ("L Abdomen (Back)", "71.5", ""),
        ("R Abdomen (Side)", "about 70", ""),
        ("L Abdomen (Side)", "66.0", "\"sore, \"\"pinching\"\"\""),
        ("R Abdomen (Front)", "72.5", ""),
        ("L Abdomen (Front)", "69.75", ""),
        ("R Buttock", "74.0", ""),
        ("L Buttock", "72.0", ""),
        ("Right Back Arm", "68.4667", ""),
        ("L Arm (Back)", "12.0", "fell off"),
        ("L Hip", "48.0", "trying something new"),
    ]

    /// A CSV file of entries, 74 hours apart; the last one is still worn at `now`.
    static func history(now: Date) -> String {
        let rows = wearings.enumerated().reversed().map { number, wearing in
            let start = now.addingTimeInterval(-Double(61 + number * 74) * 3600)
            let time = Date.ISO8601FormatStyle(timeZone: .gmt).format(start)
            return "\(time),\(wearing.location),\(wearing.hours),\(wearing.note)\r\n"
        }
        return "date,location,duration_hours,note\r\n" + rows.joined()
    }
}
