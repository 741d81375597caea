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
        let parts = query.folded.split(whereSeparator: \.isWhitespace).map(String.init)
        return users.filter { user in
            if let ability, user.craftAbility != ability { return false }
            switch matching {
            case .parts:
                // Folding a name costs more than the rest of a row.
                guard !parts.isEmpty else { return true }
                let name = user.fullName.folded
                return parts.allSatisfy { name.contains($0) }
            case .literal:
                return query.isEmpty
                    || user.fullName.range(of: query, options: .caseInsensitive) != nil
            }
        }
    }
}
