import Foundation

/// The filter of a list of users: one craft ability or all, and a search.
public struct UserFilter: Hashable, Sendable {
    /// The way a search matches names.
    public enum Matching: Hashable, Sendable {
        /// The name contains every part of the query; ignores case, accents and width.
        case parts
        /// The name contains the query as typed; ignores case, like the original client.
        case literal
    }

    public private(set) var ability: CraftAbility?
    public var query: String
    public let matching: Matching

    public init(ability: CraftAbility? = nil, query: String = "", matching: Matching = .parts) {
        self.ability = ability
        self.query = query
        self.matching = matching
    }

    /// True if the filter shows all users.
    public var isEmpty: Bool {
        ability == nil && (matching == .parts ? query.trimmedName.isEmpty : query.isEmpty)
    }

    /// Chooses an ability; choosing it again clears the choice.
    public mutating func choose(_ ability: CraftAbility?) {
        self.ability = ability == self.ability ? nil : ability
    }

    public mutating func clear() {
        ability = nil
        query = ""
    }

    /// The users that match, in their order, in O(*n*).
    public func apply(to users: [SchedulingUser]) -> [SchedulingUser] {
        guard !isEmpty else { return users }
        let parts = query.folded.split(whereSeparator: \.isWhitespace).map { FoldedPart($0) }
        return users.filter { user in
            if let ability, user.craftAbility != ability { return false }
            switch matching {
            case .parts:
                // Folding a name costs more than the rest of a row.
                guard !parts.isEmpty else { return true }
                let name = user.fullName.folded
                return parts.allSatisfy { $0.isIn(name) }
            case .literal:
                return query.isEmpty
                    || user.fullName.range(of: query, options: .caseInsensitive) != nil
            }
        }
    }
}

/// A folded part of a query.
private struct FoldedPart {
    private let text: String
    /// The ASCII bytes of a part; `nil` if it is not ASCII.
    private let bytes: [UInt8]?

    init(_ text: Substring) {
        self.text = String(text)
        bytes = self.text.isASCII ? Array(text.utf8) : nil
    }

    /// True if a folded name contains the part.
    ///
    /// ASCII is compared by bytes, so that a key press stays fast with 45,000 names.
    func isIn(_ name: String) -> Bool {
        guard let bytes, let first = bytes.first, name.isASCII else { return name.contains(text) }
        var rest = name.utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: bytes) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
