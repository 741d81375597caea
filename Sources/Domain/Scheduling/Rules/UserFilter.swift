import Foundation

/// The choice of users that a list shows: one craft ability or all, and a search.
public struct UserFilter: Hashable, Sendable {
    /// The way a search matches names.
    public enum Matching: Hashable, Sendable {
        /// The name contains every part of the query; case, accents and width are ignored.
        case parts
        /// The name contains the typed query; case is ignored, as in the original client.
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

    /// True if it shows all users.
    public var isEmpty: Bool {
        ability == nil && (matching == .parts ? query.trimmedName.isEmpty : query.isEmpty)
    }

    /// Chooses an ability; choosing it again means all.
    public mutating func choose(_ ability: CraftAbility?) {
        self.ability = ability == self.ability ? nil : ability
    }

    public mutating func clear() {
        ability = nil
        query = ""
    }

    /// The users that it shows, in their order, in O(*n*).
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
    /// The bytes of a part in ASCII; `nil` for another one.
    private let bytes: [UInt8]?

    init(_ text: Substring) {
        self.text = String(text)
        bytes = self.text.isASCII ? Array(text.utf8) : nil
    }

    /// True if a folded name contains the part.
    ///
    /// In ASCII, bytes are compared: a key among 45,000 names must take no time that is felt.
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
