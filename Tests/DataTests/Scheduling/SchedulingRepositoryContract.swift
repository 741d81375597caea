import Foundation
import MomentumDomain
import MomentumSchedulingDomain
import Testing

/// The behaviour of every adapter, without rules that the server does not enforce (SC-49).
@Suite(.timeLimit(.minutes(5))) struct SchedulingRepositoryContract {
    private static func draft(_ name: String, start: String? = nil) -> UserDraft {
        UserDraft(
            fullName: name,
            craftAbility: .dataScience,
            jobLevel: .principal,
            craftFocus: .infrastructure,
            levelStartDate: start.map { StartDate($0) }
        )
    }

    @Test(arguments: SchedulingAdapter.all)
    func `a user comes back as it went in, in every adapter (SC-1, SC-29, SC-31, SC-49)`(
        adapter: SchedulingAdapter
    ) async throws {
        try await adapter.use { people in
            let made = try await people.createUser(Self.draft("Zoë \"Q\" 李", start: "2026-03-02"))
            #expect(
                made == SchedulingUser(id: made.id, Self.draft("Zoë \"Q\" 李", start: "2026-03-02"))
            )
            #expect(made.id > 0)
            #expect(try await people.user(made.id) == made)
            #expect(try await people.users(.networkOnly).value == [made])

            // A missing start date is cleared, a text that is not a day is kept (SC-8, SC-29).
            let bare = try await people.updateUser(made.id, Self.draft("Zoe"))
            #expect(bare.levelStartDate == nil)
            let odd = try await people.updateUser(made.id, Self.draft("Zoe", start: "soon"))
            #expect(try await people.user(made.id) == odd)
            #expect(odd.levelStartDate == .text("soon"))
        }
    }

    @Test(arguments: SchedulingAdapter.all)
    func `a user who is not there cannot be found or changed (SC-44)`(
        adapter: SchedulingAdapter
    ) async throws {
        try await adapter.use { people in
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.user(999)
            }
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.updateUser(999, Self.draft("Zoe"))
            }
            let wasThere = try await people.deleteUser(999)
            #expect(!wasThere)
        }
    }

    @Test(arguments: SchedulingAdapter.all, [-1, 0, 1 << 31, Int.max])
    func `a number that is no id belongs to nothing, in every adapter (SC-10, MD-GQ-17)`(
        adapter: SchedulingAdapter,
        id: Int
    ) async throws {
        try await adapter.use { people in
            let ana = try await people.createUser(Self.draft("Ana")).id
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.user(id)
            }
            await #expect(throws: SchedulingError.notFound(.person)) {
                try await people.updateUser(id, Self.draft("Zoe"))
            }
            await #expect(throws: SchedulingError.notFound(.team)) { try await people.team(id) }
            await #expect(throws: SchedulingError.notFound(.team)) {
                try await people.updateTeam(id, TeamDraft(name: "X", members: [ana], lead: ana))
            }
            await #expect(throws: SchedulingError.invalidReference) {
                try await people.createTeam(TeamDraft(name: "X", members: [ana, id], lead: ana))
            }
            #expect(try await people.deleteUser(id) == false)
            #expect(try await people.deleteTeam(id) == false)
        }
    }

    @Test(arguments: SchedulingAdapter.all)
    func `a team has its lead among its members (SC-2, SC-3, SC-41)`(
        adapter: SchedulingAdapter
    ) async throws {
        try await adapter.use { people in
            let ana = try await people.createUser(Self.draft("Ana")).id
            let ben = try await people.createUser(Self.draft("Ben")).id

            let team = try await people.createTeam(TeamDraft(name: "A", members: [ben], lead: ana))
            #expect(team.lead == TeamMember(id: ana, fullName: "Ana"))
            #expect(Set(team.members.map(\.id)) == [ana, ben])
            #expect(try await people.team(team.id) == team)
            #expect(try await people.teams(.networkOnly).value == [team])

            let changed = TeamDraft(name: "B", members: [ben], lead: ben)
            let updated = try await people.updateTeam(team.id, changed)
            #expect(updated.members == [TeamMember(id: ben, fullName: "Ben")])
            #expect(updated.name == "B")
        }
    }

    @Test(arguments: SchedulingAdapter.all)
    func `a team of nobody known is refused, and none is left (SC-43)`(
        adapter: SchedulingAdapter
    ) async throws {
        try await adapter.use { people in
            let ana = try await people.createUser(Self.draft("Ana")).id

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
        }
    }

    @Test(arguments: SchedulingAdapter.all)
    func `a lead cannot be deleted, and deleting a team deletes nobody (SC-45, SC-47)`(
        adapter: SchedulingAdapter
    ) async throws {
        try await adapter.use { people in
            let ana = try await people.createUser(Self.draft("Ana")).id
            let ben = try await people.createUser(Self.draft("Ben")).id
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
        }
    }

    @Test(arguments: SchedulingAdapter.all)
    func `users and teams come in one go (SC-22, GQ-9)`(adapter: SchedulingAdapter) async throws {
        try await adapter.use { people in
            let ana = try await people.createUser(Self.draft("Ana"))
            let team = try await people.createTeam(TeamDraft(name: "A", members: [], lead: ana.id))

            let both = try await people.people(.networkOnly)

            #expect(both.value == SchedulingPeople(users: [ana], teams: [team]))
            #expect(both.remark == nil)
            #expect(
                try await people.work(of: ana.id)
                    == UserWork(hasUpcoming: false, hasHistory: false)
            )
        }
    }
}
