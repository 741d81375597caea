import MomentumDomain

extension AuthenticationError {
    /// What a document of this layer could not do.
    init(_ error: DocumentError) {
        self = error.isCancelled ? .cancelled : .storage(FailureCause(error))
    }
}
