import MomentumTerminal

@testable import MomentumDemo

/// Keys as words: `2 Down*3 Enter`, a command of the palette `:quit`, the text of a field
/// `File=a.csv`.
enum AppKeys {
    static let named: [Key] = [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .home, .end, .pageUp, .pageDown, " ",
    ]

    /// The inputs of a terminal for the words.
    static func inputs(_ text: String) -> [Input] {
        words(text).flatMap { word -> [Key] in
            if word.count > 1, word.hasPrefix(":") { return word.map(Key.character) + [.enter] }
            if let text = fieldText(word) { return text.map(Key.character) }
            return key(word).map { [$0] } ?? word.map(Key.character)
        }.map(Input.key)
    }

    /// The lines of the linear application for the words, where numbers are actions.
    static func lines(_ text: String) -> [String] {
        words(text).map { word in
            guard let number = Int(word), let section = AppSection(rawValue: number) else {
                return word
            }
            return ":\(section.title)"
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").flatMap { word -> [String] in
            let parts = word.split(separator: "*")
            guard parts.count == 2, let count = Int(parts[1]) else { return [String(word)] }
            return Array(repeating: String(parts[0]), count: count)
        }
    }

    private static func fieldText(_ word: String) -> Substring? {
        guard word.count > 1, let end = word.firstIndex(of: "=") else { return nil }
        return word[word.index(after: end)...]
    }

    private static func key(_ word: String) -> Key? {
        let arrows: [String: Key] = ["Up": .up, "Down": .down, "Left": .left, "Right": .right]
        if let key = arrows[word] ?? named.first(where: { $0.name == word }) { return key }
        if word.hasPrefix("Ctrl-"), let letter = word.last {
            return .control(Character(letter.lowercased()))
        }
        return word.count == 1 ? word.first.map(Key.character) : nil
    }
}
