/// A declaration as far as the rules look at it: its head, and its members where it has a body.
struct Declaration: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
        case `func`, `init`, `subscript`, `deinit`
        case `var`, `let`, `case`
        case `typealias`, `associatedtype`
        case `import`, `operator`, `precedencegroup`, macro
    }

    struct Parameter: Sendable {
        /// The label at a call; `_` for none.
        let label: String
        let name: String
        /// The words and symbols of its type, and of its default value.
        let type: [String]
    }

    let kind: Kind
    /// The declared names; for an extension, an import or an operator, the words after the keyword.
    var names: [String] = []
    let modifiers: Set<String>
    let line: Int
    /// The line of its last word or symbol, the closing brace of a body included.
    var lastLine = 0
    let isDocumented: Bool
    let conditions: [String]
    var inherited: [String] = []
    var parameters: [Parameter] = []
    /// The type after a colon or an arrow; empty when none is written.
    ///
    /// For a type or an extension its name with generic arguments and conditions.
    var type = ""
    /// `async`, `throws`, and `?` for an initialiser that can fail.
    var effects: Set<String> = []
    /// True if a value is assigned at the declaration; the number if that value is one.
    var hasInitialValue = false
    var initialNumber: String?
    /// True if a body in braces follows.
    var hasBody = false
    var members: [Declaration] = []

    var name: String { names.first ?? "" }

    var isType: Bool {
        [.struct, .class, .enum, .actor, .protocol].contains(kind)
    }

    /// True for a variable without storage.
    var isComputed: Bool { hasBody && !hasInitialValue }

    var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// Base name and labels, for example `execute(_:at:)`.
    var signature: String {
        "\(kind == .func ? name : kind.rawValue)(\(parameters.map { $0.label + ":" }.joined()))"
    }
}
