import Foundation

extension Locale {
    /// The formats that are the same for everybody: English, with 24 hours.
    static let neutral = Locale(identifier: "en_US_POSIX@hours=h23")

    /// The locale of dates and numbers for people, by the system's variables.
    static func system(_ variables: [String: String]) -> Locale {
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { variables[$0] }
        // The first that says anything counts, also if nobody knows what it says.
        return names.first { !$0.isEmpty }.flatMap(Locale.init(named:)) ?? neutral
    }

    /// `nil` for a name without a known language; character sets and variants do not count.
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
