/// The answer as a program would decode it that needs nothing else.
struct BareAnswer: Decodable {
    struct SchedulingUser: Decodable {
        let id: Int
        let fullName: String
        let craftAbility: String
        let jobLevel: String
        let craftFocus: String
        let levelStartDate: String?
    }

    struct Member: Decodable {
        let id: Int
        let fullName: String
    }

    struct SchedulingTeam: Decodable {
        let id: Int
        let name: String
        let teamLead: Member
        let members: [Member]
    }

    struct SchedulingPeople: Decodable {
        let users: [SchedulingUser]
        let teams: [SchedulingTeam]
    }

    let data: SchedulingPeople
}
