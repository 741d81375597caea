import MomentumData

struct SchedulingFileDTO: DocumentContent {
    struct TeamRow: Codable {
        @WireID var id: Int
        let name: String
        @WireID var teamLeadId: Int
        let memberIds: [WireID]
    }

    static let currentVersion = 1

    let version: Int
    let users: [UserDTO]
    let teams: [TeamRow]
    /// The next ids; missing in files of earlier versions.
    let nextUser: Int?
    let nextTeam: Int?

    init(_ records: SchedulingRecords) {
        version = Self.currentVersion
        users = records.users.map(UserDTO.init)
        teams = records.rows.map {
            TeamRow(
                id: $0.id,
                name: $0.name,
                teamLeadId: $0.lead,
                memberIds: $0.members.map(WireID.init)
            )
        }
        nextUser = records.nextUser
        nextTeam = records.nextTeam
    }

    func toDomain() -> SchedulingRecords {
        SchedulingRecords(
            users: users.map { $0.toDomain() },
            rows: teams.map {
                .init(
                    id: $0.id,
                    name: $0.name,
                    lead: $0.teamLeadId,
                    members: $0.memberIds.map(\.wrappedValue)
                )
            },
            nextUser: nextUser,
            nextTeam: nextTeam
        )
    }
}
