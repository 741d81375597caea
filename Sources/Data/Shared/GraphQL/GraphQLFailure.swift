public import MomentumDomain

/// Why an operation has no result, or only a part of one.
public enum GraphQLFailure: Error, Hashable, Sendable {
    /// Nothing came, or nothing that can be read.
    case transport(TransportError)
    /// The server answered with errors.
    case refused(GraphQLRefusal)
    /// The server says that there is no session, in one of the forms of GQ-14.
    case unauthenticated
    /// There is no session, or it does not allow this (GQ-10, AU-24).
    case authentication(AuthenticationError)
    /// A mutation left and no answer that can be read came back: it may have been carried out.
    case outcomeUnknown(TransportError)
    /// The cache alone was asked, and has nothing usable.
    case notCached
}
