public import MomentumDomain
import Synchronization
import Testing

/// One function of a mock: records its calls, and answers them as a test prepared it to.
///
/// ```swift
/// public final class MockUserRepository: UserRepository {
///     public let loading = Stub<Void, [User], RepositoryError>("MockUserRepository.users")
///
///     public func users() async throws(RepositoryError) -> [User] { try await loading(()) }
/// }
///
/// users.loading.next(.failure(.cancelled), .success([.fixture(1)]))
/// ```
///
/// A call that nothing was prepared for fails the test that runs, with the name and the input of
/// the call, and then ends as `unstubbed` says, mostly with an error. Throwing alone would not do:
/// the code under test could take it for one of the failures it handles. Stopping the process would
/// not do either: it takes the other tests along, which run in the same one.
public final class Stub<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
    /// Answers a call; a ``Gate`` can do it, in the order a test likes.
    public typealias Answer = @Sendable (Input) async throws(Failure) -> Output

    private struct State {
        var calls: [Input] = []
        var results: [Result<Output, Failure>] = []
        var answer: Answer?
    }

    private let name: String
    private let unstubbed: @Sendable (FailureCause) -> Result<Output, Failure>
    private let state = Mutex(State())

    /// Creates a stub that nothing is prepared for.
    ///
    /// - Parameters:
    ///   - name: Stands in the report of an unexpected call: `MockUserRepository.users`.
    ///   - unstubbed: Ends an unexpected call, after it was reported.
    public init(
        _ name: String,
        unstubbed: @escaping @Sendable (FailureCause) -> Result<Output, Failure>
    ) {
        self.name = name
        self.unstubbed = unstubbed
    }

    /// The inputs of all calls so far, the oldest first.
    public var calls: [Input] { state.withLock { $0.calls } }

    /// Prepares the results of the next calls, one for each, behind those that are still waiting.
    public func next(_ results: Result<Output, Failure>...) {
        state.withLock { $0.results += results }
    }

    /// Answers every call that has no result of its own.
    public func always(_ answer: @escaping Answer) {
        state.withLock { $0.answer = answer }
    }

    /// Records the call and answers it.
    ///
    /// Throws what was prepared, or, after the test was failed, that nothing was.
    public func callAsFunction(_ input: Input) async throws(Failure) -> Output {
        let (result, answer) = state.withLock { state in
            state.calls.append(input)
            return (state.results.isEmpty ? nil : state.results.removeFirst(), state.answer)
        }
        if let result { return try result.get() }
        if let answer { return try await answer(input) }
        let report = "\(name) was called with \(input), and nothing was prepared for it."
        Issue.record("\(report)")
        return try unstubbed(FailureCause(domain: "Stub", code: 0, detail: report)).get()
    }
}

extension Stub where Failure == RepositoryError {
    /// Creates a stub that nothing is prepared for; an unexpected call throws `unavailable`.
    public convenience init(_ name: String) {
        self.init(name) { .failure(.unavailable($0)) }
    }
}
