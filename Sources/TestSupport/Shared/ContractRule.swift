public import Testing

/// A rule that every adapter of a protocol must satisfy, for checking your own adapter.
///
/// The rules of a protocol are a list that a test takes as its arguments, so that each rule is
/// reported by name:
///
/// ```swift
/// @Test(arguments: SiteRotationContract.rules)
/// func `records keep the contract`(rule: ContractRule<any SiteRotationRepository>) async throws {
///     try await rule.check { MyRecords() }
/// }
/// ```
public struct ContractRule<Subject: Sendable>: CustomTestStringConvertible, Sendable {
    /// Creates a new subject for each call: an adapter without content.
    public typealias Make = @Sendable () async throws -> Subject

    /// The rule in words.
    public let testDescription: String
    private let body: @Sendable (Make) async throws -> Void

    /// Creates a rule that `body` checks with expectations of Testing.
    public init(_ rule: String, _ body: @escaping @Sendable (Make) async throws -> Void) {
        testDescription = rule
        self.body = body
    }

    /// Checks the rule; each call of `make` must return a new subject.
    ///
    /// A rule that has not ended after `limit` fails by name, for example because an adapter
    /// announces no change.
    ///
    /// - Throws: The error of an adapter that fails although the rule expects success.
    public func check(
        limit: Duration = .seconds(60),
        clock: any Clock<Duration> = ContinuousClock(),
        _ make: @escaping Make
    ) async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await body(make)
                return true
            }
            group.addTask {
                try await clock.sleep(for: limit)
                return false
            }
            let isOver = try await group.next() ?? false
            group.cancelAll()
            if !isOver {
                Issue.record("“\(testDescription)” did not end within \(limit).")
            }
        }
    }
}
