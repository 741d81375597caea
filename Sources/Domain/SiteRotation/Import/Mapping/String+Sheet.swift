import Foundation
import MomentumDomain

extension String {
    /// The text in lower case, without accents and punctuation, its words separated by one space.
    var sheetKey: String {
        let letters = replacing("ß", with: "ss")
            .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        return String(letters.map { "_-.:/()".contains($0) ? " " : $0 }).comparisonKey
    }

    /// A cell in lower case, without accents, trimmed and with single spaces.
    var sheetCell: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).comparisonKey
    }
}
