public import MomentumSchedulingDomain

extension SchedulingTeam {
    /// A team of users named by their numbers; the first one leads.
    public static func fixture(
        _ id: Int,
        _ name: String = "Atlas",
        members: [Int]
    ) -> SchedulingTeam {
        let members = members.map { TeamMember(id: $0, fullName: "User \($0)") }
        let lead = members.first ?? TeamMember(id: 1, fullName: "User 1")
        return SchedulingTeam(id: id, name: name, lead: lead, members: members)
    }
}
