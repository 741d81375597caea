import MomentumDomain

extension CSVRecord {
    /// Why the columns of a row cannot be told apart, if so (SR-102).
    func skipForColumns(_ count: Int) -> SiteImportSkip? {
        if isUnterminated {
            return skip(.unterminatedQuote, source)
        }
        if fields.count < count {
            return skip(.tooFewColumns, source)
        }
        if let further = fields.dropFirst(count).first(where: { !$0.isBlank }) {
            return skip(.tooManyColumns, further)
        }
        return nil
    }

    func skip(_ kind: SiteImportSkip.Kind, _ text: ArraySlice<UInt8>) -> SiteImportSkip {
        SiteImportSkip(row: number, kind: kind, text: text.text)
    }
}
