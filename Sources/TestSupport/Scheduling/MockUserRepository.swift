public import MomentumDomain

/// Users that answer as a test prepared them to.
public final class MockUserRepository: UserRepository {
    public let loading = Stub<LoadPolicy, Loaded<[User]>, SchedulingError>("users") {
        .failure(.repository(.unavailable($0)))
    }
    public let finding = Stub<User.ID, User, SchedulingError>("user") {
        .failure(.repository(.unavailable($0)))
    }
    public let creating = Stub<UserDraft, User, SchedulingError>("createUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let updating = Stub<User, User, SchedulingError>("updateUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let deleting = Stub<User.ID, Bool, SchedulingError>("deleteUser") {
        .failure(.repository(.unavailable($0)))
    }
    public let working = Stub<User.ID, UserWork, SchedulingError>("work") {
        .failure(.repository(.unavailable($0)))
    }

    public init() {}

    public func users(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[User]> {
        try await loading(policy)
    }

    public func user(_ id: User.ID) async throws(SchedulingError) -> User {
        try await finding(id)
    }

    public func createUser(_ draft: UserDraft) async throws(SchedulingError) -> User {
        try await creating(draft)
    }

    public func updateUser(
        _ id: User.ID,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> User {
        try await updating(User(id: id, draft))
    }

    public func deleteUser(_ id: User.ID) async throws(SchedulingError) -> Bool {
        try await deleting(id)
    }

    public func work(of id: User.ID) async throws(SchedulingError) -> UserWork {
        try await working(id)
    }
}
