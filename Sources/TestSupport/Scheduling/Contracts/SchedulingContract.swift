import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport
import Testing

/// The rules that every repository of users and teams must satisfy.
///
/// They exclude everything that a server does not enforce.
public enum SchedulingContract {
    public typealias Repository = UserRepository & TeamRepository & PeopleRepository
    /// A rule about a repository without users and teams.
    public typealias Rule = ContractRule<any Repository>

    private static func draft(_ name: String, start: String? = nil) -> UserDraft {
        UserDraft(
            fullName: name,
            craftAbility: .dataScience,
            jobLevel: .principal,
            craftFocus: .infrastructure,
            levelStartDate: start.map { StartDate($0) }
        )
    }

    public static let rules: [Rule] = [
        Rule("a user comes back as it went in") { make in
            let people = try await make()
            let made = try await people.createUser(draft("Zoë \"Q\" 李", start: "2026-03-02"))
            #expect(
                made == SchedulingUser(id: made.id, draft("Zoë \"Q\" 李", start: "2026-03-02"))
            )
            #expect(made.id > 0)
            #expect(try await people.user(made.id) == made)
            #expect(try await people.users(.networkOnly).value == [made])

            // A missing start date is cleared; a text that is not a day is kept (SC-8, SC-29).
            let bare = try await people.updateUser(made.id, draft("Zoe"))
            #expect(bare.levelStartDate == nil)
            let odd = try await people.updateUser(made.id, draft("Zoe", start: "soon"))
            #expect(try await people.user(made.id) == odd)
            #expect(odd.levelStartDate == .text("soon"))
        },
        Rule("a user who is not there cannot be found or changed") { make in
            let people = try await make()
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.user(999)
            }
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.updateUser(999, draft("Zoe"))
            }
            let wasThere = try await people.deleteUser(999)
            #expect(!wasThere)
        },
        Rule("a number that is no id belongs to nothing") { make in
            for id in [-1, 0, 1 << 31, Int.max] {
                let people = try await make()
                let ana = try await people.createUser(draft("Ana")).id
                await #expect(throws: SchedulingError.notFound(.person)) {
                    try await people.user(id)
                }
                await #expect(throws: SchedulingError.notFound(.person)) {
                    try await people.updateUser(id, draft("Zoe"))
                }
                await #expect(throws: SchedulingError.notFound(.team)) { try await people.team(id) }
                await #expect(throws: SchedulingError.notFound(.team)) {
                    try await people.updateTeam(id, TeamDraft(name: "X", members: [ana], lead: ana))
                }
                await #expect(throws: SchedulingError.invalidReference) {
                    try await people.createTeam(
                        TeamDraft(name: "X", members: [ana, id], lead: ana)
                    )
                }
                #expect(try await people.deleteUser(id) == false)
                #expect(try await people.deleteTeam(id) == false)
            }
        },
        Rule("a team has its lead among its members") { make in
            let people = try await make()
            let ana = try await people.createUser(draft("Ana")).id
            let ben = try await people.createUser(draft("Ben")).id

            let team = try await people.createTeam(TeamDraft(name: "A", members: [ben], lead: ana))
            #expect(team.lead == TeamMember(id: ana, fullName: "Ana"))
            #expect(Set(team.members.map(\.id)) == [ana, ben])
            #expect(try await people.team(team.id) == team)
            #expect(try await people.teams(.networkOnly).value == [team])

            let changed = TeamDraft(name: "B", members: [ben], lead: ben)
            let updated = try await people.updateTeam(team.id, changed)
            #expect(updated.members == [TeamMember(id: ben, fullName: "Ben")])
            #expect(updated.name == "B")
        },
        Rule("a team of nobody known is refused, and none is left") { make in
            let people = try await make()
            let ana = try await people.createUser(draft("Ana")).id

            await #expect(throws: SchedulingError.invalidReference) {
                try await people.createTeam(TeamDraft(name: "A", members: [999], lead: ana))
            }
            #expect(try await people.teams(.networkOnly).value == [])
            await #expect(throws: SchedulingError.notFound(.team)) {
                try await people.updateTeam(999, TeamDraft(name: "A", members: [ana], lead: ana))
            }
            await #expect(throws: SchedulingError.notFound(.team)) {
                try await people.team(999)
            }
            let wasThere = try await people.deleteTeam(999)
            #expect(!wasThere)
        },
        Rule("a lead cannot be deleted, and deleting a team deletes nobody") { make in
            let people = try await make()
            let ana = try await people.createUser(draft("Ana")).id
            let ben = try await people.createUser(draft("Ben")).id
            let draft = TeamDraft(name: "The \"A\" team", members: [ana, ben], lead: ana)
            let team = try await people.createTeam(draft)

            await #expect(throws: SchedulingError.userLeadsTeam(name: "The \"A\" team")) {
                try await people.deleteUser(ana)
            }
            #expect(try await people.deleteUser(ben))
            #expect(try await people.team(team.id).members.map(\.id) == [ana])
            #expect(try await people.deleteTeam(team.id))
            #expect(try await people.users(.networkOnly).value.map(\.id) == [ana])
            #expect(try await people.deleteUser(ana))
        },
        Rule("users and teams come in one go") { make in
            let people = try await make()
            let ana = try await people.createUser(draft("Ana"))
            let team = try await people.createTeam(TeamDraft(name: "A", members: [], lead: ana.id))

            let both = try await people.people(.networkOnly)

            #expect(both.value == SchedulingPeople(users: [ana], teams: [team]))
            #expect(both.remark == nil)
            #expect(
                try await people.work(of: ana.id)
                    == UserWork(hasUpcoming: false, hasHistory: false)
            )
        },
    ]
}
