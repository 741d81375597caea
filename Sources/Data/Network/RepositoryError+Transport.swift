package import MomentumDomain

extension RepositoryError {
    package init(_ error: TransportError, _ advice: TransportAdvice = TransportAdvice()) {
        switch error {
        case .cancelled: self = .cancelled
        case .unexpectedContentType, .invalidJSON, .decoding, .missingData:
            self = .unreadable(error.cause(advice))
        default: self = .unavailable(error.cause(advice))
        }
    }
}
