public import MomentumDomain
import Synchronization
import Testing

/// A function of a mock: records its calls, and returns prepared answers.
///
/// ```swift
/// public final class MockUserRepository: UserRepository {
///     public let loading = Stub<Void, [User], RepositoryError>("MockUserRepository.users")
///
///     public func users() async throws(RepositoryError) -> [User] { try await loading(()) }
/// }
///
/// users.loading.next(.failure(.cancelled), .success([.fixture(1)]))
/// users.loading.always(.failure(.cancelled))
/// users.loading.always { _ throws(RepositoryError) in throw .cancelled }
/// ```
///
/// A throwing closure declares its error type, as in the last line; a nonthrowing one is written
/// like any other.
///
/// A call without a prepared answer fails the running test, with the name and input of the call. It
/// then ends with the result of `unstubbed`, usually an error. An error alone would not be enough,
/// because the code under test could handle it. Stopping the process would also end its other
/// tests.
public final class Stub<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
    /// Answers a call; a ``Gate`` can do it in any order.
    public typealias Answer = @Sendable (Input) async throws(Failure) -> Output

    private struct State {
        var calls: [Input] = []
        var results: [Result<Output, Failure>] = []
        var answer: Answer?
    }

    private let name: String
    private let unstubbed: @Sendable (FailureCause) -> Result<Output, Failure>
    private let state = Mutex(State())

    /// Creates a stub without prepared answers.
    ///
    /// - Parameters:
    ///   - name: The name in the report of an unexpected call: `MockUserRepository.users`.
    ///   - unstubbed: The result of an unexpected call, after the report.
    public init(
        _ name: String,
        unstubbed: @escaping @Sendable (FailureCause) -> Result<Output, Failure>
    ) {
        self.name = name
        self.unstubbed = unstubbed
    }

    /// The inputs of all calls so far, oldest first.
    public var calls: [Input] { state.withLock { $0.calls } }

    /// Adds results for the next calls, one each, after those not yet used.
    public func next(_ results: Result<Output, Failure>...) {
        state.withLock { $0.results += results }
    }

    /// Answers every call without a separate result.
    public func always(_ answer: @escaping Answer) {
        state.withLock { $0.answer = answer }
    }

    /// Returns one result for every call without a separate result.
    public func always(_ result: Result<Output, Failure>) {
        always { _ throws(Failure) in try result.get() }
    }

    /// Records the call and answers it.
    ///
    /// Throws the prepared error; without a prepared answer, it fails the test and throws the error
    /// of `unstubbed`.
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

extension Stub where Failure == any Error {
    /// Creates a stub without prepared answers; an unexpected call throws ``UnpreparedCall``.
    public convenience init(_ name: String) {
        self.init(name) { .failure(UnpreparedCall(report: $0.detail)) }
    }
}

/// The error of a call for which a ``Stub`` has no answer.
public struct UnpreparedCall: Error, Hashable {
    /// The name and the input of the call.
    public let report: String
}

extension Stub where Failure == RepositoryError {
    /// Creates a stub without prepared answers; an unexpected call throws `unavailable`.
    public convenience init(_ name: String) {
        self.init(name) { .failure(.unavailable($0)) }
    }
}
