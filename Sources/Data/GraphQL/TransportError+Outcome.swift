import MomentumNetwork

extension TransportError {
    /// True if a request that failed like this may have been carried out.
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

    /// True if a request that failed like this has certainly not reached the server.
    var hasNotLeft: Bool {
        switch self {
        case .network(.offline, _), .network(.cannotConnect, _), .network(.tls, _),
            .requestTooLarge, .invalidVariables, .insecureURL, .cancelled:
            true
        default: false
        }
    }
}
