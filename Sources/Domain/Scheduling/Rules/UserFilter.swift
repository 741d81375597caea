import Foundation

/// Which users a list shows: one craft ability or all, and a search.
public struct UserFilter: Hashable, Sendable {
    /// How a search matches.
    public enum Matching: Hashable, Sendable {
        /// The name contains every part of the query; case, accents and width do not count.
        case parts
        /// The name contains the query as it is typed; case does not count. This is the
        /// rule of the original client (Docs/Scheduling.md).
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

    /// Whether it lets everybody through.
    public var isEmpty: Bool {
        ability == nil && (matching == .parts ? query.trimmedName.isEmpty : query.isEmpty)
    }

    /// Chooses an ability; the chosen one again means all.
    public mutating func choose(_ ability: CraftAbility?) {
        self.ability = ability == self.ability ? nil : ability
    }

    /// Lets everybody through.
    public mutating func clear() {
        ability = nil
        query = ""
    }

    /// The users that it lets through, in their order.
    ///
    /// - Complexity: O(*n*) in the number of users.
    public func apply(to users: [SchedulingUser]) -> [SchedulingUser] {
        let parts = query.folded.split(whereSeparator: \.isWhitespace).map(String.init)
        return users.filter { user in
            if let ability, user.craftAbility != ability { return false }
            switch matching {
            case .parts:
                // Folding a name costs more than all the rest of a row.
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
