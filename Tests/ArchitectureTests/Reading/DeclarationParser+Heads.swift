extension DeclarationParser {
    /// Reads a name, generic parameters and the inheritance clause, up to the brace.
    mutating func readTypeHead(of declaration: inout Declaration) {
        let start = index
        // An extension of `[Element]` has no name, but a type.
        if isAt("[") { skipGroup() }
        declaration.names = [readPath()]
        skipAngles()
        declaration.type = tokens[start..<index].map(\.text).joined(separator: " ")
        if isAt(":") {
            index += 1
            while let token = current, !token.isCode("{"), !token.isCode("where") {
                if token.isCode(",") || token.isCode("&") || token.isCode("~") {
                    index += 1
                } else if token.isCode("@") {
                    index += 2
                } else if token.kind == .word, token.text == "any" || token.text == "nonisolated" {
                    index += 1
                } else if token.isCode("<") {
                    skipAngles()
                } else if token.kind == .symbol {
                    skipOne()
                } else {
                    declaration.inherited.append(readPath())
                }
            }
        }
        let end = index
        while let token = current, !token.isCode("{"), !token.isCode("}") { index += 1 }
        declaration.type += tokens[end..<index].map { " " + $0.text }.joined()
    }

    mutating func readFunction(_ declaration: inout Declaration) {
        if declaration.kind == .func || declaration.kind == .macro {
            var name = ""
            while let token = current, !token.isCode("("), !token.isCode("<") || name.isEmpty {
                name += token.text
                index += 1
            }
            declaration.names = [name]
        }
        if isAt("?") || isAt("!") {
            declaration.effects.insert("?")
            index += 1
        }
        skipAngles()
        if isAt("(") { declaration.parameters = readParameters() }
        while let token = current, !token.isCode("{"), !token.isCode("->"), !token.isCode("where"),
            !isAtDeclaration, !token.isCode("}")
        {
            if ["throws", "rethrows"].contains(token.text) { declaration.effects.insert("throws") }
            if token.isCode("async") { declaration.effects.insert("async") }
            index += 1
        }
        if isAt("->") {
            index += 1
            readType(of: &declaration)
        }
        while current != nil, !isAt("{"), !isAt("}"), !isAtDeclaration { index += 1 }
        readBody(&declaration)
    }

    mutating func readProperty(_ declaration: inout Declaration) {
        if isAt("(") {
            let end = endOfGroup
            declaration.names = tokens[index..<end].filter { $0.kind != .symbol }.map(\.text)
            index = end
        } else if let token = current {
            declaration.names = [token.text]
            index += 1
        }
        if isAt(":") {
            index += 1
            readType(of: &declaration)
        }
        if isAt("=") {
            declaration.hasInitialValue = true
            index += 1
            if isAt("-") { index += 1 }
            if current?.kind == .number { declaration.initialNumber = current?.text }
            while current != nil, !isAt("}"), !isAtDeclaration { skipOne() }
        } else {
            readBody(&declaration)
        }
    }

    /// Reads `a`, `b(Int)` and `c = 3` of one line of cases; the payload becomes the type.
    mutating func readCases(_ declaration: inout Declaration) {
        while let token = current, !token.isCode("}"), !isAtDeclaration || declaration.names.isEmpty
        {
            if token.kind == .word || token.kind == .escapedWord {
                declaration.names.append(token.text)
                index += 1
            }
            if isAt("(") { appendGroup(to: &declaration.type) }
            if isAt("=") { index += 2 }
            guard isAt(",") else { break }
            index += 1
        }
    }

    /// Reads a path such as `struct Foundation.Date`, and goes on to the next declaration.
    mutating func readName(_ declaration: inout Declaration) {
        if declaration.kind == .import, let token = current, Self.kinds[token.text] != nil {
            index += 1
        }
        declaration.names = [readPath()]
        while current != nil, !isAt("}"), !isAtDeclaration { skipOne() }
    }

    /// Reads a type, up to a value, a body, a condition or the next declaration.
    private mutating func readType(of declaration: inout Declaration) {
        while let token = current, !token.isCode("="), !token.isCode("{"), !token.isCode("}"),
            !token.isCode("where"), !isAtDeclaration
        {
            if isAt("(") || isAt("[") {
                appendGroup(to: &declaration.type)
            } else {
                declaration.type += token.text
                index += 1
            }
        }
    }

    private mutating func readBody(_ declaration: inout Declaration) {
        guard isAt("{") else { return }
        declaration.hasBody = true
        skipGroup()
    }

    private mutating func readPath() -> String {
        var path = ""
        while let token = current, token.kind == .word || token.kind == .escapedWord {
            path += token.text
            index += 1
            guard isAt(".") else { break }
            path += "."
            index += 1
        }
        return path
    }

    private mutating func skipAngles() {
        guard isAt("<") else { return }
        var depth = 0
        repeat {
            if isAt("<") { depth += 1 }
            if isAt(">") { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    private var endOfGroup: Int {
        var parser = self
        parser.skipGroup()
        return parser.index
    }

    private mutating func appendGroup(to text: inout String) {
        let end = endOfGroup
        text += tokens[index..<end].map(\.text).joined(separator: " ")
        index = end
    }

    /// Reads the labels and names between two parentheses.
    private mutating func readParameters() -> [Declaration.Parameter] {
        let end = endOfGroup
        index += 1
        var parameters: [Declaration.Parameter] = []
        while index < end - 1 {
            while isAt("@") {
                index += 2
                if isAt("(") { skipGroup() }
            }
            var words: [String] = []
            while let token = current, token.kind == .word || token.kind == .escapedWord {
                words.append(token.text)
                index += 1
            }
            let start = index
            skipToComma(before: end - 1)
            if let label = words.first {
                let type = tokens[start..<index].map(\.text)
                parameters.append(.init(label: label, name: words.last ?? label, type: type))
            }
        }
        index = end
        return parameters
    }

    /// Goes past the next comma outside brackets, angle brackets of a type included.
    private mutating func skipToComma(before end: Int) {
        var isInType = true
        while index < end, !isAt(",") {
            if isAt("=") { isInType = false }
            if isInType, isAt("<") { skipAngles() } else { skipOne() }
        }
        index = min(index + 1, end)
    }
}
