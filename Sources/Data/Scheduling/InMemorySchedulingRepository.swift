public import MomentumDomain
public import MomentumSchedulingDomain

/// Users and teams for this run.
public actor InMemorySchedulingRepository {
    private var records: SchedulingRecords
    private let dates: any WallClock

    /// Creates an empty space, or one with the samples.
    public init(dates: any WallClock, withSamples: Bool = false) {
        self.dates = dates
        records = withSamples ? .samples : SchedulingRecords()
    }

    /// Creates a space with these users and teams, for previews and tests.
    ///
    /// The last of several values with one id wins; the leads and members of `teams` should be
    /// users.
    public init(users: [SchedulingUser], teams: [SchedulingTeam] = [], dates: any WallClock) {
        self.dates = dates
        records = SchedulingRecords(
            users: users,
            rows: teams.map { team in
                SchedulingRecords.TeamRow(
                    id: team.id,
                    name: team.name,
                    lead: team.lead.id,
                    members: team.members.map(\.id)
                )
            }
        )
    }

    private var freshness: Freshness { Freshness(source: .memory, asOf: dates.now) }
}

extension InMemorySchedulingRepository: UserRepository, TeamRepository, PeopleRepository {
    public func users(_ policy: LoadPolicy) -> LoadedValue<[SchedulingUser]> {
        LoadedValue(records.users, freshness: freshness)
    }

    public func user(_ id: SchedulingUser.ID) throws(SchedulingError) -> SchedulingUser {
        try records.user(id)
    }

    public func createUser(_ draft: UserDraft) throws(SchedulingError) -> SchedulingUser {
        try records.create(draft)
    }

    public func updateUser(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) throws(SchedulingError) -> SchedulingUser {
        try records.update(id, draft)
    }

    public func deleteUser(_ id: SchedulingUser.ID) throws(SchedulingError) -> Bool {
        try records.deleteUser(id)
    }

    public func work(of id: SchedulingUser.ID) -> UserWork {
        UserWork(hasUpcoming: false, hasHistory: false)
    }

    public func teams(_ policy: LoadPolicy) -> LoadedValue<[SchedulingTeam]> {
        LoadedValue(records.teams, freshness: freshness)
    }

    public func team(_ id: SchedulingTeam.ID) throws(SchedulingError) -> SchedulingTeam {
        try records.team(id)
    }

    public func createTeam(_ draft: TeamDraft) throws(SchedulingError) -> SchedulingTeam {
        try records.create(draft)
    }

    public func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) throws(SchedulingError) -> SchedulingTeam {
        try records.update(id, draft)
    }

    public func deleteTeam(_ id: SchedulingTeam.ID) -> Bool {
        records.deleteTeam(id)
    }

    public func people(_ policy: LoadPolicy) -> LoadedValue<SchedulingPeople> {
        LoadedValue(
            SchedulingPeople(users: records.users, teams: records.teams),
            freshness: freshness
        )
    }
}
