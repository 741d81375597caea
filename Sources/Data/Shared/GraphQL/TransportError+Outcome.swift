extension TransportError {
    /// Whether a request that failed like this may have been carried out.
    var leavesOutcomeOpen: Bool {
        switch self {
        case .network(.connectionLost, _), .network(.timeout, _), .network(.other, _): true
        case .http(let status): status >= 500
        case .unexpectedContentType, .responseTooLarge, .invalidJSON, .decoding, .missingData: true
        case .network, .rateLimited, .redirectRefused, .requestTooLarge, .invalidVariables,
            .clientOutdated, .insecureURL, .cancelled:
            false
        }
    }
}
