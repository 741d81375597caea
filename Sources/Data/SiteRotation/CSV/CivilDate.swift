/// A day of the Gregorian calendar, reckoned back and forth without end.
///
/// Plain arithmetic, because a calendar of Foundation takes a thousand times as long, depends on
/// the device, and rolls impossible dates over.
struct CivilDate: Hashable {
    let year: Int64
    let month: Int64
    let day: Int64

    private static let monthLengths: [Int64] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    /// Creates a day that exists, or nothing.
    init?(year: Int64, month: Int64, day: Int64) {
        guard (1...12).contains(month) else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = month == 2 && isLeapYear ? 29 : Self.monthLengths[Int(month) - 1]
        guard (1...length).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the day that is `days` after 1 January 1970.
    ///
    /// The method is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
    /// `civil_from_days`: years begin in March, so that the leap day is the last of its year.
    init(daysSince1970 days: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The number of days since 1 January 1970; `days_from_civil` of the same source.
    var daysSince1970: Int64 {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
