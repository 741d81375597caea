/// Public declarations of a library have the documentation they need (STYLE: "a name that says it
/// all needs no sentence").
///
/// A mechanical reading of that sentence. Documentation is needed by
///
/// - every type at the top level, and every nested one except enums without payload, which their
///   owner and the names of their cases explain, and except `State`, `Event`, `Effect`, `ID`,
///   `Instant` and `CodingKeys`, which mean the same everywhere; every associated type;
/// - every function that has parameters, throws, is asynchronous or returns a task. Exempt are
///   functions documented elsewhere: the witness of a requirement of a protocol of this package,
///   the well-known requirements of the standard library, what an extension adds to conform to a
///   foreign protocol, operators, and a Builder's `makeThing` that returns a `…Thing`;
/// - every subscript; every initialiser that throws, can fail, or has a parameter that nothing
///   explains: it is not named like a property of the type, is not the one unlabelled parameter of
///   a conversion, is not a parameter that AK-10 asks for (`now`, `locale` …), and its type is not
///   from this package, which would say what it is;
/// - a property that is a floating-point number without its unit in the name, or a number that is
///   written down: both leave the question of what or why;
/// - a case that carries unlabelled text, numbers, dates or the like.
///
/// Requirements of a public protocol follow the same lines, without the exemption of witnesses.
///
/// No public documentation cites a requirement: a host does not have the page (HS-39).
struct DocumentationRule: SourceRule {
    let name = "public declarations are documented (STYLE)"

    private let index: TypeIndex

    init(files: [SourceFile]) {
        index = TypeIndex(files)
    }

    func violations(in file: SourceFile) -> [Violation] {
        guard file.layer?.isLibrary == true else { return [] }
        let missing = file.declarations.flatMap { check($0, owner: "", isOpen: false) }.map {
            file.violation($0.line, "\($0.kind) \($0.name) needs documentation: \($0.reason)")
        }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return missing
            + publicLines(of: file.declarations, isOpen: false).flatMap { line in
                citations(above: line, in: lines).map {
                    file.violation($0, "public documentation cites a requirement")
                }
            }
    }

    /// The lines at which public declarations begin.
    private func publicLines(of declarations: [Declaration], isOpen: Bool) -> [Int] {
        declarations.flatMap { declaration -> [Int] in
            let isPublic = declaration.isPublic || isOpen
            guard isPublic || declaration.kind == .extension else { return [] }
            let members = [.protocol, .enum].contains(declaration.kind) ? declaration.members : []
            return (isPublic ? [declaration.line] : [])
                + publicLines(
                    of: members.filter { declaration.kind == .protocol || $0.kind == .case },
                    isOpen: true
                )
                + publicLines(of: declaration.members.filter(\.isPublic), isOpen: false)
        }
    }

