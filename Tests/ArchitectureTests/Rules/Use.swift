/// A piece of code that is not wanted somewhere, written as Swift, for example `Date.now`.
struct Use: Sendable {
    /// The required start of the piece.
    enum Start: Sendable {
        /// At a name of its own: `print(` is meant, `page.print(` and `func print(` are not.
        case name
        /// At a member of anything: `.shuffled(`.
        case member
        /// At a member without a base, whose type the compiler infers: `.now`.
        case inferredMember
    }

    /// The names that may precede a name without making it a member of something else.
    private static let modules: Set<String> = [
        "Darwin", "Foundation", "FoundationNetworking", "Glibc", "Musl", "Swift",
    ]

    let text: String
    let tokens: [String]
    let start: Start
    /// A label in the call's parentheses that makes it harmless, such as `using`.
    let harmlessWith: String?
    /// A label in the call's parentheses that the call must have to be harmful.
    let harmfulWith: String?
    let advice: String

    init(
        _ text: String,
        _ start: Start? = nil,
        harmlessWith: String? = nil,
        harmfulWith: String? = nil,
        advice: String
    ) {
        self.text = text
        tokens = SwiftLexer(text).tokens.map(\.text)
        self.start = start ?? (text.hasPrefix(".") ? .member : .name)
        self.harmlessWith = harmlessWith
        self.harmfulWith = harmfulWith
        self.advice = advice
    }

    /// The violations of a list of unwanted uses, in the order of the file.
    static func violations(of uses: [Use], in file: SourceFile) -> [Violation] {
        let present = uses.filter { use in
            use.tokens.allSatisfy { $0.utf8.first?.isWordByte != true || file.words.contains($0) }
        }
        guard !present.isEmpty else { return [] }
        let byFirst = Dictionary(grouping: present, by: { $0.tokens[0] })
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word || token.kind == .symbol else { return nil }
            return byFirst[token.text]?.first { $0.matches(file.tokens, at: index) }.map {
                file.violation(token.line, "\($0.text): \($0.advice)")
            }
        }
    }

    private func matches(_ code: [Token], at index: Int) -> Bool {
        let end = index + tokens.count
        guard end <= code.count,
            zip(tokens, code[index...]).allSatisfy({ $1.isCode($0) }),
            beginsRightly(code, at: index)
        else { return false }
        guard tokens.last == "(" else { return true }
        let labels = labels(of: code, from: end)
        return harmlessWith.map { !labels.contains($0) } ?? true
            && harmfulWith.map(labels.contains) ?? true
    }

    private func beginsRightly(_ code: [Token], at index: Int) -> Bool {
        guard index > 0 else { return true }
        let before = code[index - 1]
        switch start {
        case .member:
            return true
        case .inferredMember:
            return before.kind == .symbol && !")]}?!>".contains(before.text)
                || ["return", "case", "in", "else"].contains(before.text)
        case .name:
            if ["func", "var", "let", "case", "struct", "class", "enum"].contains(before.text) {
                return false
            }
            guard before.isCode("."), index > 1 else { return true }
            return Self.modules.contains(code[index - 2].text)
        }
    }

    /// The labels of the arguments between the parentheses that are open at `start`.
    private func labels(of code: [Token], from start: Int) -> Set<String> {
        var labels: Set<String> = []
        var depth = 1
        for index in code[start...].indices where depth > 0 {
            if code[index].isCode("(") || code[index].isCode("[") { depth += 1 }
            if code[index].isCode(")") || code[index].isCode("]") { depth -= 1 }
            if depth == 1, code[index].kind == .word, index + 1 < code.count,
                code[index + 1].isCode(":")
            {
                labels.insert(code[index].text)
            }
        }
        return labels
    }
}
