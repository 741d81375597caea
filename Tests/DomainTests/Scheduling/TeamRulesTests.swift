import Foundation
import MomentumDomain
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@Suite struct TeamRulesTests {
    private let users = [
        SchedulingUser.fixture(1, "Zoe"), .fixture(2, "ana"), .fixture(3, "Ben"),
        .fixture(4, "Cid"),
    ]
    private let teams = [
        SchedulingTeam.fixture(10, "Beta", members: [1, 2]),
        SchedulingTeam.fixture(11, "alpha", members: [2]),
    ]

    private func rules(editing team: Int? = nil, several: Bool = false) -> TeamRules {
        TeamRules(
            users: users,
            teams: teams,
            editing: team,
            locale: Locale(identifier: "en_US"),
            allowsSeveralTeams: several
        )
    }

    @Test func `all users are offered, in order (SC-34)`() {
        #expect(rules().users.map(\.fullName) == ["ana", "Ben", "Cid", "Zoe"])
    }

    @Test func `who is on another team is greyed out, with all its names (SC-35)`() {
        #expect(rules().otherTeams(of: 3) == [])
        #expect(rules().canToggle(3))
        #expect(rules().otherTeams(of: 2) == ["alpha", "Beta"])
        #expect(!rules().canToggle(2))
        #expect(rules(editing: 10).otherTeams(of: 1) == [])
        #expect(rules(editing: 10).canToggle(1))
    }

    @Test func `a member of two teams can be taken out of either (SC-36, fault 21)`() {
        #expect(rules(editing: 10).otherTeams(of: 2) == ["alpha"])
        #expect(rules(editing: 10).canToggle(2))
        #expect(rules(editing: 11).otherTeams(of: 2) == ["Beta"])
        #expect(rules(editing: 11).canToggle(2))
    }

    @Test func `several teams are a remark where the host says so (SC-37)`() {
        #expect(rules(several: true).otherTeams(of: 1) == ["Beta"])
        #expect(rules(several: true).canToggle(1))
        let draft = TeamDraft(name: "New", members: [1], lead: 1)
        #expect(rules(several: true).problems(of: draft).isEmpty)
    }

    @Test func `the lead goes with the members (SC-38)`() {
        var draft = TeamDraft(name: "New")
        draft.toggle(4)
        draft.toggle(3)
        #expect(draft.lead == nil)
        draft.lead = 3
        draft.toggle(3)

        #expect(draft == TeamDraft(name: "New", members: [4]))
    }

    @Test(
        arguments: [
            (TeamDraft(name: "New", members: [3, 4], lead: 3), []),
            (TeamDraft(name: " ", members: [3], lead: 3), [.emptyName]),
            (
                TeamDraft(name: String(repeating: "x", count: 201), members: [3], lead: 3),
                [.nameTooLong]
            ),
            (TeamDraft(name: "New"), [.noMembers, .noLead]),
            (TeamDraft(name: "New", members: [3]), [.noLead]),
            (TeamDraft(name: "New", members: [3], lead: 4), [.leadNotMember]),
            (TeamDraft(name: "New", members: [3, 99], lead: 3), [.unknownMember(99)]),
            (
                TeamDraft(name: "New", members: [1, 3], lead: 3),
                [.memberOnOtherTeam(user: 1, teams: ["Beta"])]
            ),
        ] as [(TeamDraft, [SchedulingProblem])]
    )
    func `each rule that is broken is named, by the use case as well (SC-39)`(
        draft: TeamDraft,
        problems: [SchedulingProblem]
    ) async throws {
        #expect(rules().problems(of: draft) == problems)

        let (repository, people) = (MockTeamRepository(), MockPeopleRepository())
        people.loading.next(
            .success(
                LoadedValue(
                    SchedulingPeople(users: users, teams: teams),
                    freshness: Freshness(source: .server, asOf: Date(timeIntervalSince1970: 0))
                )
            )
        )
        repository.saving.always { _ in .fixture(12, "New", members: [3, 4]) }
        let create = create(repository, people)
        if problems.isEmpty {
            _ = try await create.execute(draft)
        } else {
            await #expect(throws: SchedulingError.invalid(problems)) {
                try await create.execute(draft)
            }
        }
        #expect(repository.saving.calls.count == (problems.isEmpty ? 1 : 0))
    }

    @Test func `a draft that the cache refuses is checked with the server's rows (SC-39)`()
        async throws
    {
        let (repository, people) = (MockTeamRepository(), MockPeopleRepository())
        people.loading.always { policy in
            let isCached = policy == .cacheFirst
            return LoadedValue(
                SchedulingPeople(users: isCached ? [] : users, teams: teams),
                freshness: Freshness(
                    source: isCached ? .cache : .server,
                    asOf: Date(timeIntervalSince1970: 0)
                )
            )
        }
        repository.saving.always { _ in .fixture(12, "New", members: [3]) }

        _ = try await create(repository, people)
            .execute(TeamDraft(name: "New", members: [3], lead: 3))
        await #expect(throws: SchedulingError.invalid([.leadNotMember, .unknownMember(99)])) {
            try await create(repository, people)
                .execute(TeamDraft(name: "New", members: [99], lead: 3))
        }

        #expect(people.loading.calls.prefix(2) == [.cacheFirst, .networkOnly])
    }

    @Test func `no team is made from half an answer (SC-39, GQ-17)`() async throws {
        let (repository, people) = (MockTeamRepository(), MockPeopleRepository())
        people.loading.next(
            .success(
                LoadedValue(
                    SchedulingPeople(users: users, teams: nil),
                    freshness: Freshness(source: .server, asOf: Date(timeIntervalSince1970: 0)),
                    remark: .inUse(.team, lostTeams: [])
                )
            )
        )

        await #expect(throws: SchedulingError.inUse(.team, lostTeams: [])) {
            try await create(repository, people)
                .execute(TeamDraft(name: "New", members: [3], lead: 3))
        }
    }

    private func create(
        _ repository: MockTeamRepository,
        _ people: MockPeopleRepository
    ) -> CreateTeamUseCase {
        CreateTeamUseCase(
            teams: repository,
            people: people,
            locale: Locale(identifier: "en_US"),
            allowsSeveralTeams: false
        )
    }

    @Test func `another team's name is remarked, whatever its case (SC-40)`() {
        #expect(rules().isNameTaken(TeamDraft(name: " BETA ")))
        #expect(!rules(editing: 10).isNameTaken(TeamDraft(name: "beta")))
        #expect(!rules().isNameTaken(TeamDraft(name: "gamma")))
    }

    @Test func `members are sent unique and ascending, with the lead (SC-41, fault 17)`() {
        #expect(TeamDraft(name: "N", members: [9, 3, 5], lead: 4).memberIDs == [3, 4, 5, 9])
    }

    @Test func `a team is brought into order when it is read (SC-3, fault 23)`() {
        let one = TeamMember(id: 1, fullName: "A")
        let two = TeamMember(id: 2, fullName: "B")
        let team = SchedulingTeam(id: 1, name: "T", lead: two, members: [one, one])

        #expect(team.members == [two, one])
        #expect(
            SchedulingTeam(id: 1, name: "T", lead: one, members: [two, one, two]).members == [
                two, one,
            ]
        )
    }

    @Test func `membership lists every team, by name (SC-21)`() {
        let order = NameOrder(locale: Locale(identifier: "en_US"))
        let membership = TeamMembership(teams: teams, order: order)

        #expect(membership.teams(of: 2).map(\.name) == ["alpha", "Beta"])
        #expect(membership.teams(of: 4).isEmpty)
    }
}
