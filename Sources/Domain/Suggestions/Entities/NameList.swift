/// A curated list of names in its own order, folded once.
public struct NameList: Hashable, Sendable, ExpressibleByArrayLiteral {
    public let names: [FoldedName]

    public init(_ names: [String]) {
        self.names = names.map { FoldedName(PrefixRule.trimmed($0)) }.filter { !$0.name.isEmpty }
    }

    public init(arrayLiteral names: String...) {
        self.init(names)
    }
}
