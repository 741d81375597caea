/// A named group of users with a lead.
public struct SchedulingTeam: Hashable, Identifiable, Sendable {
    public let id: Int
    public var name: String
    public var lead: TeamMember
    /// The members without duplicates, including the lead.
    public private(set) var members: [TeamMember]

    /// Creates a team without duplicate members; a lead missing from the members is put first.
    public init(id: Int, name: String, lead: TeamMember, members: [TeamMember]) {
        self.id = id
        self.name = name
        self.lead = lead
        var seen = Set<SchedulingUser.ID>(minimumCapacity: members.count)
        var unique = members.filter { seen.insert($0.id).inserted }
        if !seen.contains(lead.id) { unique.insert(lead, at: 0) }
        self.members = unique
    }

    /// Returns the team with a person's new name in all places.
    public func renaming(_ user: SchedulingUser) -> SchedulingTeam {
        let renamed = TeamMember(id: user.id, fullName: user.fullName)
        return SchedulingTeam(
            id: id,
            name: name,
            lead: lead.id == user.id ? renamed : lead,
            members: members.map { $0.id == user.id ? renamed : $0 }
        )
    }

    /// True if the user is a member.
    public func has(_ user: SchedulingUser.ID) -> Bool {
        members.contains { $0.id == user }
    }
}

/// A person as listed in a team.
public struct TeamMember: Hashable, Identifiable, Sendable {
    public let id: SchedulingUser.ID
    public var fullName: String

    public init(id: SchedulingUser.ID, fullName: String) {
        self.id = id
        self.fullName = fullName
    }
}
