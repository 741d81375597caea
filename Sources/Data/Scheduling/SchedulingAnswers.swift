/// The answers of the operations, with one property for each root field (GQ-9).
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

    /// Both roots are optional: what is there is shown (GQ-17).
    struct People: Codable, Hashable, Sendable {
        let users: [UserDTO]?
        let teams: [TeamDTO]?
    }

    /// Rows of which only the number counts (SC-46).
    struct Row: Codable, Hashable, Sendable {}
    struct Schedule: Codable, Hashable, Sendable { let userSchedule: [Row] }
    struct RecentWork: Codable, Hashable, Sendable { let userWorkHistory: [Row] }
}
