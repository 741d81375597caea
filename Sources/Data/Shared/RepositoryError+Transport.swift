import MomentumDomain

extension RepositoryError {
    /// The same failure in the words of the domain.
    init(_ error: TransportError) {
        switch error {
        case .cancelled: self = .cancelled
        case .unexpectedContentType, .invalidJSON, .decoding, .missingData:
            self = .unreadable(error.cause)
        default: self = .unavailable(error.cause)
        }
    }
}
