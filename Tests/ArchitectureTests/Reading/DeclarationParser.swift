/// Finds the declarations in a file, without looking into the bodies of functions.
struct DeclarationParser {
    static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static",
        "class", "override", "required", "convenience", "mutating", "nonmutating", "consuming",
        "borrowing", "lazy", "weak", "unowned", "nonisolated", "isolated", "indirect", "dynamic",
        "optional", "prefix", "postfix", "infix", "distributed",
    ]
    static let kinds: [String: Declaration.Kind] = Dictionary(
        uniqueKeysWithValues: Declaration.Kind.allCases.map { ($0.rawValue, $0) }
    )

    let tokens: [Token]
    var index = 0

    /// The declarations of the file, outermost first, each with its members.
    static func declarations(in tokens: [Token]) -> [Declaration] {
        var parser = DeclarationParser(tokens: tokens)
        return parser.readMembers()
    }

    var current: Token? { index < tokens.count ? tokens[index] : nil }

    func isAt(_ text: String) -> Bool { current?.isCode(text) == true }

    /// Reads declarations up to the end, or up to the brace that closes the body they are in.
    private mutating func readMembers() -> [Declaration] {
        var declarations: [Declaration] = []
        while let token = current, !token.isCode("}") {
            let start = index
            if let declaration = readDeclaration() {
                declarations.append(declaration)
            } else if index == start {
                // An expression at the top level or something unknown.
                skipOne()
            }
        }
        return declarations
    }

    /// Reads attributes, modifiers, keyword and what follows; nothing when no keyword follows.
    private mutating func readDeclaration() -> Declaration? {
        guard let first = current else { return nil }
        let modifiers = readModifiers()
        guard let keyword = current, keyword.kind == .word, let kind = Self.kinds[keyword.text]
        else { return nil }
        index += 1
        var declaration = Declaration(
            kind: kind,
            modifiers: modifiers,
            line: keyword.line,
            isDocumented: first.isDocumented,
            conditions: keyword.conditions
        )
        readHead(of: &declaration)
        declaration.lastLine = tokens[min(index, tokens.count) - 1].line
        return declaration
    }

    private mutating func readModifiers() -> Set<String> {
        var modifiers: Set<String> = []
        while let token = current, token.kind == .word || token.isCode("@") {
            if token.isCode("@") {
                index += 2
                while isAt(".") { index += 2 }
                // An attribute's arguments follow without a line break.
                if isAt("("), current?.isFirstOnLine == false { skipGroup() }
            } else if token.text == "class", !classIsModifier {
                break
            } else if Self.modifiers.contains(token.text) {
                index += 1
                if isAt("(") {
                    // `private(set)` says nothing about who may read.
                    let isSetter = next?.isCode("set") == true
                    modifiers.insert(isSetter ? "\(token.text)(set)" : token.text)
                    if token.text == "nonisolated", next?.isCode("unsafe") == true {
                        modifiers.insert("nonisolated(unsafe)")
                    }
                    skipGroup()
                } else {
                    modifiers.insert(token.text)
                }
            } else {
                break
            }
        }
        return modifiers
    }

    /// True if the current `class` is before another keyword and not before a name.
    private var classIsModifier: Bool {
        guard let next, next.kind == .word else { return false }
        return Self.kinds[next.text] != nil || Self.modifiers.contains(next.text)
    }

    private var next: Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }

    private mutating func readHead(of declaration: inout Declaration) {
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol, .extension:
            readTypeHead(of: &declaration)
            guard isAt("{") else { return }
            declaration.hasBody = true
            index += 1
            declaration.members = readMembers()
            index += 1
        case .func, .`init`, .subscript, .deinit, .macro:
            readFunction(&declaration)
        case .var, .let:
            readProperty(&declaration)
        case .case:
            readCases(&declaration)
        case .import, .typealias, .associatedtype, .operator, .precedencegroup:
            readName(&declaration)
        }
    }

    /// Goes past one token, or past a whole group in brackets.
    mutating func skipOne() {
        if isAt("(") || isAt("[") || isAt("{") { skipGroup() } else { index += 1 }
    }

    /// Goes past the bracket that closes the one at the current token.
    mutating func skipGroup() {
        var depth = 0
        repeat {
            if isAt("(") || isAt("[") || isAt("{") { depth += 1 }
            if isAt(")") || isAt("]") || isAt("}") { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    /// True if a new declaration begins here: the first token of a line that can begin one.
    var isAtDeclaration: Bool {
        guard let token = current, token.isFirstOnLine else { return false }
        if token.isCode("@") { return true }
        return token.kind == .word
            && (Self.kinds[token.text] != nil || Self.modifiers.contains(token.text))
    }
}
