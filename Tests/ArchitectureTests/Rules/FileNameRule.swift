/// One subject per file, named after it; `Type+Topic.swift` for a part of its own file (HS-26).
///
/// - A file without a plus in its name declares the type, or the alias, that it is named after.
///   Beside it are only types that the rest of the file names, such as its protocol, payloads,
///   result, error, wire type, or a small helper. They, too, may be extended there; another type
///   only privately, or to conform to the protocol of the file.
/// - A file with a plus declares no type and extends the type before the plus, what is nested in
///   it, or lists of it.
/// - Functions and constants outside a type are private to their file.
/// - What differs between platforms may be declared once in each branch of an `#if`.
struct FileNameRule: SourceRule {
    let name = "one subject per file, named after it (HS-26)"

    func violations(in file: SourceFile) -> [Violation] {
        let isExtensionFile = file.baseName.contains("+")
        let expected = String(file.baseName.prefix { $0 != "+" })
        let isSubject = { (declaration: Declaration) in
            declaration.isType
                || declaration.kind == .typealias && declaration.name == expected
        }
        let types = isExtensionFile ? [] : Set(file.declarations.filter(isSubject).map(\.name))
        let protocols = file.declarations.filter { $0.kind == .protocol }.map(\.name)
        let misplaced = file.declarations.compactMap { declaration -> Violation? in
            let problem =
                isSubject(declaration)
                ? misplacement(of: declaration.name, in: file, expected, isExtensionFile)
                : misplacement(of: declaration, besides: types.union([expected]), protocols)
            return problem.map { file.violation(declaration.line, $0) }
        }
        guard misplaced.isEmpty, !isExtensionFile, !types.contains(expected) else {
            return misplaced
        }
        return [file.violation(1, "declares no type \(expected)")]
    }

    private func misplacement(
        of type: String,
        in file: SourceFile,
        _ expected: String,
        _ isExtensionFile: Bool
    ) -> String? {
        if isExtensionFile { return "a file with a plus in its name declares no type" }
        if type == expected || isNamed(type, in: file) { return nil }
        return "nothing else here names \(type): it belongs in \(type).swift"
    }

    private func misplacement(
        of declaration: Declaration,
        besides types: Set<String>,
        _ protocols: [String]
    ) -> String? {
        switch declaration.kind {
        case .import, .operator, .precedencegroup, .macro:
            return nil
        case .extension:
            let extended = declaration.type.split { $0 == " " || $0 == "." }.map(String.init)
            let isArray = types.contains("Array") && extended.first == "["
            let addsPrivately =
                !declaration.members.isEmpty && declaration.inherited.isEmpty
                && declaration.members.allSatisfy(\.isPrivate)
            let conforms = !Set(protocols).isDisjoint(with: declaration.inherited)
            if !types.isDisjoint(with: extended) || isArray || conforms || declaration.isPrivate
                || addsPrivately
            {
                return nil
            }
            return "an extension of \(declaration.type) belongs in a Type+Topic.swift of its own"
        default:
            // They stand for a literal, so that a sentence reads as one.
            return declaration.isPrivate
                || ["said", "saying", "translated"].contains(declaration.name)
                ? nil : "\(declaration.kind) \(declaration.name) stands outside a type"
        }
    }

    /// True if the file names the type outside the type's own declaration and extensions.
    private func isNamed(_ type: String, in file: SourceFile) -> Bool {
        var depth = 0
        var isOwn = false
        for (index, token) in file.tokens.enumerated() {
            if depth == 0, token.isCode(type), index > 0 {
                isOwn = Self.heads.contains(file.tokens[index - 1].text)
            }
            if !isOwn, token.isCode(type) { return true }
            if token.isCode("{") { depth += 1 }
            if token.isCode("}") {
                depth -= 1
                if depth == 0 { isOwn = false }
            }
        }
        return false
    }

    private static let heads: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension",
    ]
}
