public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A repository of users with a test's prepared answers.
public final class MockUserRepository: UserRepository {
    public let loading = Stub<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>("users") {
        .failure(.repository(.unavailable($0)))
    }
    public let finding = Stub<SchedulingUser.ID, SchedulingUser, SchedulingError>("user") {
        .failure(.repository(.unavailable($0)))
    }
    public let creating = Stub<UserDraft, SchedulingUser, SchedulingError>("createUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let updating = Stub<SchedulingUser, SchedulingUser, SchedulingError>("updateUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let deleting = Stub<SchedulingUser.ID, Bool, SchedulingError>("deleteUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let working = Stub<SchedulingUser.ID, UserWork, SchedulingError>("work") {
        .failure(.repository(.unavailable($0)))
    }

    public init() {}

    public func users(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]> {
        try await loading(policy)
    }

    public func user(_ id: SchedulingUser.ID) async throws(SchedulingError) -> SchedulingUser {
        try await finding(id)
    }

    public func createUser(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser {
        try await creating(draft)
    }

    public func updateUser(
        _ id: SchedulingUser.ID,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser {
        try await updating(SchedulingUser(id: id, draft))
    }

    public func deleteUser(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool {
        try await deleting(id)
    }

    public func work(of id: SchedulingUser.ID) async throws(SchedulingError) -> UserWork {
        try await working(id)
    }
}