    /// The lines of documentation right above `line` that cite a requirement.
    private func citations(above line: Int, in lines: [Substring]) -> [Int] {
        lines[..<(line - 1)].indices.reversed().prefix {
            lines[$0].drop { $0 == " " }.hasPrefix("///")
        }
        .filter { lines[$0].contains(#/\b(A[KU]|BX|CL|EM|GQ|HS|K|L|NV|P|R|S[CGRT]|T[AR])-\d/#) }
        .map { $0 + 1 }
    }

    private typealias Finding = (kind: Declaration.Kind, name: String, line: Int, reason: String)

    /// The missing documentation of the declaration and its members; `isOpen` members are public
    /// without the keyword.
    private func check(_ declaration: Declaration, owner: String, isOpen: Bool) -> [Finding] {
        let isPublic = declaration.isPublic || isOpen
        let isExtension = declaration.kind == .extension
        guard isPublic || isExtension else { return [] }
        var findings: [Finding] = []
        if isPublic, !declaration.isDocumented, let reason = need(of: declaration, owner: owner) {
            findings.append((declaration.kind, declaration.name, declaration.line, reason))
        }
        guard declaration.isType || isExtension else { return findings }
        let path = owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
        if isExtension, !declaration.inherited.isEmpty,
            !declaration.inherited.contains(where: index.isProtocol)
        {
            return findings
        }
        return findings
            + declaration.members.flatMap { member in
                check(
                    member,
                    owner: path,
                    isOpen: declaration.kind == .protocol
                        || declaration.kind == .enum
                            && member.kind == .case
                )
            }
    }

    /// The documentation it needs; `nil` when it needs none.
    private func need(of declaration: Declaration, owner: String) -> String? {
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol:
            !owner.isEmpty && isExplainedByOwner(declaration) ? nil : "what it is"
        case .typealias:
            owner.isEmpty ? "what it stands for" : nil
        case .associatedtype:
            "what it is for"
        case .func:
            needOfFunction(declaration, owner: owner)
        case .`init`:
            needOfInitializer(declaration, owner: owner)
        case .subscript:
            index.isWitness(declaration, of: owner) ? nil : "what it looks up"
        case .var, .let:
            needOfProperty(declaration)
        case .case:
            needOfCase(declaration)
        default:
            nil
        }
    }

    private func isExplainedByOwner(_ type: Declaration) -> Bool {
        Self.commonNames.contains(type.name)
            || type.kind == .enum
                && type.members.allSatisfy { $0.kind != .case || $0.type.isEmpty }
    }

    private func needOfFunction(_ function: Declaration, owner: String) -> String? {
        let isOperator = function.name.utf8.first?.isWordByte == false
        let isRepeated =
            Self.standardRequirements.contains(function.signature)
            || isRepetition(function, of: owner)
            || owner.hasSuffix("Builder") && function.name.hasPrefix("make")
                && function.type.hasSuffix(function.name.dropFirst(4))
        if isOperator || isRepeated { return nil }
        if function.effects.contains("throws") { return "when it throws what" }
        if function.effects.contains("async") || function.type.hasPrefix("Task<") {
            return "what a second call does, and what cancelling does"
        }
        return function.parameters.isEmpty ? nil : "what it does with its parameters"
    }

    private func needOfInitializer(_ initializer: Declaration, owner: String) -> String? {
        if Self.standardRequirements.contains(initializer.signature)
            || isRepetition(initializer, of: owner)
        {
            return nil
        }
        if initializer.effects.contains("throws") { return "when it throws what" }
        if initializer.effects.contains("?") { return "when it makes nothing" }
        if initializer.parameters.count == 1, initializer.parameters[0].label == "_" { return nil }
        return initializer.parameters.first { !isExplained($0, in: owner) }.map {
            "what \($0.name) is"
        }
    }

    private func isExplained(_ parameter: Declaration.Parameter, in owner: String) -> Bool {
        index.hasProperty(parameter.name, in: owner)
            || index.hasProperty(parameter.label, in: owner)
            || Self.ambientNames.contains(parameter.name)
            || !parameter.type.contains("->") && parameter.type.contains(where: index.isType)
    }

    /// True if the owner's protocol documents the member; a protocol's own requirement repeats
    /// nothing.
    private func isRepetition(_ member: Declaration, of owner: String) -> Bool {
        member.isPublic && index.isWitness(member, of: owner)
    }

    private func needOfProperty(_ property: Declaration) -> String? {
        if property.initialNumber != nil, property.modifiers.contains("static") {
            return "where the number comes from"
        }
        let type = property.type.hasSuffix("?") ? String(property.type.dropLast()) : property.type
        guard ["Double", "Float", "TimeInterval"].contains(type) else { return nil }
        let name = property.name.lowercased()
        return Self.units.contains { name.hasSuffix($0) } ? nil : "its unit and range"
    }

    private func needOfCase(_ enumCase: Declaration) -> String? {
        guard !enumCase.type.contains(" : ") else { return nil }
        let words = enumCase.type.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return words.first { Self.plainTypes.contains(String($0)) }.map { "what the \($0) is" }
    }

    private static let commonNames: Set<String> = [
        "State", "Event", "Effect", "ID", "Instant", "CodingKeys",
    ]
    private static let ambientNames: Set<String> = [
        "now", "clock", "calendar", "locale", "timeZone",
    ]
    private static let plainTypes: Set<String> = [
        "String", "Int", "Int64", "UInt64", "Double", "Bool", "Date", "Data", "UUID", "URL",
        "Duration", "Character",
    ]
    private static let units = [
        "days", "hours", "minutes", "seconds", "milliseconds", "degrees", "latitude", "longitude",
        "metres", "kilometres", "percent", "bytes",
    ]
    private static let standardRequirements: Set<String> = [
        "hash(into:)", "encode(to:)", "init(from:)", "init(rawValue:)", "init(stringLiteral:)",
        "init(arrayLiteral:)", "init(dictionaryLiteral:)", "init(integerLiteral:)", "next()",
        "next(isolation:)", "makeAsyncIterator()", "makeIterator()", "advanced(by:)",
        "duration(to:)", "sleep(until:tolerance:)", "index(after:)", "index(before:)",
        "distance(to:)",
    ]
}
