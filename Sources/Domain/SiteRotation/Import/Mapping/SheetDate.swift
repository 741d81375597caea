import Foundation

/// A date in a cell, possibly with a time; its day and month may be ambiguous.
struct SheetDate: Hashable {
    /// The numbers of a date, identified as far as the format allows.
    enum Form: Hashable {
        case day(SiteDay)
        /// The format `first/second/year`, in either order.
        case numbers(first: Int, second: Int, year: Int)
    }

    let form: Form
    let time: SheetTime?

    /// Reads a date, possibly followed by a time; `nil` for anything else.
    init?(_ text: String) {
        var scanner = SheetScanner(text)
        guard let form = Self.form(&scanner) else { return nil }
        self.form = form
        if scanner.isAtEnd {
            time = nil
            return
        }
        guard scanner.skip("t, ") != nil else { return nil }
        _ = scanner.skip(" ")
        guard let time = SheetTime(&scanner), scanner.isAtEnd else { return nil }
        self.time = time
    }

    /// The day; uses the given order of day and month if the format is ambiguous.
    func day(_ order: SiteSheetAnswers.DateOrder?) -> SiteDay? {
        switch (form, order) {
        case (.day(let day), _): day
        case (.numbers(let first, let second, let year), .dmy?):
            SiteDay(year: year, month: second, day: first)
        case (.numbers(let first, let second, let year), .mdy?):
            SiteDay(year: year, month: first, day: second)
        case (.numbers, nil): nil
        }
    }

    private static func form(_ scanner: inout SheetScanner) -> Form? {
        scanner.attempt(yearFirst) ?? scanner.attempt(numbers) ?? scanner.attempt(named)
    }

    /// Reads `2026-03-08`, `2026/3/8`.
    private static func yearFirst(_ scanner: inout SheetScanner) -> Form? {
        guard let year = scanner.number(), year.digits == 4, let mark = scanner.skip("-/"),
            let month = scanner.number(), scanner.skip("-/") == mark, let day = scanner.number()
        else { return nil }
        return SiteDay(year: year.value, month: month.value, day: day.value).map(Form.day)
    }

    /// Reads `8.3.2026`, `8/3/26`, `8-3-2026`.
    private static func numbers(_ scanner: inout SheetScanner) -> Form? {
        guard let first = scanner.number(), first.digits <= 2, let mark = scanner.skip("./-"),
            let second = scanner.number(), second.digits <= 2, scanner.skip("./-") == mark,
            let year = year(&scanner)
        else { return nil }
        guard mark == UInt8(ascii: ".") else {
            return .numbers(first: first.value, second: second.value, year: year)
        }
        return SiteDay(year: year, month: second.value, day: first.value).map(Form.day)
    }

    /// Reads `5 Jan 2026`, `Mar 8, 2026`.
    private static func named(_ scanner: inout SheetScanner) -> Form? {
        let before = scanner.number()
        if before != nil {
            _ = scanner.skip(".")
            guard scanner.skip(" ") != nil else { return nil }
        }
        guard let month = month(scanner.word()) else { return nil }
        _ = scanner.skip(".")
        guard scanner.skip(" ") != nil else { return nil }
        var after: (value: Int, digits: Int)?
        if before == nil {
            after = scanner.number()
            _ = scanner.skip(",")
            guard scanner.skip(" ") != nil else { return nil }
        }
        guard let day = before ?? after, let year = year(&scanner) else { return nil }
        return SiteDay(year: year, month: month, day: day.value).map(Form.day)
    }

    private static func year(_ scanner: inout SheetScanner) -> Int? {
        switch scanner.number() {
        case (let value, 4)?: value
        case (let value, 2)?: 2000 + value
        default: nil
        }
    }

    private static func month(_ word: String) -> Int? {
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
}
