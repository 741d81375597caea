import Foundation

/// One Swift file of the package, taken apart.
struct SourceFile: Sendable {
    /// The path from the root of the package, for example `Sources/Domain/Shared/WallClock.swift`.
    let path: String
    let text: String
    let lineCount: Int
    let tokens: [Token]
    let comments: [Comment]
    /// Every declaration outside a body, outermost first, each with its members.
    let declarations: [Declaration]
    /// All words in the code, so that a rule can leave alone a file that uses none of its own.
    let words: Set<String>
    let layer: Layer?

    init(path: String, text: String) {
        let lexer = SwiftLexer(text)
        self.path = path
        self.text = text
        lineCount = text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        tokens = lexer.tokens
        comments = lexer.comments
        declarations = DeclarationParser.declarations(in: lexer.tokens)
        words = Set(lexer.tokens.lazy.filter { $0.kind == .word }.map(\.text))
        layer = Layer.all.first { path.hasPrefix($0.folder + "/") }
    }

    /// The file's name without folder and extension.
    var baseName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    var isTest: Bool { path.hasPrefix("Tests/") }

    /// True if a comment ends on the line above, or is on the line itself.
    func isCommented(_ line: Int) -> Bool {
        comments.contains { $0.lastLine == line - 1 || $0.line <= line && line <= $0.lastLine }
    }

    func violation(_ line: Int, _ message: String) -> Violation {
        Violation(path: path, line: line, message: message)
    }
}
