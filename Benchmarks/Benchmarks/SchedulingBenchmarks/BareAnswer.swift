/// The answer as somebody would decode it who needs nothing else.
struct BareAnswer: Decodable {
    struct User: Decodable {
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

    struct Team: Decodable {
        let id: Int
        let name: String
        let teamLead: Member
        let members: [Member]
    }

    struct People: Decodable {
        let users: [User]
        let teams: [Team]
    }

    let data: People
}
