/// The values of a team's form.
public struct TeamDraft: Hashable, Sendable {
    public var name: String
    public var members: Set<SchedulingUser.ID>
    public var lead: SchedulingUser.ID?

    public init(
        name: String = "",
        members: Set<SchedulingUser.ID> = [],
        lead: SchedulingUser.ID? = nil
    ) {
        self.name = name
        self.members = members
        self.lead = lead
    }

    public init(_ team: SchedulingTeam) {
        self.init(name: team.name, members: Set(team.members.map(\.id)), lead: team.lead.id)
    }

    /// Merges what changed between two versions, but for the fields that this draft changes itself.
    ///
    /// Members are joined: those who came or went elsewhere do so here, too.
    public mutating func merge(_ newer: TeamDraft, since base: TeamDraft) {
        if name == base.name { name = newer.name }
        if lead == base.lead { lead = newer.lead }
        members.formUnion(newer.members.subtracting(base.members))
        members.subtract(base.members.subtracting(newer.members))
    }

    /// The draft with a trimmed name, as it is sent.
    public var trimmed: TeamDraft {
        var draft = self
        draft.name = name.trimmedName
        return draft
    }

    /// The members including the lead, unique and ascending, so that equal forms send equal
    /// requests.
    public var memberIDs: [SchedulingUser.ID] {
        members.union(lead.map { [$0] } ?? []).sorted()
    }

    /// Adds or removes a member; removing the lead clears the lead, adding never sets one.
    public mutating func toggle(_ user: SchedulingUser.ID) {
        if members.remove(user) == nil {
            members.insert(user)
        } else if lead == user {
            lead = nil
        }
    }
}
