public import Foundation
public import MomentumDomain

/// What can happen to a request on the wire; it never leaves the data layer.
public enum TransportError: Error, Hashable, Sendable {
    case network(NetworkFailure, FailureCause)
    case http(status: Int)
    /// The server asks to be left alone; `until` is `nil` when it does not say how long.
    case rateLimited(until: Date?)
    /// The server sends elsewhere: to which host, if it says one.
    case redirectRefused(to: String?)
    /// The answer is of another media type, as from a captive portal: which one.
    case unexpectedContentType(String)
    case responseTooLarge(limit: Int)
    case requestTooLarge(limit: Int)
    /// The body is no JSON text; `offset` counts bytes and is all that is told of it.
    case invalidJSON(offset: Int)
    /// The JSON has another form than expected: which operation, where, what was expected.
    case decoding(operation: String, path: String, expected: String)
    case missingData
    /// A variable that the server could not read: where it stands.
    case invalidVariables(path: String)
    /// The server does not know the request in this form.
    case clientOutdated
    /// The address is neither `https` nor on this device.
    case insecureURL
    case cancelled
}

extension TransportError: CustomNSError {
    public static var errorDomain: String { "Transport" }

    public var errorCode: Int {
        switch self {
        case .cancelled: 0
        case .network(.offline, _): 1
        case .network(.timeout, _): 2
        case .network(.connectionLost, _): 3
        case .network(.cannotConnect, _): 4
        case .network(.tls, _): 5
        case .network(.other, _): 6
        case .http: 7
        case .rateLimited: 8
        case .redirectRefused: 9
        case .unexpectedContentType: 10
        case .responseTooLarge: 11
        case .requestTooLarge: 12
        case .invalidJSON: 13
        case .decoding: 14
        case .missingData: 15
        case .invalidVariables: 16
        case .clientOutdated: 17
        case .insecureURL: 18
        }
    }
}

extension TransportError {
    /// The same failure in the words of the domain, with its own domain and code.
    public var cause: FailureCause { cause(TransportAdvice()) }

    /// The same, with advice that knows more of the server.
    package func cause(_ advice: TransportAdvice) -> FailureCause {
        FailureCause(
            domain: Self.errorDomain,
            code: errorCode,
            detail: detail,
            explanation: advice.sentence(for: self)
        )
    }

    private var detail: String {
        switch self {
        case .network(_, let cause): "\(cause.domain) \(cause.code)"
        case .http(let status): "HTTP \(status)"
        case .decoding(let operation, let path, let expected): "\(operation) \(path): \(expected)"
        case .invalidJSON(let offset): "byte \(offset)"
        case .invalidVariables(let path): path
        case .unexpectedContentType(let type): type
        case .responseTooLarge(let limit), .requestTooLarge(let limit): "limit \(limit) bytes"
        case .redirectRefused(let host): host ?? ""
        case .rateLimited, .missingData, .clientOutdated, .insecureURL: ""
        case .cancelled: "cancelled"
        }
    }
}

/// Why no complete answer came.
public enum NetworkFailure: Hashable, Sendable {
    /// The device has no network.
    case offline
    case timeout
    /// The connection ended before the answer did.
    case connectionLost
    /// There is no server at the address, or it has none.
    case cannotConnect
    case tls
    case other
}
