import Foundation

extension Double {
    /// The number for a typed text, with a point or the separator of `locale`.
    init?(typed text: String, in locale: Locale) {
        let text = text.trimmingCharacters(in: .whitespaces)
        self.init(text.replacing(locale.decimalSeparator ?? ".", with: "."))
    }
}
