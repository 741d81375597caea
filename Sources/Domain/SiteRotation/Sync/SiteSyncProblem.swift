/// What is wrong with sync, when it is more than a missing connection or account (SR-119).
public struct SiteSyncProblem: Hashable, Sendable {
    /// What people are told about it.
    public enum Reason: Hashable, Sendable {
        /// The service is there and cannot answer now.
        case unavailable
        /// The service asks for patience.
        case busy
        /// Some records did not sync: domain and code of each, sorted, repeated ones with their
        /// number.
        case partial([String])
        /// Something else, in its own words.
        case other(String)
    }

    public let reason: Reason
    /// Domain and code of the error that decided, for the end of the message (SR-115).
    public let cause: FailureCause

    public init(reason: Reason, cause: FailureCause) {
        self.reason = reason
        self.cause = cause
    }
}
