public import Foundation
public import MomentumDomain
public import MomentumGraphQL
import MomentumNetwork
public import MomentumSchedulingDomain

/// Users and teams of the active space on the server.
public struct RemoteSchedulingRepository: Sendable {
    private let client: GraphQLClient
    private let timeZone: TimeZone?
    private let locale: Locale

    /// `timeZone` and `locale` apply to times in messages; without a time zone these have no times.
    public init(
        client: GraphQLClient,
        timeZone: TimeZone? = nil,
        locale: Locale = Locale(identifier: "en_US_POSIX")
    ) {
        self.client = client
        self.timeZone = timeZone
        self.locale = locale
    }

    private var advice: TransportAdvice {
        TransportAdvice(
            host: client.configuration.server.host,
            now: client.dates.now,
            timeZone: timeZone,
            locale: locale
        )
    }

    private func run<Value>(
        _ operation: GraphQLOperation<Value>,
        _ variables: [String: GraphQLValue] = [:],
        deed: SchedulingError.Deed
    ) async throws(SchedulingError) -> Value {
        do throws(GraphQLFailure) {
            return try await client.run(operation, variables: variables).value
        } catch {
            throw SchedulingError(error, deed, advice)
        }
    }

    private func load<Value>(
        _ operation: GraphQLOperation<Value>,
        _ policy: LoadPolicy,
        partial: PartialDataPolicy = .strict
    ) async throws(SchedulingError) -> LoadedValue<Value> {
        do throws(GraphQLFailure) {
            let result = try await client.run(operation, policy: policy, partial: partial)
            return LoadedValue(
                result.value,
                freshness: Freshness(
                    source: result.isFromCache ? .cache : .server,
                    asOf: result.receivedAt,
                    isStale: result.isStale
                ),
                remark: remark(on: result)
            )
        } catch {
            throw SchedulingError(error, .reading, advice)
        }
    }

    /// The failure of a missing part, or the reason a cached answer replaces the server's.
    private func remark<Value>(on result: GraphQLResult<Value>) -> SchedulingError? {
        if let failure = result.failure {
            return SchedulingError(.transport(failure), .reading, advice)
        }
        return result.errors.isEmpty ? nil : SchedulingError(missing: result.errors)
    }

    private func input(_ draft: UserDraft) -> GraphQLValue {
        // Always sends all five, because the server clears omitted fields (SC-29).
        [
            "fullName": .string(draft.fullName),
            "craftAbility": .string(draft.craftAbility.rawValue),
            "jobLevel": .string(draft.jobLevel.rawValue),
            "craftFocus": .string(draft.craftFocus.rawValue),
            "levelStartDate": draft.levelStartDate.map { .string($0.text) } ?? .null,
        ]
    }

    private func input(_ draft: TeamDraft) throws(SchedulingError) -> GraphQLValue {
        guard draft.memberIDs.allSatisfy(WireID.range.contains) else { throw .invalidReference }
        return [
            "name": .string(draft.name),
            "teamLeadId": draft.lead.map { .int($0) } ?? .null,
            "memberIds": .list(draft.memberIDs.map { .int($0) }),
        ]
    }
}

extension RemoteSchedulingRepository: UserRepository {
    public func users(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]> {
        try await load(SchedulingOperations.loadUsers, policy)
            .map { $0.users.map { $0.toDomain() }.lastOfEachID }
    }

    public func user(_ id: SchedulingUser.ID) async throws(SchedulingError) -> SchedulingUser {
        guard WireID.range.contains(id) else { throw .notFound(.person) }
        let answer = try await run(
            SchedulingOperations.loadUser,
            ["id": .int(id)],
            deed: .reading
        )
        guard let user = answer.user else { throw .notFound(.person) }
        return user.toDomain()
    }

    public func createUser(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser {
        let variables = ["input": input(draft)]
        return try await run(SchedulingOperations.createUser, variables, deed: .writing)
            .createUser.toDomain()
    }

    public func updateUser(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser {
        guard WireID.range.contains(id) else { throw .notFound(.person) }
        let variables = ["id": .int(id), "input": input(draft)]
        return try await run(SchedulingOperations.updateUser, variables, deed: .writing)
            .updateUser.toDomain()
    }

    public func deleteUser(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool {
        guard WireID.range.contains(id) else { return false }
        return try await run(
            SchedulingOperations.deleteUser,
            ["id": .int(id)],
            deed: .deleting(.person)
        )
        .deleteUser
    }

    public func work(of id: SchedulingUser.ID) async throws(SchedulingError) -> UserWork {
        guard WireID.range.contains(id) else { throw .notFound(.person) }
        let schedule = try await run(
            SchedulingOperations.loadUserSchedule,
            ["userId": .int(id)],
            deed: .reading
        )
        let work = try await run(
            SchedulingOperations.loadRecentWork,
            ["userId": .int(id), "limit": 1],
            deed: .reading
        )
        return UserWork(
            hasUpcoming: !schedule.userSchedule.isEmpty,
            hasHistory: !work.userWorkHistory.isEmpty
        )
    }
}

extension RemoteSchedulingRepository: TeamRepository {
    public func teams(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]> {
        try await load(SchedulingOperations.loadTeams, policy)
            .map { $0.teams.map { $0.toDomain() }.lastOfEachID }
    }

    public func team(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> SchedulingTeam {
        guard WireID.range.contains(id) else { throw .notFound(.team) }
        let answer = try await run(
            SchedulingOperations.loadTeam,
            ["id": .int(id)],
            deed: .reading
        )
        guard let team = answer.team else { throw .notFound(.team) }
        return team.toDomain()
    }

    public func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam {
        let variables = ["input": try input(draft)]
        return try await run(SchedulingOperations.createTeam, variables, deed: .writing)
            .createTeam.toDomain()
    }

    public func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam {
        guard WireID.range.contains(id) else { throw .notFound(.team) }
        let variables = ["id": .int(id), "input": try input(draft)]
        return try await run(SchedulingOperations.updateTeam, variables, deed: .writing)
            .updateTeam.toDomain()
    }

    public func deleteTeam(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        guard WireID.range.contains(id) else { return false }
        return try await run(
            SchedulingOperations.deleteTeam,
            ["id": .int(id)],
            deed: .deleting(.team)
        )
        .deleteTeam
    }
}

extension RemoteSchedulingRepository: PeopleRepository {
    public func people(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<SchedulingPeople> {
        let loaded = try await load(SchedulingOperations.loadPeople, policy, partial: .data)
        guard loaded.value.users != nil || loaded.value.teams != nil else {
            throw loaded.remark ?? .repository(.unreadable(TransportError.missingData.cause))
        }
        return loaded.map { answer in
            SchedulingPeople(
                users: answer.users?.map { $0.toDomain() }.lastOfEachID,
                teams: answer.teams?.map { $0.toDomain() }.lastOfEachID
            )
        }
    }
}
