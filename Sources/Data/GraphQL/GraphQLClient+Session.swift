import MomentumAuthenticationDomain
import MomentumDomain
import MomentumNetwork

extension GraphQLClient {
    /// The maximum time that a change waits to learn if the session is valid.
    private static let settlingLimit = Duration.seconds(5)

    /// The credentials of an operation.
    ///
    /// A change first waits for a running session check. If the session has ended, the outcome of a
    /// change already sent would be unknown.
    func credentials(for kind: GraphQLKind) async throws(GraphQLFailure) -> Credentials {
        let first = try await credentials()
        guard kind == .mutation else { return first }
        await session.settle(atMost: Self.settlingLimit, by: clock)
        // Read again, because the check may have brought a newer token.
        if let settled = try? await credentials(), settled.sessionNumber == first.sessionNumber,
            settled.space == first.space
        {
            return settled
        }
        throw await session.standing(of: first).failure ?? .transport(.cancelled)
    }

    /// The reason for a failure, which may be the end of the session.
    func explained(
        _ failure: GraphQLFailure,
        of kind: GraphQLKind,
        with credentials: Credentials
    ) async -> GraphQLFailure {
        // A cancelled caller needs no reason.
        guard !Task.isCancelled else { return failure }
        let standing = await session.standing(of: credentials)
        guard standing == .sessionEnded, kind == .mutation else {
            return standing.failure ?? failure
        }
        // A change that was sent has its own outcome, or an unknown one.
        guard case .transport(let error) = failure, error.hasNotLeft else { return failure }
        return standing.failure ?? failure
    }

    private func credentials() async throws(GraphQLFailure) -> Credentials {
        do throws(AuthenticationError) {
            return try await session.credentials()
        } catch {
            throw .authentication(error)
        }
    }
}
