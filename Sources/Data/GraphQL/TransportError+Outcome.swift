import MomentumNetwork

extension TransportError {
    /// True if the server may have carried out a request with this failure.
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

    /// True if a request with this failure has certainly not reached the server.
    var hasNotLeft: Bool {
        switch self {
        case .network(.offline, _), .network(.cannotConnect, _), .network(.tls, _),
            .requestTooLarge, .invalidVariables, .insecureURL, .cancelled:
            true
        default: false
        }
    }
}
