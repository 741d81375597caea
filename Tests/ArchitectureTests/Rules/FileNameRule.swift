/// One type per file, named after it; `Type+Topic.swift` for what extends a type (AK-3).
///
/// - A file without a plus in its name declares exactly one type, which has the file's name. It may
///   extend that type, and no other: another type's extension is a file of its own, unless all that
///   it adds is private to the file.
/// - A file with a plus declares no type and extends the type before the plus, what is nested in
///   it, or lists of it.
/// - Functions and constants outside a type are private to their file.
/// - What differs between platforms may be declared once in each branch of an `#if`.
struct FileNameRule: SourceRule {
    let name = "one type per file, named after it (AK-3)"

    func violations(in file: SourceFile) -> [Violation] {
        let isExtensionFile = file.baseName.contains("+")
        let expected = String(file.baseName.prefix { $0 != "+" })
        let misplaced = file.declarations.compactMap { declaration -> Violation? in
            check(declaration, expected: expected, isExtensionFile: isExtensionFile)
                .map { file.violation(declaration.line, $0) }
        }
        let hasType = file.declarations.contains { $0.isType && $0.name == expected }
        guard misplaced.isEmpty, !isExtensionFile, !hasType else { return misplaced }
        return [file.violation(1, "declares no type \(expected)")]
    }

    private func check(
        _ declaration: Declaration,
        expected: String,
        isExtensionFile: Bool
    ) -> String? {
        switch declaration.kind {
        case .import, .operator, .precedencegroup, .macro:
            return nil
        case .extension:
            let extended = declaration.type.split { $0 == " " || $0 == "." }.map(String.init)
            let isArray = expected == "Array" && extended.first == "["
            let addsPrivately =
                !declaration.members.isEmpty && declaration.inherited.isEmpty
                && declaration.members.allSatisfy(\.isPrivate)
            if extended.contains(expected) || isArray || declaration.isPrivate || addsPrivately {
                return nil
            }
            return "an extension of \(declaration.type) belongs in a Type+Topic.swift of its own"
        case .struct, .class, .enum, .actor, .protocol:
            if isExtensionFile { return "a file with a plus in its name declares no type" }
            return declaration.name == expected
                ? nil : "type \(declaration.name) belongs in \(declaration.name).swift"
        default:
            return declaration.isPrivate
                ? nil : "\(declaration.kind) \(declaration.name) stands outside a type"
        }
    }
}
