/// What a call does while an earlier one is still running (L-4).
public enum Reentry: Hashable, Sendable {
    /// The earlier one is cancelled, and its answer dropped if it comes all the same.
    case latestWins
    /// The call changes nothing and returns at once.
    case firstWins
    /// The call waits for the answer that is on its way: one request for any number of callers.
    case join
}
