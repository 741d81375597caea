import Foundation

/// A time of day in a cell, possibly with an offset from UTC.
struct SheetTime: Hashable {
    /// Seconds since midnight.
    let seconds: Int
    /// Seconds east of UTC; `nil` for local time.
    let offset: Int?

    /// Reads a cell with a time alone.
    init?(_ text: String) {
        var scanner = SheetScanner(text)
        self.init(&scanner)
        guard scanner.isAtEnd else { return nil }
    }

    /// Reads `8:30`, `08:30:15`, `8:30 pm`, `8.30`, `8h30` or `8 uhr`.
    init?(_ scanner: inout SheetScanner) {
        guard let hour = scanner.number(), hour.digits <= 2 else { return nil }
        var (hours, minutes, second) = (hour.value, 0, 0)
        if scanner.attempt({ $0.skip(" ") != nil && $0.word() == "uhr" ? true : nil }) == nil {
            guard scanner.skip(":.h") != nil, let minute = scanner.number(), minute.digits == 2
            else { return nil }
            minutes = minute.value
            if scanner.skip(":") != nil {
                guard let last = scanner.number(), last.digits == 2 else { return nil }
                second = last.value
                if scanner.skip(".,") != nil, scanner.decimals() == nil { return nil }
            }
        }
        if let half = scanner.attempt(Self.half) {
            guard (1...12).contains(hours) else { return nil }
            hours = hours % 12 + half
        }
        guard hours < 24, minutes < 60, second < 60 else { return nil }
        seconds = (hours * 60 + minutes) * 60 + second
        offset = scanner.attempt(Self.offset)
    }

    /// Reads `am` or `pm`; returns the hours to add.
    private static func half(_ scanner: inout SheetScanner) -> Int? {
        _ = scanner.skip(" ")
        switch scanner.word() {
        case "am": return 0
        case "pm": return 12
        default: return nil
        }
    }

    /// The seconds of `z`, `+01:00` or `+0100`.
    private static func offset(_ scanner: inout SheetScanner) -> Int? {
        _ = scanner.skip(" ")
        if scanner.skip("z") != nil { return 0 }
        guard let sign = scanner.skip("+-"), let number = scanner.number() else { return nil }
        var (hours, minutes) = (number.value, 0)
        if number.digits == 4 {
            (hours, minutes) = number.value.quotientAndRemainder(dividingBy: 100)
        } else {
            guard number.digits == 2, scanner.skip(":") != nil, let rest = scanner.number(),
                rest.digits == 2
            else { return nil }
            minutes = rest.value
        }
        guard hours <= 18, minutes < 60 else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes) * 60
    }
}
