import MomentumSchedulingDomain

struct TeamDocument: Encodable, Sendable {
    struct Member: Encodable, Sendable {
        let id: Int
        let fullName: String

        init(_ member: TeamMember) {
            id = member.id
            fullName = member.fullName
        }
    }

    let id: Int
    let name: String
    let teamLead: Member
    let members: [Member]
    /// The remarks; only in the answers of commands that save.
    let remarks: [String]?

    init(_ team: SchedulingTeam, remarks: [String]? = nil) {
        self.remarks = remarks
        id = team.id
        name = team.name
        teamLead = Member(team.lead)
        members = team.members.map(Member.init)
    }
}
