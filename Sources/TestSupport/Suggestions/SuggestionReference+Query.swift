import Foundation
import MomentumSuggestionsDomain

extension SuggestionReference {
    /// A text that finds a place, with the bytes at which a match can begin.
    struct Key {
        let text: [UInt8]
        let starts: [Int]

        init(_ text: [UInt8]) {
            self.text = text
            starts = text.indices.filter { KeyStarts.isStart($0, in: text.span) }
        }

        /// The number of scalars of a text in UTF-8.
        static func letterCount(of text: [UInt8]) -> Int { text.count { $0 & 0xC0 != 0x80 } }
    }

    struct Query {
        private let words: [[Unicode.Scalar]]
        private let isComplete: Bool

        init?(_ text: String) {
            let leading = text.drop { $0.isWhitespace }
            let counted = String(leading.prefix(256))
            let trimmed = counted.trimmingCharacters(in: .whitespacesAndNewlines)
            let words = SuggestionReference.words(of: trimmed)
            guard trimmed.count >= 2, !words.isEmpty else { return nil }
            self.words = words
            isComplete = counted.last?.isWhitespace == true
        }

        func isPhrase(of name: [[Unicode.Scalar]]) -> Bool {
            name.indices.contains { start in
                guard start + words.count <= name.count else { return false }
                return words.indices.allSatisfy { index in
                    fits(words[index], at: index, name[start + index], mayEndEarly: false)
                }
            }
        }

        func isAnyOrder(of name: [[Unicode.Scalar]]) -> Bool {
            assign(words.count - 1, name: name, used: [])
        }

        func edits(to name: [[Unicode.Scalar]], allowsFirstSwap: Bool = false) -> Int? {
            name.indices.compactMap { start -> Int? in
                guard start + words.count <= name.count else { return nil }
                var total = 0
                for (index, word) in words.enumerated() {
                    let other = name[start + index]
                    let limit = word.count < 4 ? 0 : word.count < 8 ? 1 : 2
                    let isOpen = index == words.count - 1 && !isComplete
                    let candidates =
                        isOpen ? other.indices.map { Array(other[...$0]) } : [other]
                    let cost = candidates.map { Self.distance(word, $0) }.min() ?? .max
                    let isSwapped =
                        allowsFirstSwap && word.count > 1
                        && Array(other.prefix(2)) == [word[1], word[0]]
                    guard word.first == other.first || isSwapped, cost <= limit else {
                        return nil
                    }
                    total += cost
                }
                return total
            }.min()
        }

        private func fits(
            _ word: [Unicode.Scalar],
            at index: Int,
            _ other: [Unicode.Scalar],
            mayEndEarly: Bool
        ) -> Bool {
            let isLast = index == words.count - 1
            let isOpen = isLast ? !isComplete : mayEndEarly
            return isOpen ? other.starts(with: word) : other == word
        }

        /// Tries every word of the name for every word of the query.
        private func assign(_ index: Int, name: [[Unicode.Scalar]], used: Set<Int>) -> Bool {
            guard index >= 0 else { return true }
            return name.indices.contains { position in
                !used.contains(position)
                    && fits(words[index], at: index, name[position], mayEndEarly: true)
                    && assign(index - 1, name: name, used: used.union([position]))
            }
        }

        /// Optimal string alignment, by its recursive definition.
        static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
            var known: [[Int]] = []
            for i in 0...left.count {
                known.append([])
                for j in 0...right.count {
                    guard i > 0, j > 0 else {
                        known[i].append(i + j)
                        continue
                    }
                    var best = min(known[i - 1][j], known[i][j - 1]) + 1
                    best = min(best, known[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
                    if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                        best = min(best, known[i - 2][j - 2] + 1)
                    }
                    known[i].append(best)
                }
            }
            return known[left.count][right.count]
        }
    }
}
