import MomentumGraphQL
import MomentumSchedulingDomain

/// All documents of the core, by name (GQ-5); values go into variables only (GQ-6).
enum SchedulingOperations {
    static let users = GraphQLTag(rawValue: "users")
    static let teams = GraphQLTag(rawValue: "teams")

    static let loadUsers = GraphQLOperation<SchedulingAnswers.Users>(
        .query,
        "LoadUsers",
        tags: [users],
        document: """
            query LoadUsers { users { id fullName craftAbility jobLevel craftFocus levelStartDate } }
            """
    )
    static let loadTeams = GraphQLOperation<SchedulingAnswers.Teams>(
        .query,
        "LoadTeams",
        tags: [teams],
        document: """
            query LoadTeams { teams { id name teamLead { id fullName } members { id fullName } } }
            """
    )
    static let loadPeople = GraphQLOperation<SchedulingAnswers.People>(
        .query,
        "LoadPeople",
        tags: [users, teams],
        document: """
            query LoadPeople {
              users { id fullName craftAbility jobLevel craftFocus levelStartDate }
              teams { id name teamLead { id fullName } members { id fullName } }
            }
            """
    )
    static let loadUser = GraphQLOperation<SchedulingAnswers.OneUser>(
        .query,
        "LoadUser",
        tags: [users],
        document: """
            query LoadUser($id: Int!) {
              user(id: $id) { id fullName craftAbility jobLevel craftFocus levelStartDate }
            }
            """
    )
    static let loadTeam = GraphQLOperation<SchedulingAnswers.OneTeam>(
        .query,
        "LoadTeam",
        tags: [teams],
        document: """
            query LoadTeam($id: Int!) {
              team(id: $id) { id name teamLead { id fullName } members { id fullName } }
            }
            """
    )
    static let createUser = GraphQLOperation<SchedulingAnswers.CreatedUser>(
        .mutation,
        "CreateUser",
        tags: [users],
        patch: .upsert(from: "createUser", list: "users"),
        document: """
            mutation CreateUser($input: CreateUserInput!) {
              createUser(input: $input) { id fullName craftAbility jobLevel craftFocus levelStartDate }
            }
            """
    )
    static let updateUser = GraphQLOperation<SchedulingAnswers.UpdatedUser>(
        .mutation,
        "UpdateUser",
        tags: [users, teams],
        patch: .upsert(from: "updateUser", list: "users"),
        document: """
            mutation UpdateUser($id: Int!, $input: UpdateUserInput!) {
              updateUser(id: $id, input: $input) {
                id fullName craftAbility jobLevel craftFocus levelStartDate
              }
            }
            """
    )
    static let deleteUser = GraphQLOperation<SchedulingAnswers.DeletedUser>(
        .mutation,
        "DeleteUser",
        tags: [users, teams],
        patch: .remove(list: "users"),
        document: "mutation DeleteUser($id: Int!) { deleteUser(id: $id) }"
    )
    static let createTeam = GraphQLOperation<SchedulingAnswers.CreatedTeam>(
        .mutation,
        "CreateTeam",
        tags: [teams],
        patch: .upsert(from: "createTeam", list: "teams"),
        document: """
            mutation CreateTeam($input: CreateTeamInput!) {
              createTeam(input: $input) {
                id name teamLead { id fullName } members { id fullName }
              }
            }
            """
    )
    static let updateTeam = GraphQLOperation<SchedulingAnswers.UpdatedTeam>(
        .mutation,
        "UpdateTeam",
        tags: [teams],
        patch: .upsert(from: "updateTeam", list: "teams"),
        document: """
            mutation UpdateTeam($id: Int!, $input: UpdateTeamInput!) {
              updateTeam(id: $id, input: $input) {
                id name teamLead { id fullName } members { id fullName }
              }
            }
            """
    )
    static let deleteTeam = GraphQLOperation<SchedulingAnswers.DeletedTeam>(
        .mutation,
        "DeleteTeam",
        tags: [teams],
        patch: .remove(list: "teams"),
        document: "mutation DeleteTeam($id: Int!) { deleteTeam(id: $id) }"
    )
    static let loadUserSchedule = GraphQLOperation<SchedulingAnswers.Schedule>(
        .query,
        "LoadUserSchedule",
        document: """
            query LoadUserSchedule($userId: Int!) {
              userSchedule(userId: $userId) {
                project { id name color } dateRanges { start end scheduleName scheduleId }
              }
            }
            """
    )
    static let loadRecentWork = GraphQLOperation<SchedulingAnswers.RecentWork>(
        .query,
        "LoadRecentWork",
        document: """
            query LoadRecentWork($userId: Int!, $limit: Int) {
              userWorkHistory(userId: $userId, limit: $limit) {
                id date scheduleName project { id name color }
              }
            }
            """
    )
}

/// The answers of the operations, with one property per root field (GQ-9).
enum SchedulingAnswers {
    struct Users: Codable, Hashable, Sendable { let users: [UserDTO] }
    struct Teams: Codable, Hashable, Sendable { let teams: [TeamDTO] }
    struct OneUser: Codable, Hashable, Sendable { let user: UserDTO? }
    struct OneTeam: Codable, Hashable, Sendable { let team: TeamDTO? }
    struct CreatedUser: Codable, Hashable, Sendable { let createUser: UserDTO }
    struct UpdatedUser: Codable, Hashable, Sendable { let updateUser: UserDTO }
    struct DeletedUser: Codable, Hashable, Sendable { let deleteUser: Bool }
    struct CreatedTeam: Codable, Hashable, Sendable { let createTeam: TeamDTO }
    struct UpdatedTeam: Codable, Hashable, Sendable { let updateTeam: TeamDTO }
    struct DeletedTeam: Codable, Hashable, Sendable { let deleteTeam: Bool }

    /// Both roots are optional, so that one can be shown without the other (GQ-17).
    struct People: Codable, Hashable, Sendable {
        let users: [UserDTO]?
        let teams: [TeamDTO]?
    }

    /// A row that is only counted (SC-46).
    struct Row: Codable, Hashable, Sendable {}
    struct Schedule: Codable, Hashable, Sendable { let userSchedule: [Row] }
    struct RecentWork: Codable, Hashable, Sendable { let userWorkHistory: [Row] }
}

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
