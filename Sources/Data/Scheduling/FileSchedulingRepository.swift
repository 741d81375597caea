public import Foundation
public import MomentumDomain

/// Users and teams in a file, which is replaced as a whole.
///
/// An actor, so that updates queue up by themselves; nothing suspends between a read and its write.
public actor FileSchedulingRepository {
    private let file: URL
    private let dates: any WallClock
    private let first: SchedulingRecords

    /// Creates a repository in a file that need not exist yet; the samples are what is in it then.
    public init(file: URL, dates: any WallClock, withSamples: Bool = false) {
        self.file = file
        self.dates = dates
        first = withSamples ? .samples : SchedulingRecords()
    }

    private func read() throws(SchedulingError) -> SchedulingRecords {
        do {
            let content = try JSONDecoder().decode(
                SchedulingFileDTO.self,
                fromOutside: Data(contentsOf: file)
            )
            guard content.version == SchedulingFileDTO.currentVersion else {
                let detail = "version \(content.version)"
                let cause = FailureCause(domain: "SchedulingFile", code: 1, detail: detail)
                throw RepositoryError.unreadable(cause)
            }
            return content.toDomain()
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return first
        } catch let error as RepositoryError {
            throw .repository(error)
        } catch let error as DecodingError {
            throw .repository(.unreadable(FailureCause(error)))
        } catch {
            throw .repository(.unavailable(FailureCause(error)))
        }
    }

    private func change<Result>(
        _ body: (inout SchedulingRecords) throws(SchedulingError) -> Result
    ) throws(SchedulingError) -> Result {
        var records = try read()
        let result = try body(&records)
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try encoder.encode(SchedulingFileDTO(records)).write(to: file, options: .atomic)
        } catch {
            throw .repository(.unavailable(FailureCause(error)))
        }
        return result
    }

    private func loaded<Value>(
        _ value: (SchedulingRecords) -> Value
    ) throws(SchedulingError) -> Loaded<Value> {
        Loaded(value(try read()), freshness: Freshness(source: .file, asOf: dates.now))
    }
}

extension FileSchedulingRepository: UserRepository, TeamRepository, PeopleRepository {
    public func users(_ policy: LoadPolicy) throws(SchedulingError) -> Loaded<[User]> {
        try loaded(\.users)
    }

    public func user(_ id: User.ID) throws(SchedulingError) -> User {
        try read().user(id)
    }

    public func createUser(_ draft: UserDraft) throws(SchedulingError) -> User {
        try change { records in records.create(draft) }
    }

    public func updateUser(_ id: User.ID, _ draft: UserDraft) throws(SchedulingError) -> User {
        try change { records throws(SchedulingError) in try records.update(id, draft) }
    }

    public func deleteUser(_ id: User.ID) throws(SchedulingError) -> Bool {
        try change { records throws(SchedulingError) in try records.deleteUser(id) }
    }

    /// A file knows no assignments.
    public func work(of id: User.ID) -> UserWork {
        UserWork(hasUpcoming: false, hasHistory: false)
    }

    public func teams(_ policy: LoadPolicy) throws(SchedulingError) -> Loaded<[Team]> {
        try loaded(\.teams)
    }

    public func team(_ id: Team.ID) throws(SchedulingError) -> Team {
        try read().team(id)
    }

    public func createTeam(_ draft: TeamDraft) throws(SchedulingError) -> Team {
        try change { records throws(SchedulingError) in try records.create(draft) }
    }

    public func updateTeam(_ id: Team.ID, _ draft: TeamDraft) throws(SchedulingError) -> Team {
        try change { records throws(SchedulingError) in try records.update(id, draft) }
    }

    public func deleteTeam(_ id: Team.ID) throws(SchedulingError) -> Bool {
        try change { records in records.deleteTeam(id) }
    }

    public func people(_ policy: LoadPolicy) throws(SchedulingError) -> Loaded<People> {
        try loaded { People(users: $0.users, teams: $0.teams) }
    }
}
