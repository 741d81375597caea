import Foundation
import MomentumDomain
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@Suite struct DeletionTests {
    private let users = MockUserRepository()
    private let teams = MockTeamRepository()

    @Test func `a lead is refused without asking the server (SC-45)`() async {
        let check = CheckUserDeletionUseCase(users: users)

        await #expect(throws: SchedulingError.userLeadsTeam(name: "Atlas")) {
            try await check.execute(1, teams: [.fixture(1, "Atlas", members: [1, 2])])
        }
        #expect(users.working.calls.isEmpty)
    }

    @Test(arguments: [(false, false, true), (true, false, false), (false, true, false)])
    func `a person with assignments or history is refused beforehand (SC-46, fault 16)`(
        hasUpcoming: Bool,
        hasHistory: Bool,
        isAllowed: Bool
    ) async throws {
        users.working.next(
            .success(UserWork(hasUpcoming: hasUpcoming, hasHistory: hasHistory))
        )
        let check = CheckUserDeletionUseCase(users: users)

        if isAllowed {
            try await check.execute(2, teams: [])
        } else {
            await #expect(throws: SchedulingError.inUse(.person, lostTeams: [])) {
                try await check.execute(2, teams: [])
            }
        }
    }

    @Test func `a later refusal says what was lost (SC-46, fault 16)`() async {
        users.deleting.next(.failure(.inUse(.person, lostTeams: [])))
        let before = [
            SchedulingTeam.fixture(1, "Atlas", members: [1, 2]),
            SchedulingTeam.fixture(2, "Beacon", members: [3, 2]),
        ]
        let after = [SchedulingTeam.fixture(1, "Atlas", members: [1]), before[1]]
        teams.loading.next(.success(loaded(before)), .success(loaded(after)))
        let delete = DeleteUserUseCase(users: users, teams: teams)

        await #expect(throws: SchedulingError.inUse(.person, lostTeams: ["Atlas"])) {
            try await delete.execute(2)
        }
        #expect(teams.loading.calls == [.cacheFirst, .networkOnly])
    }

    @Test(arguments: [true, false])
    func `false means that it was gone already (SC-44)`(wasThere: Bool) async throws {
        teams.loading.always { _ throws(SchedulingError) in throw .repository(.cancelled) }
        users.deleting.next(.success(wasThere))
        teams.deleting.next(.success(wasThere))

        #expect(try await DeleteUserUseCase(users: users, teams: teams).execute(2) == wasThere)
        #expect(try await DeleteTeamUseCase(teams: teams).execute(2) == wasThere)
    }

    private func loaded(_ teams: [SchedulingTeam]) -> LoadedValue<[SchedulingTeam]> {
        let asOf = Date(timeIntervalSince1970: 0)
        return LoadedValue(teams, freshness: Freshness(source: .server, asOf: asOf))
    }
}
