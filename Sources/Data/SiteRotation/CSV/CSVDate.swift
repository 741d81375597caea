/// Dates in CSV files (SR-91, SR-103).
enum CSVDate {
    private static let secondsPerDay: Int64 = 86_400
    /// The first and last second of the years with four digits.
    private static let range: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

    /// Reads `yyyy-MM-ddTHH:mm:ss`, an optional fraction, and `Z` or an offset.
    ///
    /// - Returns: Whole seconds since 1970 without the fraction; `nil` for any other text.
    static func seconds(in text: ArraySlice<UInt8>) -> Int64? {
        var scanner = ByteScanner(text)
        guard let year = scanner.number(digits: 4), scanner.skip(.hyphen),
            let month = scanner.number(digits: 2), scanner.skip(.hyphen),
            let day = scanner.number(digits: 2), scanner.skip(.upperT),
            let hour = scanner.number(digits: 2), hour < 24, scanner.skip(.colon),
            let minute = scanner.number(digits: 2), minute < 60, scanner.skip(.colon),
            let second = scanner.number(digits: 2), second < 60,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        if scanner.skip(.point), scanner.digits().isEmpty { return nil }
        guard let offset = offset(from: &scanner), scanner.isAtEnd else { return nil }
        let local = date.daysSince1970 * secondsPerDay + hour * 3600 + minute * 60 + second
        return range.contains(local - offset) ? local - offset : nil
    }

    /// Appends `yyyy-MM-ddTHH:mm:ss` and `Z`, or the local time's offset in minutes.
    ///
    /// A year outside four digits gets a sign, as in the expanded format of ISO 8601.
    static func append(_ seconds: Int64, offsetMinutes: Int? = nil, to bytes: inout [UInt8]) {
        let local = seconds + Int64(offsetMinutes ?? 0) * 60
        // Rounds down; Swift's division rounds towards zero.
        var (days, time) = local.quotientAndRemainder(dividingBy: secondsPerDay)
        if time < 0 { (days, time) = (days - 1, time + secondsPerDay) }
        let date = CivilDate(daysSince1970: days)
        if !(0...9999).contains(date.year) { bytes.append(date.year < 0 ? .hyphen : .plus) }
        append(abs(date.year), digits: 4, to: &bytes)
        bytes.append(.hyphen)
        append(date.month, digits: 2, to: &bytes)
        bytes.append(.hyphen)
        append(date.day, digits: 2, to: &bytes)
        bytes.append(.upperT)
        append(time / 3600, digits: 2, to: &bytes)
        bytes.append(.colon)
        append(time / 60 % 60, digits: 2, to: &bytes)
        bytes.append(.colon)
        append(time % 60, digits: 2, to: &bytes)
        guard let offset = offsetMinutes.map(Int64.init) else {
            bytes.append(.upperZ)
            return
        }
        bytes.append(offset < 0 ? .hyphen : .plus)
        append(abs(offset) / 60, digits: 2, to: &bytes)
        bytes.append(.colon)
        append(abs(offset) % 60, digits: 2, to: &bytes)
    }

    /// Reads `Z` or `±HH:mm`, in seconds.
    private static func offset(from scanner: inout ByteScanner) -> Int64? {
        if scanner.skip(.upperZ) { return 0 }
        let sign: Int64
        if scanner.skip(.plus) {
            sign = 1
        } else if scanner.skip(.hyphen) {
            sign = -1
        } else {
            return nil
        }
        guard let hours = scanner.number(digits: 2), hours < 24, scanner.skip(.colon),
            let minutes = scanner.number(digits: 2), minutes < 60
        else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }

    private static func append(_ number: Int64, digits: Int, to bytes: inout [UInt8]) {
        guard number < 10_000 else {
            bytes.append(contentsOf: String(number).utf8)
            return
        }
        var divisor: Int64 = digits == 4 ? 1000 : 10
        while divisor > 0 {
            bytes.append(.zero + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}

/// A day of the proleptic Gregorian calendar.
///
/// It uses plain arithmetic. A Foundation calendar takes a thousand times as long, depends on the
/// device, and rolls over impossible dates.
private struct CivilDate: Hashable {
    let year: Int64
    let month: Int64
    let day: Int64

    private static let monthLengths: [Int64] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    /// Creates a day; `nil` if it does not exist.
    init?(year: Int64, month: Int64, day: Int64) {
        guard (1...12).contains(month) else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = month == 2 && isLeapYear ? 29 : Self.monthLengths[Int(month) - 1]
        guard (1...length).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the day `days` after 1 January 1970.
    ///
    /// The method of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
    /// `civil_from_days`. Years begin in March, so that the leap day is the last day of its year.
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

    /// The number of days since 1 January 1970; `days_from_civil` of that source.
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
