public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSchedulingDomain

/// Users and teams in a file that several processes may change.
public actor FileSchedulingRepository {
    private let file: SharedDocument
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let first: SchedulingRecords

    /// Creates a repository in a file that may be missing; it then starts empty or with the
    /// samples.
    ///
    /// - Parameters:
    ///   - file: The file of users and teams.
    ///   - dates: The clock that dates each reading.
    ///   - clock: The clock for polling while a listener waits for changes of other processes.
    ///   - withSamples: True to start with the samples.
    public init(
        file: URL,
        dates: any WallClock,
        clock: any Clock<Duration> = ContinuousClock(),
        withSamples: Bool = false
    ) {
        self.init(
            SharedDocument(file, subject: "people file"),
            dates: dates,
            clock: clock,
            withSamples: withSamples
        )
    }

    init(
        _ file: SharedDocument,
        dates: any WallClock,
        clock: any Clock<Duration> = ContinuousClock(),
        withSamples: Bool = false
    ) {
        self.file = file
        self.dates = dates
        self.clock = clock
        first = withSamples ? .samples : SchedulingRecords()
    }

    private func read() throws(SchedulingError) -> SchedulingRecords {
        do throws(DocumentError) {
            return try file.read(as: SchedulingFileDTO.self)?.toDomain() ?? first
        } catch {
            throw .repository(error.repositoryError)
        }
    }

    private func change<Value>(
        _ body: (inout SchedulingRecords) throws(SchedulingError) -> Value
    ) async throws(SchedulingError) -> Value {
        let outcome: Result<Value, SchedulingError>
        do throws(DocumentError) {
            outcome = try await file.change(SchedulingFileDTO.self) { content in
                var records = content?.toDomain() ?? first
                do throws(SchedulingError) {
                    let value = try body(&records)
                    return (SchedulingFileDTO(records), .success(value))
                } catch {
                    return (nil, .failure(error))
                }
            }
        } catch {
            throw .repository(error.repositoryError)
        }
        return try outcome.get()
    }

    private func loaded<Value>(
        _ value: (SchedulingRecords) -> Value
    ) throws(SchedulingError) -> LoadedValue<Value> {
        LoadedValue(value(try read()), freshness: Freshness(source: .file, asOf: dates.now))
    }
}

extension FileSchedulingRepository: UserRepository, TeamRepository, PeopleRepository {
    public func users(_ policy: LoadPolicy) throws(SchedulingError) -> LoadedValue<[SchedulingUser]>
    {
        try loaded(\.users)
    }

    public func user(_ id: SchedulingUser.ID) throws(SchedulingError) -> SchedulingUser {
        try read().user(id)
    }

    public func createUser(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser {
        try await change { records throws(SchedulingError) in try records.create(draft) }
    }

    public func updateUser(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser {
        try await change { records throws(SchedulingError) in try records.update(id, draft) }
    }

    public func deleteUser(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool {
        try await change { records throws(SchedulingError) in try records.deleteUser(id) }
    }

    /// Always false: a file has no assignments.
    public func work(of id: SchedulingUser.ID) -> UserWork {
        UserWork(hasUpcoming: false, hasHistory: false)
    }

    public func teams(_ policy: LoadPolicy) throws(SchedulingError) -> LoadedValue<[SchedulingTeam]>
    {
        try loaded(\.teams)
    }

    public func team(_ id: SchedulingTeam.ID) throws(SchedulingError) -> SchedulingTeam {
        try read().team(id)
    }

    public func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam {
        try await change { records throws(SchedulingError) in try records.create(draft) }
    }

    public func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam {
        try await change { records throws(SchedulingError) in try records.update(id, draft) }
    }

    public func deleteTeam(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await change { records in records.deleteTeam(id) }
    }

    public func people(
        _ policy: LoadPolicy
    ) throws(SchedulingError) -> LoadedValue<SchedulingPeople> {
        try loaded { SchedulingPeople(users: $0.users, teams: $0.teams) }
    }

    public nonisolated func changes() -> AsyncStream<LoadedValue<SchedulingPeople>> {
        let writes = file.changes(by: clock)
        return Broadcast.values { [self] send in
            for await _ in writes {
                // The next reader gets the error of an unreadable file.
                if let people = try? await people(.networkOnly) { send(people) }
            }
        }
    }
}
