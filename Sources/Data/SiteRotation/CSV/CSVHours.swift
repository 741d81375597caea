import MomentumSiteRotationDomain

/// Durations in hours in CSV files (SR-93, SR-104).
enum CSVHours {
    /// Ten years, in hours.
    ///
    /// No set is worn longer, so a longer duration counts as an error.
    private static let limit: Int64 = 87_600

    /// Reads an optional sign, digits, and an optional point with digits.
    ///
    /// Hours times 3600 are rounded to whole seconds, halves up, in exact arithmetic.
    static func wear(in text: ArraySlice<UInt8>) -> SiteHistoryTable.Wear {
        if text.isEmpty { return .open }
        var scanner = ByteScanner(text)
        let isNegative = scanner.skip(.hyphen)
        if !isNegative { _ = scanner.skip(.plus) }
        let whole = scanner.digits()
        let fraction = scanner.skip(.point) ? scanner.digits() : []
        guard scanner.isAtEnd, !whole.isEmpty || !fraction.isEmpty else {
            return .unreadable(text.text)
        }
        let hasFraction = !fraction.allSatisfy { $0 == .zero }
        let hours = limitedNumber(whole)
        if isNegative, hours > 0 || hasFraction { return .negative(text.text) }
        guard hours < limit || hours == limit && !hasFraction else { return .tooLong }
        return .seconds(hours * 3600 + roundedSeconds(ofFraction: fraction))
    }

    /// Appends whole seconds as hours with one to four decimals: `72.0`, `68.4667`, `0.0003`.
    static func append(_ seconds: Int64, to bytes: inout [UInt8]) {
        // One second is 25/9 of the last decimal, so halves cannot occur.
        let tenThousandths = (seconds * 50 + 9) / 18
        appendDigits(tenThousandths / 10_000, to: &bytes)
        bytes.append(.point)
        var decimals = tenThousandths % 10_000
        var divisor: Int64 = 1000
        repeat {
            bytes.append(.zero + UInt8(decimals / divisor))
            decimals %= divisor
            divisor /= 10
        } while decimals > 0
    }

    /// The value of the digits; any value above ``limit`` if they exceed it.
    private static func limitedNumber(_ digits: ArraySlice<UInt8>) -> Int64 {
        digits.reduce(0) { min($0 * 10 + ($1.digit ?? 0), limit + 1) }
    }

    /// 3600 times the fraction with these decimals, rounded.
    ///
    /// The loop multiplies from the last digit to the first. The carry out of the first decimal is
    /// the whole part; the first decimal of the product decides the rounding.
    private static func roundedSeconds(ofFraction digits: ArraySlice<UInt8>) -> Int64 {
        var carry: Int64 = 0
        var decimal: Int64 = 0
        for byte in digits.reversed() {
            (carry, decimal) = ((byte.digit ?? 0) * 3600 + carry).quotientAndRemainder(
                dividingBy: 10
            )
        }
        return carry + (decimal >= 5 ? 1 : 0)
    }

    private static func appendDigits(_ number: Int64, to bytes: inout [UInt8]) {
        if number >= 10 { appendDigits(number / 10, to: &bytes) }
        bytes.append(.zero + UInt8(number % 10))
    }
}
