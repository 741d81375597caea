@testable import MomentumDemo

extension German {
    /// The English words in a text: words of a key that no translation has.
    static func englishWords(in text: String) -> Set<String> {
        Set(words(of: text)).intersection(english)
    }

    /// The English words in the output of a command, apart from the commands and options that it
    /// names and from the paths of a test.
    static func englishWords(inOutput text: String) -> Set<String> {
        englishWords(
            in: text.replacing(/'[^']*'|--[a-z-]+|momentum [^\n]*|\/[^\s“”:]*\/[^\n“”:]*/, with: "")
        )
    }

    private static let english: Set<String> = {
        let german = Set(catalogue.values.flatMap(words))
        return Set(catalogue.keys.flatMap(words)).subtracting(german)
    }()

    /// The words of at least three letters, in lower case; an id may look like one.
    private static func words(of text: String) -> [String] {
        text.lowercased().replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "")
            .split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
    }
}
