import MomentumDomain

/// A team on the wire.
struct TeamDTO: Codable, Hashable, Sendable {
    struct Member: Codable, Hashable, Sendable {
        @WireID var id: Int
        let fullName: String

        func toDomain() -> TeamMember { TeamMember(id: id, fullName: fullName) }
    }

    @WireID var id: Int
    let name: String
    let teamLead: Member
    let members: [Member]

    func toDomain() -> SchedulingTeam {
        SchedulingTeam(
            id: id,
            name: name,
            lead: teamLead.toDomain(),
            members: members.map { $0.toDomain() }
        )
    }
}
