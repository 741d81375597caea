/// A duration in a cell; its unit may be given elsewhere.
struct SheetDuration: Hashable {
    let number: Double
    /// The unit; `nil` if the cell has none.
    let unit: SiteSheetAnswers.DurationUnit?

    /// True for a number such as `1,234` or `1.234,5`, whose separator is ambiguous.
    static func hasTwoReadings(_ text: String) -> Bool {
        text.wholeMatch(of: /[-+]?\d+(?:[.,]\d{3})+(?:[.,]\d+)?(?: ?\p{L}+\.?)?/) != nil
    }

    /// Reads `68.5`, `68,5 h`, `3 Tage` or `72:30`; `nil` for anything else, and for ambiguous
    /// numbers.
    init?(_ text: String) {
        var scanner = SheetScanner(text)
        let isNegative = scanner.skip("-+") == UInt8(ascii: "-")
        let whole = scanner.number()
        if scanner.skip(":") != nil {
            guard let whole, let minutes = scanner.number(), minutes.digits == 2,
                minutes.value < 60, scanner.isAtEnd
            else { return nil }
            number = (Double(whole.value) + Double(minutes.value) / 60) * (isNegative ? -1 : 1)
            unit = .hours
            return
        }
        var part = 0.0
        if scanner.skip(".,") != nil {
            let decimals = scanner.decimals()
            guard whole != nil || decimals != nil, decimals?.digits != 3 else { return nil }
            part = decimals?.value ?? 0
        } else if whole == nil {
            return nil
        }
        _ = scanner.skip(" ")
        let word = scanner.word()
        _ = scanner.skip(".")
        guard scanner.isAtEnd else { return nil }
        unit = SiteSheetAnswers.DurationUnit(word: word)
        guard unit != nil || word.isEmpty else { return nil }
        number = (Double(whole?.value ?? 0) + part) * (isNegative ? -1 : 1)
    }
}
