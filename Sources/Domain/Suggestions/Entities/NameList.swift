/// A curated list of names in its own order, folded once.
public struct NameList: Hashable, Sendable, ExpressibleByArrayLiteral {
    package let names: [FoldedName]
    /// The other spellings of each name.
    package let aliases: [[String]]
    /// The names and spellings, prepared for ``SearchRule``.
    package let places: [SearchPlace]

    public var isEmpty: Bool { names.isEmpty }

    /// - Parameters:
    ///   - names: The names in display order; empty ones are dropped.
    ///   - aliases: The alternative spellings by name.
    public init(_ names: [String], aliases: [String: [String]] = [:]) {
        let folded = names.map { FoldedName(PrefixRule.trimmed($0)) }.filter { !$0.name.isEmpty }
        let others = folded.map { aliases[$0.name] ?? [] }
        self.names = folded
        self.aliases = others
        places = zip(folded, others).map { SearchPlace(name: $0.name, aliases: $1) }
    }

    public init(arrayLiteral names: String...) {
        self.init(names)
    }
}
