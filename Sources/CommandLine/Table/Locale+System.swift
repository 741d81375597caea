import Foundation
import MomentumTerminal

extension Locale {
    /// The locale of dates and numbers for people, from the system's variables; with
    /// `LC_MESSAGES` as the category, that of words.
    static func system(_ variables: [String: String], _ category: String = "LC_TIME") -> Locale {
        let names = ["LC_ALL", category, "LANG"].compactMap { variables[$0] }
        // The first variable that is not empty decides, even if its locale is unknown.
        return names.first { !$0.isEmpty }.flatMap(Locale.init(named:)) ?? neutral
    }

    /// Returns `nil` for an unknown language; ignores character sets and variants.
    init?(named text: String) {
        let name = text.prefix { $0 != "." && $0 != "@" }.replacing("-", with: "_")
        guard !["C", "POSIX", "en_US_POSIX"].contains(name) else {
            self = .neutral
            return
        }
        let locale = Locale(identifier: String(name))
        guard locale.language.languageCode?.isISOLanguage == true else { return nil }
        self = locale
    }
}
